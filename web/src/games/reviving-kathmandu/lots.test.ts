import { expect, test } from "vitest";
import { lotsOf } from "./lots";
import type { Kind, Monument, Player } from "./view";

const monument = (kind: Kind, plot: number): Monument => ({
  kind,
  plot,
  sections: [],
  cards: [plot],
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

test("all stand as they were begun, then the free plot", () => {
  const lots = lotsOf(street([monument("pagoda", 1)], [monument("buddha", 0)]), "shrine");
  expect(lots.map(({ kind, growing, finished, plot }) => [kind, growing, finished, plot])).toEqual([
    ["buddha", null, 0, false],
    ["pagoda", 0, null, false],
    ["shrine", null, null, true],
  ]);
});

test("what is completed stays where it was begun", () => {
  const [pagoda, shrine] = [monument("pagoda", 0), monument("shrine", 1)];
  const where = (growing: Monument[], finished: Monument[]): Kind[] =>
    lotsOf(street(growing, finished), null).map(({ kind }) => kind);
  expect(where([pagoda, shrine], [])).toEqual(["pagoda", "shrine"]);
  expect(where([shrine], [pagoda])).toEqual(["pagoda", "shrine"]);
  expect(where([monument("stupa", 2)], [pagoda, shrine])).toEqual(["pagoda", "shrine", "stupa"]);
});
