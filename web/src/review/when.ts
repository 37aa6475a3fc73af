// When a moment was, in the words of people who played: the day and the round that its view tells.

import { moments } from "../net/rest";
import { say } from "./words";

/** "Day 3", "Round 2", or both; null where a game counts neither. */
export function whenOf(view: unknown): string | null {
  const { day, round } = (view ?? {}) as { day?: unknown; round?: unknown };
  if (day === 0) return say("when-setup");
  if (typeof day === "number" && typeof round === "number") return say("when-both", { day, round });
  if (typeof day === "number") return say("when-day", { day });
  return typeof round === "number" ? say("when-round", { round }) : null;
}

/** When each of these moments was, told one after the other as they are read; one that can't be read is left out. */
export async function readWhen(
  table: string,
  wanted: readonly number[],
  tell: (moment: number, when: string) => void,
  left: () => boolean,
): Promise<void> {
  for (const moment of wanted) {
    if (left()) return;
    const page = await moments(table, { first: moment }, 1, "all").catch(() => null);
    const when = whenOf(page?.moments[0]?.view);
    if (when && !left()) tell(moment, when);
  }
}
