// Room on the table for something that is said for a moment: near its matter, over nothing that has to be read meanwhile.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What should stay in sight, and how much it matters. */
export interface Kept {
  box: Box;
  matters: number;
}

const STEP = 12;
/** So many covered points are as bad as one point further away. */
const FAR = 12;

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** From one end to the other in equal steps, both included. */
function steps(from: number, to: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / STEP));
  return [...Array.from({ length: count }, (_, n) => from + n * STEP), Math.max(from, to)];
}

/** The upper left corner of a box of this size, as near to where it is wished as it can lie well. */
export function roomFor(
  size: { width: number; height: number },
  field: Box,
  wish: Point,
  kept: readonly Kept[],
): Point {
  let best = { x: field.left, y: field.top };
  let least = Infinity;
  for (const y of steps(field.top, field.top + field.height - size.height)) {
    for (const x of steps(field.left, field.left + field.width - size.width)) {
      const box = { left: x, top: y, ...size };
      const far = Math.hypot(x + size.width / 2 - wish.x, y + size.height / 2 - wish.y);
      const cost = kept.reduce((sum, one) => sum + shared(box, one.box) * one.matters, far * FAR);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The same box without its margins. */
export const within = ({ left, top, width, height }: Box, margin: number): Box => ({
  left: left + margin,
  top: top + margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
});
