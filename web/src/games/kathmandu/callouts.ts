// What may be done on a space where a yak stands would lie under it: it is called out above.

import { isSwap, previewOf, swapWorth, type Spot } from "./offers";
import type { Box, Point } from "./layout";
import type { View } from "./view";

/** How far above the middle of its space a callout lies, in units of the sheet. */
export const CALLED_OUT = 40;

/** Half of a bubble with its edge. */
export const BUBBLE = 21;

/** Where the bubble of a place lies: above it, or below where the window ends above; and never cut at its sides. */
export function bubbleAt({ x, y }: Point, shown: Box): Point {
  const isCut = y - CALLED_OUT - BUBBLE < shown.y;
  const [least, most] = [shown.x + BUBBLE, shown.x + shown.width - BUBBLE];
  return { x: Math.max(least, Math.min(x, most)), y: isCut ? y + CALLED_OUT : y - CALLED_OUT };
}

/** How far beside its bubble lies what it brings: to the right, unless the window ends there. */
export function figureBeside({ x }: Point, size: number, shown: Box): number {
  const wide = 20 + 10 * size;
  return x + wide + 15 * size > shown.x + shown.width ? -wide : wide;
}

export function isCalledOut(view: View, { way, space }: Spot): boolean {
  return way === null && space !== null && view.players.some((player) => player.yak === space);
}

const bestOf = (options: Spot["options"]): number => Math.max(...options.map(swapWorth));

/** The sign of what is done there, and what it brings. */
export function calledOut(view: View, spot: Spot): { sign: string; points: number } {
  const good = view.goods.find((one) => one.space === spot.space)?.good;
  const temple = view.temples.some((one) => one.space === spot.space);
  const [option] = spot.options;
  if (option && isSwap(option)) return { sign: "map", points: bestOf(spot.options) };
  return { sign: good ?? (temple ? "offering" : "flag"), points: (option && previewOf(option).points) ?? 0 };
}
