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

/** The steps to come, each with the seat it is about, if any. Scoring ends every round and need not be announced. */
export function stepsOf(view: ToursView, places: readonly Place[]): { seat: number | null; text: string }[] {
  const told = view.to_come.filter((step) => step.step in KEYS);
  const last = told.at(-1);
  if (told.length > 1 && last?.step === "ScoreRound") told.pop();
  return told.map((step) => {
    const seat = seatOf(step, view);
    const name = (of: number | undefined): string => places.find((place) => place.seat === of)?.name ?? "";
    const card = step.card === undefined ? "" : sayCard(nameOf(step.card, view));
    const whom = name(step.victim ?? step.attacker);
    return { seat, text: say(KEYS[step.step] ?? "", { who: name(seat ?? undefined), whom, card }) };
  });
}

function seatOf(step: Step, view: ToursView): number | null {
  if (step.seat !== undefined && step.seat >= 0) return step.seat;
  if (step.step === "OneMoreCard" || step.step === "EndOfTurn") return view.turn;
  return step.receiver ?? step.player ?? step.taker ?? step.attacker ?? null;
}

/** A step names its card by number; a card that acts lies, or lay, on the table. */
function nameOf(card: number, view: ToursView): string {
  const lying = [...view.players.flatMap((player) => [...player.members, ...player.equipment]), ...view.discards];
  return lying.find((one) => one.id === card)?.name ?? "";
}
