// How a tower is counted at the end: its stones come row by row, then its groups light up one after the other.

import { COUNTED } from "../kit/counted";
import type { Pace } from "../kit/staging.svelte";
import type { Bonus, Player, View } from "./view";

/** How many times as long as other sources the groups are looked at. */
export const GROUPS_LINGER = 4;

const ROW = 0.04;
const FIRST = 0.26;
const LAST = 0.86;

/** When a row comes, in milliseconds. */
export const rowComes = (row: number, pace: Pace): number => row * ROW * COUNTED[pace] * GROUPS_LINGER;

/** When the nth of so many groups lights up: all towers are done at the same time or before. */
export function groupLights(nth: number, most: number, pace: Pace): number {
  return (FIRST + ((LAST - FIRST) * nth) / Math.max(1, most)) * COUNTED[pace] * GROUPS_LINGER;
}

/** The stones of a tower that a bonus card counts: on its places, or all of its colour unless others have more. */
export function countedBy<Stone extends { kind: string; slot: number }>(
  { colour, kind, places }: Pick<Bonus, "colour" | "kind" | "places">,
  { parts }: Pick<Player, "parts">,
  stones: readonly Stone[],
): Stone[] {
  const alike = stones.filter((stone) => stone.kind === colour);
  if (kind === "places") return alike.filter(({ slot }) => places.includes(slot));
  const scores = parts.some(({ source, points }) => source === `source-bonus-${colour}` && points > 0);
  return kind === "duty" || scores ? alike : [];
}

export interface Tie {
  stones: number;
  /** Whether nobody who has as many points has fewer stones. */
  better: boolean;
}

/** Whom the number of stones sets apart from somebody with as many points; null: it does not count for this seat. */
export function tieOf({ players }: Pick<View, "players">, seat: number): Tie | null {
  const { points, stones } = players[seat]!;
  const equal = players.filter((player) => player.points === points);
  if (equal.every((player) => player.stones === stones)) return null;
  return { stones, better: equal.every((player) => player.stones >= stones) };
}
