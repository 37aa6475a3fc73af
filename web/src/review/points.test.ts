import { expect, test } from "vitest";
import { layersOf, rangeOf } from "./points";

const POINTS = [
  { moment: 0, points: [[0, 0, 0]] },
  { moment: 10, points: [[6, -4, 2]] },
];

test("the range holds what is won and what is lost", () => {
  expect(rangeOf(POINTS)).toEqual({ least: -4, most: 8 });
  expect(rangeOf([])).toEqual({ least: 0, most: 1 });
});

test("layers that give lie on each other, what is lost hangs below the line", () => {
  const [first, lost, second] = layersOf(POINTS, 0, 10, { least: -4, most: 8 }, { width: 100, height: 12 });
  expect(first).toBe("M0.0 8.0L100.0 2.0L100.0 8.0L0.0 8.0Z");
  expect(lost).toBe("M0.0 8.0L100.0 8.0L100.0 12.0L0.0 8.0Z");
  expect(second).toBe("M0.0 8.0L100.0 0.0L100.0 2.0L0.0 8.0Z");
});
