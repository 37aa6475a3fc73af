// Where a seat, a row or a card is on the table just now, for what is drawn between two of them.

import type { Area } from "../kit/beside";
import type { Kept } from "./room";

/** A box by its middle. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const boxOf = ({ x, y, width, height }: Spot): Area => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

function spotOf(element: Element, table: HTMLElement): Spot | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!width && !height) return null;
  const around = table.getBoundingClientRect();
  return { x: left + width / 2 - around.left, y: top + height / 2 - around.top, width, height };
}

/** From where to where things are in sight: on a phone the page scrolls between its bar and what is asked. */
function sight(table: HTMLElement): [top: number, bottom: number] {
  const frame = table.closest("main")?.parentElement;
  const bar = frame?.querySelector(":scope > .bar")?.getBoundingClientRect();
  const foot = frame?.querySelector(":scope > .foot")?.getBoundingClientRect();
  return [Math.max(0, bar?.bottom ?? 0), Math.min(innerHeight, foot?.top ?? innerHeight)];
}

/** What is left of the window below the upper edge of something, before the page is scrolled and above what is asked. */
export function roomBelow(element: HTMLElement): number {
  const desk = element.parentElement;
  const foot = element.closest("main")?.parentElement?.querySelector(":scope > .foot");
  // What is asked may take a line more for a while: nothing moves for that.
  const asked = foot ? parseFloat(getComputedStyle(foot).minHeight) || 0 : 0;
  const edge = desk ? parseFloat(getComputedStyle(desk).paddingBottom) || 0 : 0;
  return innerHeight - asked - edge - (element.getBoundingClientRect().top + scrollY);
}

/** The part of the table that is in sight. */
export function inSight(table: HTMLElement): Area {
  const [from, to] = sight(table);
  const { top, bottom, width } = table.getBoundingClientRect();
  const first = Math.max(top, from);
  return { x: 0, y: first - top, width, height: Math.max(0, Math.min(bottom, to) - first) };
}

const seen = (element: Element, [from, to]: [number, number]): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > from && top < to;
};

/** The first of these that is drawn, one in sight before all others. */
export function spot(table: HTMLElement, ...selectors: string[]): Spot | null {
  const found = selectors.flatMap((selector) => [...table.querySelectorAll(selector)]);
  const between = sight(table);
  for (const element of [...found.filter((one) => seen(one, between)), ...found]) {
    const place = spotOf(element, table);
    if (place) return place;
  }
  return null;
}

/** All of these that are drawn, to be kept in sight. */
export const kept = (table: HTMLElement, selector: string, matters: number): Kept[] =>
  [...table.querySelectorAll(selector)].flatMap((element) => {
    const place = spotOf(element, table);
    return place ? [{ box: boxOf(place), matters }] : [];
  });

/** Where a seat's expedition lies, or the tag that stands for it. */
export const spotOfSeat = (table: HTMLElement, seat: number): Spot | null => spot(table, `[data-anchor="${seat}"]`);
