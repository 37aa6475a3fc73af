// How large a city is drawn in a room of a given shape.

import { laidOut, type Layout, type Size } from "./rows";
import { fullHeight, halfWidth } from "./sections";
import type { Monument } from "./view";

/** Of the height, `free` is kept free above the streets; `wide` is what the drawing needs in its own units. */
export function cityOf(
  monuments: readonly Pick<Monument, "kind">[],
  room: Size,
  free: number,
  letter: number,
): { sheet: Layout; wide: number } {
  const ground = { wide: room.wide, high: room.high * (1 - free) };
  const sizes = monuments.map(({ kind }) => ({ wide: 2 * halfWidth(kind) + 10 + letter, high: fullHeight(kind) + 22 }));
  const sheet = laidOut(sizes, ground, letter + 8, 140);
  return { sheet, wide: Math.max(sheet.reach, 320, (sheet.high * ground.wide) / ground.high) };
}
