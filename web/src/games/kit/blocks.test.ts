import { expect, test } from "vitest";
import { shiftOf } from "./blocks";

const box = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height });

test("a block that lies elsewhere has moved", () => {
  expect(shiftOf(box(0, 10), box(5, 60))).toEqual({ x: 5, y: 50 });
});

test("one of another size was laid out anew, and one that is new has moved from nowhere", () => {
  expect(shiftOf(box(0, 10), box(0, 60, 100, 80))).toEqual({ x: 0, y: 0 });
  expect(shiftOf(undefined, box(0, 60))).toEqual({ x: 0, y: 0 });
});
