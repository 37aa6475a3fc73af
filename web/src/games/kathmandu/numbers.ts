// Where the numbers of a die lead from a start space: one that is stopped before a mountain stops where others do.

import type { Way } from "./view";

export interface Reached {
  /** From and to which number it is reached: "2", or "3–6". */
  numbers: string;
  way: Way;
}

/** The ways in the order of their numbers, from 1; those that end together are told together. */
export function reachedBy(ways: readonly Way[]): Reached[] {
  const stops = [...new Set(ways.map((way) => way.stop))];
  return stops.flatMap((stop) => {
    const numbers = ways.flatMap((way, n) => (way.stop === stop ? [n + 1] : []));
    const way = ways.find((one) => one.stop === stop);
    const [first, last] = [numbers[0], numbers.at(-1)];
    return way ? [{ numbers: first === last ? `${first}` : `${first}–${last}`, way }] : [];
  });
}
