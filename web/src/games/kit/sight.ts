// How far to scroll until what matters can be seen.

import { wantsLessMotion } from "./motion";

/** So far from the edge something is seen well. */
export const MARGIN = 24;
/** Or just so. */
const RIM = 8;

type Box = Pick<DOMRect, "top" | "bottom">;

/**
 * How far to scroll until most of these boxes stand between top and bottom; 0 if as many do already. The way `home`, to
 * where the page begins, is taken before any other that shows no more.
 */
export function wayToSight(boxes: readonly Box[], top: number, bottom: number, home = 0): number {
  const seenAfter = (way: number): number =>
    boxes.filter((box) => box.top - way >= top && box.bottom - way <= bottom).length;
  const ways = boxes.flatMap((box) => [box.top - top - MARGIN, box.bottom - bottom + MARGIN]);
  const better = (best: number, way: number): number => {
    const gain = seenAfter(way) - seenAfter(best);
    return gain > 0 || (gain === 0 && Math.abs(way) < Math.abs(best)) ? way : best;
  };
  if (!boxes.length) return 0;
  const best = ways.reduce(better, 0);
  return seenAfter(home) >= seenAfter(best) ? home : best;
}

/** Scrolls the page no farther than it must until something stands between the bar and what is at the foot. */
export function bringBetween(one: Element): void {
  const { top, bottom } = one.getBoundingClientRect();
  const from = document.querySelector(".frame > .bar")?.getBoundingClientRect().bottom ?? 0;
  const to = document.querySelector(".frame > .foot")?.getBoundingClientRect().top ?? innerHeight;
  const by = bottom > to ? Math.min(bottom - to + RIM, top - from) : Math.min(0, top - from - RIM);
  if (by) scrollBy({ top: by, behavior: wantsLessMotion() ? "instant" : "smooth" });
}
