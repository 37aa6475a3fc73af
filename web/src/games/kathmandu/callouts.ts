// What may be done on a space where a yak stands would lie under it: it is called out above.

import { isSwap, previewOf, type Spot } from "./offers";
import type { View } from "./view";

/** How far above the middle of its space a callout lies, in units of the sheet. */
export const CALLED_OUT = 40;

export function isCalledOut(view: View, { way, space }: Spot): boolean {
  return way === null && space !== null && view.players.some((player) => player.yak === space);
}

/** The sign of what is done there, and what it brings. */
export function calledOut(view: View, spot: Spot): { sign: string; points: number } {
  const good = view.goods.find((one) => one.space === spot.space)?.good;
  const temple = view.temples.some((one) => one.space === spot.space);
  const [option] = spot.options;
  if (option && isSwap(option)) return { sign: "map", points: 0 };
  return { sign: good ?? (temple ? "offering" : "flag"), points: (option && previewOf(option).points) ?? 0 };
}
