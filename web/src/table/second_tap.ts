// What can't be taken back may ask for a second tap: by a setting, and only where a slip is likely.

import type { Choosable } from "../wire";

/** `near`: where something else that is offered lies under the same finger; `final`: whatever can't be taken back. */
export type Safety = "never" | "near" | "final";

/** So soon, in ms, nobody has read a question: such a tap was meant for what lay there before. */
const READS = 700;

export const tooSoon = (asked: number, now: number): boolean => now - asked < READS;

export interface Spot {
  x: number;
  y: number;
}
type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

// As far as a finger strays.
const STRAYS = 26;

export function needsSecondTap(safety: Safety, option: Pick<Choosable, "final">, beside: () => boolean): boolean {
  if (safety === "never" || !option.final) return false;
  return safety === "final" || beside();
}

/** How far a spot is from a box; 0 within it. */
export function distance({ x, y }: Spot, { left, right, top, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Whether something else is offered so near that a finger could have meant it. */
export function liesBeside(root: Element, at: Spot): boolean {
  const touched = document.elementFromPoint(at.x, at.y);
  return [...root.querySelectorAll("[data-offered], .offered, .ask [data-option]")].some(
    (one) =>
      !one.contains(touched) &&
      !touched?.contains(one) &&
      one.getClientRects().length > 0 &&
      distance(at, one.getBoundingClientRect()) < STRAYS,
  );
}
