// Choices and questions that speak of somebody at the table, by name.

import type { Choosable, Question } from "../../wire";
import type { Place } from "../contract";
import type { ToursView } from "./view";
import { say } from "./words";

const BLOWS: Record<string, string> = {
  Draw: "blow-draw",
  DrawTwo: "blow-draw-two",
  DiscardEquipment: "blow-discard-equipment",
  StealEquipment: "blow-steal-equipment",
  DiscardMember: "blow-discard-member",
  StealMember: "blow-steal-member",
};

const nameOf = (seat: number | undefined, places: readonly Place[]): string | null =>
  places.find((place) => place.seat === seat)?.name ?? null;

export function sayOption(option: Choosable, places: Place[]): string | null {
  const seat = /^seat-(\d)$/.exec(option.name)?.[1];
  if (seat === undefined) return null;
  const place = places.find((one) => one.seat === Number(seat));
  return place?.mine ? say("table-myself") : (place?.name ?? null);
}

export function sayPrompt(question: Question, view: ToursView, places: Place[]): string | null {
  const step = view.to_come[0];
  if (question.key === "prompt-protect") {
    const who = nameOf(step?.attacker, places);
    const blow = BLOWS[step?.blow?.step ?? ""];
    return who && blow ? say(question.key, { who, what: say(blow) }) : null;
  }
  if (question.key === "prompt-second-card") {
    const who = nameOf(step?.receiver, places);
    return who && say(question.key, { who });
  }
  return null;
}
