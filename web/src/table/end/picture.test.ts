import { expect, test } from "vitest";
import { columns, fitted } from "./picture";

test("columns share the width between the margins", () => {
  expect(columns(2, 1000, 50, 100)).toEqual({ lefts: [50, 550], wide: 400 });
  expect(columns(1, 1000, 50, 100)).toEqual({ lefts: [50], wide: 900 });
});

test("what was built keeps its proportions and stands at the foot", () => {
  expect(fitted(2, 100, 100)).toEqual({ x: 0, y: 50, w: 100, h: 50 });
  expect(fitted(0.5, 100, 100)).toEqual({ x: 25, y: 0, w: 50, h: 100 });
});
