// Choices and questions that speak of somebody at the table, by name.

import type { Choosable, Question } from "../../wire";
import type { Place } from "../kit/contract";
import type { View } from "./view";
import { say } from "./words";

export function sayOption(option: Choosable, places: Place[]): string | null {
  const place = places.find((one) => option.on.includes(`seat-${one.seat}`));
  return place?.mine ? say("table-myself") : (place?.name ?? null);
}

/** A question that is about somebody else says so with a name. */
export function sayPrompt(question: Question, view: View, places: Place[]): string | null {
  const step = view.to_come[0];
  const whom = places.find((place) => place.seat === step?.whom)?.name;
  return whom ? say(question.key, { whom, blow: step?.blow ? say(`blow-${step.blow}`) : "" }) : null;
}
