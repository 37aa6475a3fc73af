// Where the pieces lie that belong to an option.

import { wantsLessMotion } from "../../games/kit/motion";
import type { Choosable } from "../../wire";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A ring stands so far outside what it lights. */
const ROOM = 4;

/** What is seen of the table: from below the bar to above what is asked. */
export const sightOf = (page: HTMLElement): { top: number; bottom: number } => ({
  top: page.querySelector("header:has(> .home)")?.getBoundingClientRect().bottom ?? 0,
  bottom: page.querySelector("section.ask")?.getBoundingClientRect().top ?? innerHeight,
});

/** The drawn things of an option: the one that plays it, else all its pieces, else its row in the list. */
export function elementsOf(page: HTMLElement, option: Choosable): Element[] {
  const named = `[data-option="${CSS.escape(option.name)}"]`;
  const whole = seen(page.querySelectorAll(`.ground ${named}`));
  if (whole.length) return whole;
  const pieces = option.on.map((piece) => `.ground [data-piece~="${CSS.escape(piece)}"]`);
  const parts = pieces.length ? seen(page.querySelectorAll(pieces.join(", "))) : [];
  return parts.length ? parts : seen(page.querySelectorAll(`.ask ${named}`));
}

const seen = (found: NodeListOf<Element>): Element[] => [...found].filter((one) => one.getClientRects().length > 0);

/** The rings round all of it, or round the part of it marked by `data-lit`, within what is seen of the table. */
export function boxesFor(page: HTMLElement, options: readonly Choosable[]): Box[] {
  const elements = new Set(options.flatMap((option) => elementsOf(page, option)));
  const { top, bottom } = sightOf(page);
  return [...elements].flatMap((one) => {
    const { x, y, width, height } = (one.querySelector("[data-lit]") ?? one).getBoundingClientRect();
    const asked = one.closest(".ask") !== null;
    if (!asked && (y + height / 2 < top || y + height / 2 > bottom)) return [];
    const round = (value: number): number => Math.round(value * 2) / 2;
    return [
      { x: round(x - ROOM), y: round(y - ROOM), width: round(width + 2 * ROOM), height: round(height + 2 * ROOM) },
    ];
  });
}

/** Scrolls to what a hint lights, where none of it is in sight. */
export function bringBoxes(page: HTMLElement, options: readonly Choosable[]): void {
  if (!options.length || boxesFor(page, options).length) return;
  const first = options.flatMap((option) => elementsOf(page, option))[0];
  first?.scrollIntoView({ block: "center", behavior: wantsLessMotion() ? "instant" : "smooth" });
}
