import { expect, test } from "vitest";
import { arrowBetween } from "./arrow";

const card = { x: 100, y: 100, width: 80, height: 60 };
const count = { x: 600, y: 100, width: 40, height: 20 };

test("an arrow begins and ends outside of what it leads from and to", () => {
  const { along, end } = arrowBetween(card, count);
  const start = along[0]!;
  expect(start.x).toBeGreaterThanOrEqual(139);
  expect(end.x).toBeLessThan(580);
});

test("from a whole board it begins in its middle", () => {
  expect(arrowBetween({ ...card, width: 500 }, count).along[0]).toEqual({ x: 100, y: 100 });
});

test("two things that touch still have an arrow that goes the right way", () => {
  const { along, end } = arrowBetween(card, { ...card, x: 182 });
  expect(end.x).toBeGreaterThan(100);
  expect(along.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
});
