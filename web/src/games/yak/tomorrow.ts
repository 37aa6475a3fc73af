// Where it is told what comes tomorrow: on the side of the cart that comes, whichever way the carts go; on a phone beside
// the upper rows of one's own tower, where a hand would lie.

import type { Layout, Spot } from "./layout";

/** The middle of the plate, on a phone of its upper edge, for the cart at a place of the ring; `taken`: bonus cards lie in the left of the valley. */
export function aheadSpot(layout: Layout, number: number, wide: number, taken: boolean): Spot {
  const cart = layout.carts[number]!;
  const within = (x: number): number => Math.max(wide / 2 + 3, Math.min(x, layout.wide - wide / 2 - 3));
  if (!layout.ahead) return { x: layout.own.hand.x + wide / 2 - 2, y: layout.own.hand.y + 2 };
  const { x, y } = layout.ahead;
  const isLeft = cart.x < layout.wide / 2 - 50;
  if (!isLeft) return { x: within(x), y };
  return { x: within(layout.wide - x), y: taken && layout.name === "wide" ? y + BELOW_BONUSES : y };
}

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
