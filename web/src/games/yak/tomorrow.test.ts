import { expect, test } from "vitest";
import { lyingLayout, narrowLayout, tallLayout, wideLayout } from "./layout";
import { aheadSpot, inLines } from "./tomorrow";

const WIDE = 176;
const PHONE_WIDE = 152;
const LAYOUTS = [wideLayout(3), wideLayout(4), tallLayout(3), tallLayout(4)];

test.each(LAYOUTS)("what comes tomorrow is told on the side of the cart that comes, both ways round", (layout) => {
  for (const taken of [false, true]) {
    expect(aheadSpot(layout, 1, WIDE, taken).x).toBeLessThan(layout.wide / 2);
    expect(aheadSpot(layout, layout.carts.length - 1, WIDE, taken).x).toBeGreaterThan(layout.wide / 2);
  }
});

test.each([wideLayout(3), wideLayout(4)])("what the market has is never covered by it", (layout) => {
  const { market, carts } = layout;
  for (const wide of [WIDE, 330]) {
    const right = aheadSpot(layout, carts.length - 1, wide, false).x - wide / 2;
    expect(right).toBeGreaterThan(market.x + market.wide / 2);
    const left = aheadSpot(layout, 1, wide, false).x + wide / 2;
    expect(left).toBeLessThan(market.x - market.wide / 2);
  }
});

test.each([narrowLayout(3, 2, 0), lyingLayout(4, 3)])(
  "on a phone it is told below the cards and beside the top of one's own tower, whichever cart comes",
  (layout) => {
    const { cards, tower } = layout.own;
    for (const number of [1, 2]) {
      const { x, y } = aheadSpot(layout, number, PHONE_WIDE, false);
      expect(y).toBeGreaterThan(cards.y + cards.high);
      expect(x - PHONE_WIDE / 2).toBeGreaterThanOrEqual(0);
      expect(x + PHONE_WIDE / 2).toBeLessThan(tower.x - tower.wide / 2);
    }
  },
);

test("on a phone it is told in lines that are no wider than their room, and no word is lost", () => {
  const text = "Tomorrow: at least 1, up to 2 stones";
  const lines = inLines(text, 24);
  expect(lines.join(" ")).toBe(text);
  expect(lines.every((line) => line.length <= 24)).toBe(true);
});

test("it is told beside the bonus cards, not upon them", () => {
  const { bonuses } = wideLayout(4);
  const { y } = aheadSpot(wideLayout(4), 1, WIDE, true);
  expect(y - 21).toBeGreaterThan(bonuses.y + 99 * bonuses.scale - 12);
});
