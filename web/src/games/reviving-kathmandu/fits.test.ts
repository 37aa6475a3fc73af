import { expect, test } from "vitest";
import { apart, broughtBy, fitsOf } from "./fits";
import type { Fit, Site } from "./view";

const site = (change: Partial<Site>): Site => ({
  owner: 0,
  monument: 0,
  completes: false,
  wilds: 0,
  gains: [],
  ...change,
});

test("what is completed scores at once, and the mission stands apart", () => {
  const gains = [
    { key: "source-monuments", points: 10 },
    { key: "source-colours", points: 2 },
    { key: "source-unfinished", points: -6 },
    { key: "source-objective-pagoda", points: 4 },
  ];
  expect(apart(gains)).toEqual({ points: 12, mission: 4 });
  expect(broughtBy("red-pagoda-top", site({ completes: true, gains }))).toEqual({
    completes: true,
    points: 12,
    mission: 4,
  });
});

test("what grows is worth more at the end by the difference that is printed", () => {
  expect(broughtBy("red-pagoda-third", site({})).points).toBe(3);
  expect(broughtBy("red-shrine-bottom", site({ monument: null })).points).toBe(1);
});

test("a card is marked wherever it lies", () => {
  const fit: Fit = { card: 7, face: "red-buddha", completes: true, points: 3, mission: 1 };
  expect(fitsOf([fit], { id: 7, name: "red-buddha" })).toEqual([fit]);
  expect(fitsOf([fit], { id: 8, name: "red-buddha" })).toEqual([]);
});
