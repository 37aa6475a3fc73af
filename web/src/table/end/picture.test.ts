import { expect, test } from "vitest";
import { columns, columnsFor, columnsIn, fitted, meanRatio } from "./picture";

test("columns share the width between the margins", () => {
  expect(columns(2, 1000, 50, 100)).toEqual({ lefts: [50, 550], wide: 400 });
  expect(columns(1, 1000, 50, 100)).toEqual({ lefts: [50], wide: 900 });
});

test("what was built keeps its proportions and stands at the foot", () => {
  expect(fitted(2, 100, 100)).toEqual({ x: 0, y: 50, w: 100, h: 50 });
  expect(fitted(0.5, 100, 100)).toEqual({ x: 25, y: 0, w: 50, h: 100 });
});

test("tall things stand side by side, wide ones in two columns, streets in one", () => {
  expect(columnsFor(3, 1.4)).toBe(3);
  expect([null, 0.6, 1.5, 4].map((ratio) => columnsFor(4, ratio))).toEqual([4, 4, 2, 1]);
  expect(
    meanRatio([
      { width: 10, height: 5 },
      { width: 0, height: 0 },
      { width: 4, height: 1 },
    ]),
  ).toBe(3);
  expect(meanRatio([])).toBeNull();
});

test("on the page there are as many columns as show the things largest, and one row rather than two", () => {
  const room = { width: 740, height: 480 };
  expect(columnsIn(room, 3, 1.4)).toBe(3);
  expect(columnsIn(room, 4, 1.4)).toBe(2);
  expect(columnsIn(room, 4, 0.5)).toBe(4);
  expect(columnsIn({ width: 1400, height: 300 }, 4, 1.4)).toBe(4);
  expect(columnsIn({ width: 0, height: 0 }, 4, 1.4)).toBe(2);
});
