import { expect, test } from "vitest";
import { lotsOf, monumentsOf, standing } from "./lots";
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

const shown = (growing: Monument[], finished: Monument[], begins: Kind | null = null): string[] =>
  lotsOf(street(growing, finished), begins).map(
    ({ kind, growing, finished, plot }) => `${kind} ${growing ?? "-"}${finished ?? "-"}${plot ? " plot" : ""}`,
  );

test("the first of a kind stands on its plan, the plans of the others stay", () => {
  expect(shown([monument("pagoda", 1)], [monument("buddha", 0)], "shrine")).toEqual([
    "pagoda 0-",
    "stupa --",
    "shrine -- plot",
    "buddha -0",
  ]);
});

test("a second of a kind is begun after all plans", () => {
  expect(shown([], [monument("buddha", 0)], "buddha").slice(3)).toEqual(["buddha -0", "buddha -- plot"]);
  expect(shown([], [monument("buddha", 0), monument("buddha", 1)]).slice(3)).toEqual(["buddha -0", "buddha -1"]);
});

test("what is completed stays where it was begun", () => {
  const [first, second] = [monument("shrine", 0), monument("shrine", 1)];
  expect(shown([first, second], []).slice(2)).toEqual(["shrine 0-", "buddha --", "shrine 1-"]);
  expect(shown([first], [second]).slice(2)).toEqual(["shrine 0-", "buddha --", "shrine -0"]);
  expect(monumentsOf(street([first], [second, monument("pagoda", 2)])).map(({ plot }) => plot)).toEqual([2, 0, 1]);
});

test("where there is no room for plans, only what stands is left of them", () => {
  const kinds = (growing: Monument[]): Kind[] => standing(lotsOf(street(growing, []), null)).map(({ kind }) => kind);
  expect(kinds([monument("stupa", 0)])).toEqual(["stupa"]);
  expect(kinds([])).toHaveLength(4);
});

test("without plans everything keeps the place in which it was begun", () => {
  const begun = [monument("buddha", 0), monument("shrine", 1), monument("buddha", 2), monument("pagoda", 3)];
  for (const count of [1, 2, 3, 4]) {
    const lots = standing(lotsOf(street(begun.slice(1, count), begun.slice(0, 1)), null));
    expect(lots.map(({ monument }) => monument?.plot)).toEqual([0, 1, 2, 3].slice(0, count));
  }
});
