import { expect, test } from "vitest";
import { laterPoints, netPoints } from "./then";

test("of each kind the best is done where the yak stops", () => {
  expect(laterPoints({})).toBe(0);
  const then = [
    { what: "offering", points: 3 },
    { what: "rope ladder", points: 4 },
    { what: "ring", points: 1 },
    { what: "silk", points: 2 },
    { what: "animal", points: 10 },
    { what: "card", points: 0 },
  ] as const;
  expect(laterPoints({ then: [...then] })).toBe(16);
});

test("what would only cost is left", () => {
  expect(laterPoints({ then: [{ what: "animal", points: -2 }] })).toBe(0);
});

test("a way with what could be done at its end comes to one figure", () => {
  expect(netPoints({ points: -3 })).toBe(-3);
  expect(netPoints({ points: -3, then: [{ what: "animal", points: 7 }] })).toBe(4);
});
