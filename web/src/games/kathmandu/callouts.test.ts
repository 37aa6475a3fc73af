import { expect, test } from "vitest";
import { CALLED_OUT, bubbleAt } from "./callouts";

const SHOWN = { x: 0, y: 0, width: 400, height: 300 };

test("a bubble lies above its place", () => {
  expect(bubbleAt({ x: 200, y: 150 }, SHOWN)).toEqual({ x: 200, y: 150 - CALLED_OUT });
});

test("near the upper edge it lies below, and it is never cut at the sides", () => {
  expect(bubbleAt({ x: 200, y: 30 }, SHOWN)).toEqual({ x: 200, y: 30 + CALLED_OUT });
  expect(bubbleAt({ x: 5, y: 150 }, SHOWN).x).toBe(21);
  expect(bubbleAt({ x: 396, y: 150 }, SHOWN).x).toBe(379);
});
