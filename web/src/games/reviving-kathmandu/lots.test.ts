import { expect, test } from "vitest";
import { lotsOf } from "./lots";
import type { Kind, Monument, Player } from "./view";

const monument = (kind: Kind, card: number): Monument => ({
  kind,
  sections: [],
  cards: [card],
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

test("what is done stands first, then what grows, then the free plot", () => {
  const lots = lotsOf(street([monument("pagoda", 1)], [monument("buddha", 2)]), "shrine");
  expect(lots.map(({ kind, growing, finished, plot }) => [kind, growing, finished, plot])).toEqual([
    ["buddha", null, 0, false],
    ["pagoda", 0, null, false],
    ["shrine", null, null, true],
  ]);
});

test("what is completed stays where it was begun", () => {
  const order: number[] = [];
  const [pagoda, shrine] = [monument("pagoda", 1), monument("shrine", 2)];
  const where = (growing: Monument[], finished: Monument[]): Kind[] =>
    lotsOf(street(growing, finished), null, order).map(({ kind }) => kind);
  expect(where([pagoda, shrine], [])).toEqual(["pagoda", "shrine"]);
  expect(where([shrine], [pagoda])).toEqual(["pagoda", "shrine"]);
  expect(where([monument("stupa", 3)], [pagoda, shrine])).toEqual(["pagoda", "shrine", "stupa"]);
});
