// The parts of the table of which a small window shows one at a time.

import type { Choosable } from "@/wire";
import { wantsLessMotion } from "../kit/motion";
import { wayToSight } from "../kit/sight";

export type Tab = "own" | "market" | "others";
export const TABS: readonly Tab[] = ["own", "market", "others"];

const MARKET = /^(equipment-|animal-|display-map-|special-good)/;
const OTHERS = /-of-seat-/;
const ON_MAP = /^(heading|space|step)-/;

const partOf = (piece: string): Tab | null => {
  if (ON_MAP.test(piece)) return null;
  if (MARKET.test(piece)) return "market";
  return OTHERS.test(piece) ? "others" : "own";
};

/** The parts in which something may be chosen now. */
export function tabsOf(options: Iterable<Choosable>): ReadonlySet<Tab> {
  const parts = [...options].flatMap((option) => option.on.map(partOf));
  return new Set(parts.filter((part) => part !== null));
}

/** What is asked comes before one's own things, where one's answers mostly only add to it. */
export const tabOf = (lit: ReadonlySet<Tab>): Tab =>
  (["market", "others"] as const).find((part) => lit.has(part)) ?? "own";

/** Scrolls the open part as little as shows most of what may be chosen in it. */
export function bringWithin(panel: HTMLElement): void {
  for (const part of panel.children) {
    if (part.scrollHeight <= part.clientHeight) continue;
    const lit = [...part.querySelectorAll("[data-offered]")].filter((one) => one.getClientRects().length > 0);
    const { top: above, bottom } = part.getBoundingClientRect();
    // What stays at its top covers what scrolls under it.
    const top = above + (parseFloat(getComputedStyle(part).scrollPaddingTop) || 0);
    const boxes = lit.map((one) => one.getBoundingClientRect());
    part.scrollBy({ top: wayToSight(boxes, top, bottom), behavior: wantsLessMotion() ? "instant" : "smooth" });
  }
}
