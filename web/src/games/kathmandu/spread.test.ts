import { expect, test } from "vitest";
import { ANIMAL, CARD, spread, type Gathered } from "./spread";

const RICH: Gathered = { cards: 8, tents: 0, animals: 6, maps: 5, goods: 6 };
const wide = ({ cards, animals, maps, goods }: Gathered, room: number): number => {
  const { card, animal } = spread(room, { cards, tents: 0, animals, maps, goods });
  return cards * card + animals * animal + 1.6 * Math.max(maps, goods) + 0.25 * (cards + 4);
};

test("a rich hand fits a narrow row", () => {
  expect(wide(RICH, 33)).toBeLessThanOrEqual(33.01);
  expect(wide(RICH, 50)).toBeLessThanOrEqual(50.01);
});

test("what is only a little has its whole size and its words", () => {
  const few = spread(33, { cards: 2, tents: 0, animals: 1, maps: 1, goods: 0 });
  expect(few).toEqual({ card: CARD.whole, animal: ANIMAL.whole, worded: true });
});

test("nothing becomes too small to be known", () => {
  const { card, animal } = spread(10, RICH);
  expect(card).toBeCloseTo(CARD.least);
  expect(animal).toBeCloseTo(ANIMAL.least);
});
