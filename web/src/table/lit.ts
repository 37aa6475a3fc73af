// Where the pieces lie that a hint or a lesson speaks of.

import { wantsLessMotion } from "../games/kit/motion";
import { wayToSight } from "../games/kit/sight";
import type { Choosable } from "../wire";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A ring stands so far outside what it lights. */
const ROOM = 4;

/** Of what is cut off at the edge of a map less than this, in pixels, is not seen. */
const GLIMPSE = 24;

/** What a thing on the table may be called by: parts of it first, then pieces and the places where they lie. */
const NAMES = ["part", "piece", "place", "option"] as const;

/** What is seen of the table: from below the bar to above what is asked, or to the edge where the end lies over that. */
export const sightOf = (page: HTMLElement): { top: number; bottom: number } => ({
  top: page.querySelector("header:has(> .home)")?.getBoundingClientRect().bottom ?? 0,
  bottom: page.querySelector("section.end")
    ? innerHeight
    : (page.querySelector("section.ask")?.getBoundingClientRect().top ?? innerHeight),
});

/** The drawn things of an option: the one that plays it, else all its pieces, else its row in the list. */
export function elementsOf(page: HTMLElement, option: Choosable): Element[] {
  const named = `[data-option="${CSS.escape(option.name)}"]`;
  const whole = drawn(page.querySelectorAll(`.ground ${named}`));
  if (whole.length) return whole;
  const partsOf = (pieces: readonly string[]): Element[] =>
    drawn(pieces.flatMap((piece) => [...page.querySelectorAll(`.ground ${of(piece)}`)]));
  const of = (piece: string): string => `[data-piece~="${CSS.escape(piece)}"]`;
  // What is taken up already needs no touch: where it goes does.
  const left = option.on.filter((piece) => !page.querySelector(`.ground ${of(piece)}[data-held]`));
  const next = partsOf(left);
  const parts = next.length ? next : partsOf(option.on);
  return parts.length ? parts : drawn(page.querySelectorAll(`.ask ${named}`));
}

/** All that is called so, drawn or not: see docs/lessons.md. */
export function allCalled(page: HTMLElement, name: string): Element[] {
  const end = page.querySelector<HTMLElement>("section.end");
  const kinds = NAMES.map((kind) => {
    const found = [...page.querySelectorAll(`[data-${kind}~="${CSS.escape(name)}"]`)];
    // What lies under the end is not meant.
    return end ? found.filter((one) => end.contains(one) || !one.closest("main")) : found;
  });
  return kinds.find((all) => drawn(all).length) ?? kinds.find((all) => all.length) ?? [];
}

export const drawn = (found: Iterable<Element>): Element[] =>
  [...found].filter((one) => one.getClientRects().length > 0);

/** What is seen of a thing: as far as nothing around it on the table cuts it off, such as the edge of a map. */
export function seenOf(one: Element): Box | null {
  const { x, y, width, height } = one.getBoundingClientRect();
  let [left, top, right, bottom] = [x, y, x + width, y + height];
  for (
    let around = one.parentElement;
    around && !around.matches(".ground, main, body");
    around = around.parentElement
  ) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  const hidden = right - left < Math.min(width / 3, GLIMPSE) || bottom - top < Math.min(height / 3, GLIMPSE);
  return hidden ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The rings round all of these, or round the part of each marked by `data-lit`, within what is seen of the table. */
export function boxesFor(page: HTMLElement, elements: Iterable<Element>): Box[] {
  const { top, bottom } = sightOf(page);
  return [...new Set(elements)].flatMap((one) => {
    const seen = seenOf(one.querySelector("[data-lit]") ?? one);
    if (!seen) return [];
    const { x, y, width, height } = seen;
    const around = one.closest(".ground, section.end") === null;
    if (!around && (y + height / 2 < top || y + height / 2 > bottom)) return [];
    const round = (value: number): number => Math.round(value * 2) / 2;
    return [
      { x: round(x - ROOM), y: round(y - ROOM), width: round(width + 2 * ROOM), height: round(height + 2 * ROOM) },
    ];
  });
}

const behaviour = (): ScrollBehavior => (wantsLessMotion() ? "instant" : "smooth");

/** Scrolls to what is lit, where none of it is in sight. */
export function bringBoxes(page: HTMLElement, elements: readonly Element[]): void {
  if (!elements.length || boxesFor(page, elements).length) return;
  elements[0]?.scrollIntoView({ block: "center", behavior: behaviour() });
}

/** Scrolls the page until most of it stands in what a panel at the foot or at the top leaves of the table. */
export function bringAbove(page: HTMLElement, elements: readonly Element[], panel: HTMLElement | null): void {
  if (document.documentElement.scrollHeight <= innerHeight) return;
  const { top, bottom } = sightOf(page);
  const boxes = elements.map((one) => (one.querySelector("[data-lit]") ?? one).getBoundingClientRect());
  const by = wayToSight(boxes, top, bottom - (panel?.getBoundingClientRect().height ?? 0));
  if (by) scrollBy({ top: by, behavior: behaviour() });
}
