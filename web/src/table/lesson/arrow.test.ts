import { expect, test } from "vitest";
import { sideOf, tipOf } from "./arrow";

const WINDOW = { width: 1000, height: 800 };
const box = { x: 400, y: 300, width: 100, height: 60 };

test("an arrow comes from the side of whoever points", () => {
  expect(sideOf(box, { x: 450, y: 700 }, WINDOW)).toBe("below");
  expect(sideOf(box, { x: 450, y: 20 }, WINDOW)).toBe("above");
  expect(sideOf(box, { x: 950, y: 380 }, WINDOW)).toBe("right");
});

test("where there is no room it comes from another side", () => {
  const low = { ...box, y: 740 };
  expect(sideOf(low, { x: 450, y: 790 }, WINDOW)).toBe("right");
  expect(sideOf({ ...box, x: 0, width: 1000 }, { x: 20, y: 330 }, WINDOW)).toBe("below");
});

test("its tip lies beside what it points at", () => {
  expect(tipOf(box, "above")).toEqual({ x: 450, y: 297, turn: 0 });
  expect(tipOf(box, "left")).toEqual({ x: 397, y: 330, turn: -90 });
});
