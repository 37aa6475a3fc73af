import { expect, test } from "vitest";
import { ANIMAL, CARD, spread, type Gathered } from "./spread";

const RICH: Gathered = { cards: 8, tents: 0, animals: 6 };
const wide = (gathered: Gathered, room: number): number => {
  const { card, animal } = spread(room, gathered);
  return CARD.whole + (gathered.cards - 1) * card + gathered.animals * animal + 0.25 * (gathered.cards + 1);
};

test("a rich hand fits a narrow row, and fills it", () => {
  for (const room of [25, 33, 50, 70]) expect(wide(RICH, room)).toBeCloseTo(room);
});

test("what is only a little has its whole size", () => {
  expect(spread(33, { cards: 2, tents: 0, animals: 1 })).toEqual({ card: CARD.whole, animal: ANIMAL.whole });
});

test("on a laptop five cards say what they do beside five animals", () => {
  const { card, animal } = spread(40, { cards: 5, tents: 0, animals: 5 });
  expect(card).toBeGreaterThanOrEqual(CARD.told);
  expect(animal).toBeGreaterThanOrEqual(ANIMAL.told);
});

test("nothing becomes too small to be known", () => {
  expect(spread(10, RICH)).toEqual({ card: CARD.least, animal: ANIMAL.least });
});
