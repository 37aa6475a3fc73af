// Where the numbers of a die lead from a start space: one that is stopped before a mountain stops where others do.

import type { Way } from "./view";

export interface Reached {
  /** From and to which number it is reached: "2", or "3–6". */
  numbers: string;
  way: Way;
}

const SIDES = 6;

/** The ways of each direction in the order of their numbers, from 1; those that end together are told together. */
export function reachedBy(ways: readonly Way[], start: (space: number) => boolean = () => false): Reached[] {
  const directions = Array.from({ length: ways.length / SIDES }, (_, n) => ways.slice(n * SIDES, (n + 1) * SIDES));
  return directions.flatMap((one) => straight(one).filter(({ way }) => !start(way.stop)));
}

function straight(ways: readonly Way[]): Reached[] {
  const stops = [...new Set(ways.map((way) => way.stop))];
  return stops.flatMap((stop) => {
    const numbers = ways.flatMap((way, n) => (way.stop === stop ? [n + 1] : []));
    const way = ways.find((one) => one.stop === stop);
    const [first, last] = [numbers[0], numbers.at(-1)];
    return way ? [{ numbers: first === last ? `${first}` : `${first}–${last}`, way }] : [];
  });
}
