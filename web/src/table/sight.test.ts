import { expect, test } from "vitest";
import { wayToSight } from "./sight";

const at = (top: number): { top: number; bottom: number } => ({ top, bottom: top + 20 });

test("nothing moves while something that is offered is in sight", () => {
  expect(wayToSight([at(900), at(300)], 50, 600)).toBe(0);
});

test("else the nearest comes into the middle", () => {
  expect(wayToSight([at(1500), at(800)], 50, 600)).toBe(485);
  expect(wayToSight([at(-200)], 50, 600)).toBe(-515);
});

test("where nothing is offered nothing moves", () => {
  expect(wayToSight([], 50, 600)).toBe(0);
});
