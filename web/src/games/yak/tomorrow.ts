// Where it is told what comes tomorrow: on the side of the cart that comes, whichever way the carts go; on a phone beside
// the upper rows of one's own tower, where a hand would lie.

import type { Layout, Spot } from "./layout";

/** The middle of the plate, on a phone of its upper edge, for the cart at a place of the ring; `taken`: bonus cards lie in the left of the valley. */
export function aheadSpot(layout: Layout, number: number, wide: number, taken: boolean): Spot {
  const cart = layout.carts[number]!;
  const within = (x: number): number => Math.max(wide / 2 + 3, Math.min(x, layout.wide - wide / 2 - 3));
  if (!layout.ahead) return { x: layout.own.hand.x + wide / 2 - 2, y: layout.own.hand.y + 2 };
  const { x, y } = layout.ahead;
  const { market } = layout;
  // What the market has is compared with it.
  const beside = Math.abs(y - market.y) < (market.high + HIGH) / 2;
  const away = beside ? (market.wide + wide) / 2 + EDGE : 0;
  const isLeft = cart.x < layout.wide / 2 - 50;
  if (!isLeft) return { x: within(Math.max(x, market.x + away)), y };
  if (taken && layout.name === "wide") return { x: within(layout.wide - x), y: y + BELOW_BONUSES };
  return { x: within(Math.min(layout.wide - x, market.x - away)), y };
}

/** How high the plate is, and how far from the market's terrace. */
const HIGH = 40;
const EDGE = 11;

const BELOW_BONUSES = 88;

/** A sentence in lines of so many letters. */
export function inLines(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
