// What is being asked and what will happen, in words.

import type { Place } from "../kit/contract";
import type { Step, StepKind, View } from "./view";
import { say, sayCard } from "./words";

/** Nobody waits for these. */
const UNSAID: readonly StepKind[] = ["first-player", "deal-board", "deal", "first-turn"];
/** These are about whoever has the turn. */
const OF_THE_TURN: readonly StepKind[] = ["one-more-card", "end-of-turn"];

export interface ToCome {
  /** Whom it is about. */
  place: Place | undefined;
  text: string;
}

/** The steps to come. Scoring ends every round and need not be announced. */
export function stepsOf(view: View, places: readonly Place[]): ToCome[] {
  const told = view.to_come.filter((step) => !UNSAID.includes(step.kind));
  const last = told.at(-1);
  if (told.length > 1 && last?.kind === "score-round") told.pop();
  const placeOf = (seat: number | undefined): Place | undefined => places.find((place) => place.seat === seat);
  return told.map((step) => {
    const values = { whom: placeOf(step.whom)?.name ?? "", card: step.card ? sayCard(step.card) : "" };
    return { place: placeOf(seatOf(step, view)), text: say(`step-${step.kind}`, values) };
  });
}

function seatOf(step: Step, view: View): number | undefined {
  return OF_THE_TURN.includes(step.kind) ? view.turn : step.seat;
}

/** With the name of whom it is about. */
export function sayStep({ place, text }: ToCome): string {
  return place ? say("step-said", { who: place.name, step: text }) : text;
}
