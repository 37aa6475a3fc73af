// Room on the table for something that is said for a moment: near its matter, over nothing that has to be read meanwhile.

import { overlap, type Area } from "../kit/beside";

export interface Point {
  x: number;
  y: number;
}

/** What should stay in sight, and how much it matters. */
export interface Kept {
  box: Area;
  matters: number;
}

const STEP = 12;
/** So many covered points are as bad as one point further away. */
const FAR = 12;

/** From one end to the other in equal steps, both included. */
function steps(from: number, to: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / STEP));
  return [...Array.from({ length: count }, (_, n) => from + n * STEP), Math.max(from, to)];
}

/** The upper left corner of a box of this size, as near to where it is wished as it can lie well. */
export function roomFor(
  size: { width: number; height: number },
  field: Area,
  wish: Point,
  kept: readonly Kept[],
): Point {
  let best = { x: field.x, y: field.y };
  let least = Infinity;
  for (const y of steps(field.y, field.y + field.height - size.height)) {
    for (const x of steps(field.x, field.x + field.width - size.width)) {
      const box = { x, y, ...size };
      const far = Math.hypot(x + size.width / 2 - wish.x, y + size.height / 2 - wish.y);
      const cost = kept.reduce((sum, one) => sum + overlap(box, one.box) * one.matters, far * FAR);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The same box without its margins. */
export const within = ({ x, y, width, height }: Area, margin: number): Area => ({
  x: x + margin,
  y: y + margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
});
