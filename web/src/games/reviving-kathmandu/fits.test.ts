import { expect, test } from "vitest";
import { apart, broughtBy, fitsOf, marksIn } from "./fits";
import type { Fit, Player, Site, View } from "./view";

const site = (change: Partial<Site>): Site => ({
  owner: 0,
  monument: 0,
  completes: false,
  wilds: 0,
  gains: [],
  ...change,
});

/** Mission 1 asks the first two sections of a pagoda to match. */
const own = {
  seat: 0,
  mission: 1,
  met: [],
  growing: [{ kind: "pagoda", sections: ["red-pagoda-bottom"], colours: ["red"] }],
} as unknown as Player;

test("what is completed scores at once, and the mission stands apart", () => {
  const gains = [
    { key: "source-monuments", points: 10 },
    { key: "source-colours", points: 2 },
    { key: "source-unfinished", points: -6 },
    { key: "source-objective-pagoda", points: 4 },
  ];
  expect(apart(gains)).toEqual({ points: 12, mission: 4 });
  expect(broughtBy(own, "red-pagoda-top", null, site({ completes: true, gains }))).toEqual({
    completes: true,
    points: 12,
    mission: 4,
    spoils: false,
  });
});

test("what grows is worth more at the end by the difference that is printed", () => {
  expect(broughtBy(own, "red-pagoda-third", null, site({})).points).toBe(3);
  expect(broughtBy(own, "red-shrine-bottom", null, site({ monument: null })).points).toBe(1);
});

test("a card is marked wherever it lies", () => {
  const fit: Fit = { card: 7, face: "red-buddha", after: [], completes: true, points: 3, mission: 1 };
  expect(fitsOf([fit], { id: 7, name: "red-buddha" })).toEqual([fit]);
  expect(fitsOf([fit], { id: 8, name: "red-buddha" })).toEqual([]);
});

test("a colour that every waiting monument is spoilt by is marked", () => {
  const fits = ["blue", "red"].map((colour, card): Fit => {
    return { card, face: `${colour}-pagoda-second`, after: [], completes: false, points: 2, mission: 0 };
  });
  const view = { seat: 0, players: [own], fits } as unknown as View;
  expect(marksIn(view).map(({ spoils }) => spoils)).toEqual([true, false]);
});
