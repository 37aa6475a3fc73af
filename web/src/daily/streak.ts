// The days on which this browser has finished a daily deal, and how many of them came one after the other.

import { recall, remember } from "../kept";

const KEPT = "daily";
const DAY = 86_400_000;
const MOST = 400;

/** The days that are kept, as far as they can be read. */
export const read = (text: string | null): string[] => (text ?? "").split(" ").filter((day) => !isNaN(Date.parse(day)));

/** The same with another day, the latest last. */
export const noted = (days: readonly string[], day: string): string[] =>
  [...new Set([...days, day])].toSorted().slice(-MOST);

/** How many days in a row end today, or yesterday if today's is still to be played. */
export function streakOf(days: readonly string[], today: string): number {
  const known = new Set(days.map((day) => Date.parse(day)));
  const last = Date.parse(today);
  let day = known.has(last) ? last : last - DAY;
  let count = 0;
  for (; known.has(day); day -= DAY) count += 1;
  return count;
}

/** Notes that a deal of this day was finished here, and tells the row it makes. */
export function noteDay(day: string): number {
  const days = noted(read(recall(KEPT)), day);
  remember(KEPT, days.join(" "));
  return streakOf(days, day);
}
export const streak = (today: string): number => streakOf(read(recall(KEPT)), today);
