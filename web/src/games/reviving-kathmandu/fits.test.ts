import { expect, test } from "vitest";
import {
  aheadIn,
  aheadOf,
  apart,
  bestWay,
  broughtBy,
  fitsOf,
  grownBy,
  marksIn,
  marksWide,
  sayBriefly,
  sayFit,
  type Marked,
} from "./fits";
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

const NOTHING = { card: 7, after: [], then: null, completes: false, points: 0, at_once: 0, mission: 0, spoils: false };

test("what is completed gains what it was not worth unfinished, and the mission stands apart", () => {
  const gains = [
    { key: "source-monuments", points: 10 },
    { key: "source-colours", points: 2 },
    { key: "source-unfinished", points: -6 },
    { key: "source-objective-pagoda", points: 4 },
  ];
  expect(apart(gains)).toEqual({ points: 6, at_once: 12, mission: 4 });
  expect(broughtBy(own, "red-pagoda-top", null, site({ completes: true, gains }))).toEqual({
    completes: true,
    points: 6,
    at_once: 12,
    mission: 4,
    spoils: false,
  });
});

test("what grows is worth more at the end by the difference that is printed", () => {
  expect([grownBy("red-pagoda-third"), grownBy("red-shrine-bottom")]).toEqual([3, 1]);
  const gains = [{ key: "source-unfinished", points: 3 }];
  expect(broughtBy(own, "red-pagoda-third", null, site({ gains }))).toMatchObject({ points: 3, at_once: 0 });
});

test("what a mark gains is told with what it consists of", () => {
  const fit: Marked = { ...NOTHING, face: "red-pagoda-top", completes: true, points: 6, at_once: 12, mission: 4 };
  expect(sayFit(fit)).toBe(
    "completes your Pagoda, +6 (+12 at once, 6 of it counted already while unfinished); meets your mission, +4 at the end",
  );
  expect(sayFit({ ...fit, points: 12 })).toBe("completes your Pagoda, +12; meets your mission, +4 at the end");
});

test("a card is marked wherever it lies", () => {
  const fit: Fit = {
    card: 7,
    face: "red-buddha",
    after: [],
    then: null,
    completes: true,
    points: 3,
    at_once: 3,
    mission: 1,
  };
  expect(fitsOf([fit], { id: 7, name: "red-buddha" })).toEqual([fit]);
  expect(fitsOf([fit], { id: 8, name: "red-buddha" })).toEqual([]);
});

test("a section bears the most that it brings, the mission apart, and whether other cards are needed for it", () => {
  const fit: Marked = { ...NOTHING, face: "red-pagoda-second", points: 2, mission: 1 };
  const then = { faces: ["red-pagoda-third"], completes: true, points: 12, at_once: 12, mission: 4 };
  expect(bestWay(fit)).toMatchObject({ points: 2, mission: 1, after: [] });
  expect(bestWay({ ...fit, then })).toMatchObject({ completes: true, points: 12, mission: 4, after: then.faces });
  expect(bestWay({ ...fit, then: { ...then, points: 3, mission: 0 } })).toMatchObject({ points: 2, after: [] });
});

test("a colour that every waiting monument is spoilt by is marked", () => {
  const fits = ["blue", "red"].map((colour, card): Fit => {
    return {
      card,
      face: `${colour}-pagoda-second`,
      after: [],
      then: null,
      completes: false,
      points: 2,
      at_once: 0,
      mission: 0,
    };
  });
  const view = { seat: 0, players: [own], fits } as unknown as View;
  expect(marksIn(view).map(({ spoils }) => spoils)).toEqual([true, false]);
});

test("what the hand puts on top is said and has room beside it", () => {
  const alone = {
    face: "red-shrine-bottom",
    after: [],
    completes: false,
    points: 1,
    at_once: 0,
    mission: 0,
    spoils: false,
    card: 7,
  };
  const then = { faces: ["blue-shrine-top"], completes: true, points: 3, at_once: 3, mission: 2 };
  expect(sayFit({ ...alone, then: null })).toBe("begins a Shrine, +1 at the end");
  expect(sayFit({ ...alone, then })).toBe(
    "begins a Shrine, +1 at the end; completed by the blue Shrine top of your hand, +5 in all",
  );
  expect(marksWide({ ...alone, then })).toBeGreaterThan(2 * marksWide({ ...alone, then: null }));
});

test("in short a section says the most that it brings, and that the mission comes at the end", () => {
  const fit: Marked = { ...NOTHING, face: "red-pagoda-second", points: 2 };
  const then = { faces: ["red-pagoda-third"], completes: true, points: 14, at_once: 14, mission: 4 };
  expect(sayBriefly(fit)).toBe("red Pagoda second +2 at the end");
  expect(sayBriefly({ ...fit, then })).toBe("red Pagoda second with your hand completes: +14, mission +4");
});

test("what has to stand beneath a card that is bought is tried in the street with it", () => {
  const top: Marked = { ...NOTHING, face: "red-pagoda-third", after: ["red-pagoda-second"], points: 5 };
  expect(aheadOf([top], 7)).toBe(top);
  expect(aheadOf([{ ...top, after: [] }, top], 7)).toBeNull();
  const ahead = aheadIn(own, top);
  expect(ahead?.section).toMatchObject({ face: "red-pagoda-second", places: [{ owner: 0, monument: 0 }] });
  expect(ahead?.then.faces).toEqual(["red-pagoda-third"]);
  expect(aheadIn(own, { ...top, after: ["red-stupa-top"] })).toBeNull();
});
