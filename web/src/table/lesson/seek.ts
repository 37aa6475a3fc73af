// Brings what a guide speaks of out from where it can't be seen.

import { drawn } from "../lit";

/** Where none of it is drawn, as behind a tab, the game hears `sought` and may show it. */
export function seekHidden(all: readonly Element[]): void {
  if (!drawn(all).length) all[0]?.dispatchEvent(new CustomEvent("sought", { bubbles: true }));
}

/** Scrolls the parts of the table that scroll by themselves, never the page nor what only cuts off. */
export function bringWithin(all: readonly Element[]): void {
  const one = all[0];
  for (let part = one?.parentElement; one && part && part !== document.body; part = part.parentElement) {
    if (part.scrollHeight <= part.clientHeight + 1 || !/auto|scroll/.test(getComputedStyle(part).overflowY)) continue;
    const [box, within] = [one.getBoundingClientRect(), part.getBoundingClientRect()];
    const below = Math.min(box.bottom - within.bottom, box.top - within.top);
    part.scrollBy({ top: box.top < within.top ? box.top - within.top : Math.max(0, below) });
  }
}
