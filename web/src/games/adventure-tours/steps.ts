// What is being asked and what will happen, in words.

import type { Place } from "../contract";
import type { Step, ToursView } from "./view";
import { say, sayCard } from "./words";

const KEYS: Record<string, string> = {
  Turn: "step-turn",
  UseAction: "step-use-action",
  UseAgain: "step-use-again",
  OneMoreCard: "step-one-more-card",
  AddEquipment: "step-add-equipment",
  AddMember: "step-add-member",
  Attack: "step-attack",
  Protect: "step-protect",
  GiveSecond: "step-give-second",
  Draw: "step-draw",
  DrawTwo: "step-draw-two",
  DrawIfYouLike: "step-draw-if-you-like",
  GiftOfACard: "step-gift",
  GoOn: "step-go-on",
  EndOfTurn: "step-end-of-turn",
  ScoreRound: "step-score-round",
  StartRound: "step-start-round",
  ChooseBoard: "step-choose-board",
  TakeLastBoard: "step-take-last-board",
};

export interface ToCome {
  /** Whom it is about. */
  place: Place | undefined;
  text: string;
}

/** The steps to come. Scoring ends every round and need not be announced. */
export function stepsOf(view: ToursView, places: readonly Place[]): ToCome[] {
  const told = view.to_come.filter((step) => step.step in KEYS);
  const last = told.at(-1);
  if (told.length > 1 && last?.step === "ScoreRound") told.pop();
  return told.map((step) => {
    const placeOf = (seat: number | null): Place | undefined => places.find((place) => place.seat === seat);
    const card = step.card === undefined ? "" : sayCard(nameOf(step.card, view));
    const whom = placeOf(step.victim ?? step.attacker ?? null)?.name ?? "";
    return { place: placeOf(seatOf(step, view)), text: say(KEYS[step.step] ?? "", { whom, card }) };
  });
}

function seatOf(step: Step, view: ToursView): number | null {
  if (step.seat !== undefined && step.seat >= 0) return step.seat;
  if (step.step === "OneMoreCard" || step.step === "EndOfTurn") return view.turn;
  return step.receiver ?? step.player ?? step.taker ?? step.attacker ?? null;
}

/** With the name of whom it is about. */
export function sayStep({ place, text }: ToCome): string {
  return place ? say("step-said", { who: place.name, step: text }) : text;
}

/** A step names its card by number; a card that acts lies, or lay, on the table. */
function nameOf(card: number, view: ToursView): string {
  const lying = [...view.players.flatMap((player) => [...player.members, ...player.equipment]), ...view.discards];
  return lying.find((one) => one.id === card)?.name ?? "";
}
