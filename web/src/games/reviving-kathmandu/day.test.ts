import { expect, test } from "vitest";
import { lightAt, sunAt } from "./day";
import { ROUNDS } from "./printed";

test("the game begins at dawn and ends at dusk", () => {
  const lights = Array.from({ length: ROUNDS }, (_, n) => lightAt(n + 1));
  expect(lights).toEqual(["dawn", "day", "day", "day", "day", "gold", "gold", "dusk"]);
});

test("the sun goes on from left to right, and is highest about noon", () => {
  const way = Array.from({ length: ROUNDS }, (_, n) => sunAt(n + 1));
  expect(way.every(({ across }, n) => n === 0 || across > way[n - 1]!.across)).toBe(true);
  expect(way[3]!.up).toBeGreaterThan(way[0]!.up);
  expect(way[0]!.up).toBeCloseTo(way.at(-1)!.up);
  expect(sunAt(0)).toEqual(way[0]);
});
