import { expect, test } from "vitest";
import { lotsOf } from "./lots";
import type { Kind, Monument, Player } from "./view";

const monument = (kind: Kind): Monument => ({
  kind,
  sections: [],
  cards: [1],
  colours: [],
  points: 0,
  matching: 0,
  new_colour: 0,
});
const street = (growing: Monument[], finished: Monument[]): Player => ({ growing, finished }) as unknown as Player;

test("an empty street shows a plan of every kind, and what may be begun on its own plan", () => {
  const lots = lotsOf(street([], []), "stupa");
  expect(lots.map(({ kind }) => kind).sort()).toEqual(["buddha", "pagoda", "shrine", "stupa"]);
  expect(lots.filter(({ plot }) => plot).map(({ kind }) => kind)).toEqual(["stupa"]);
});

test("what grows stands first, then the free plot, then what is done", () => {
  const lots = lotsOf(street([monument("pagoda")], [monument("buddha")]), "shrine");
  expect(lots.map(({ kind, growing, finished, plot }) => [kind, growing, finished, plot])).toEqual([
    ["pagoda", 0, null, false],
    ["shrine", null, null, true],
    ["buddha", null, 0, false],
  ]);
});
