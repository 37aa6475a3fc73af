import { expect, test } from "vitest";
import { newsBetween } from "./news";
import type { Monument, Player } from "./view";

const monument = (cards: number[], change: Partial<Monument> = {}): Monument => ({
  kind: "stupa",
  plot: 0,
  sections: cards.map(() => "red-stupa-base"),
  cards,
  colours: cards.map(() => "red"),
  points: 1,
  matching: 0,
  new_colour: 0,
  ...change,
});
const player = (change: Partial<Player> = {}): Player => ({
  seat: 1,
  team: null,
  spent: [],
  purse: null,
  doing: null,
  cards: 0,
  hand: [],
  mission: null,
  met: null,
  standing: null,
  bought: null,
  growing: [],
  finished: [],
  discards: [],
  coin_points: 0,
  points: 0,
  ...change,
});

test("a monument that is completed is told with its points, one that grows beside it is not", () => {
  const is = player({ finished: [monument([1, 2, 3])], growing: [monument([9])], points: 8 });
  const news = newsBetween(player({ growing: [monument([1, 2])] }), is);
  expect(news?.raised.map(({ complete }) => complete)).toEqual([true]);
  expect(news?.points).toBe(8);
});

test("a section that is added is told", () => {
  const news = newsBetween(player({ growing: [monument([1])] }), player({ growing: [monument([1, 2])] }));
  expect(news).toEqual({
    raised: [{ kind: "stupa", colours: ["red", "red"], complete: false }],
    points: 0,
    coin: false,
  });
});

test("points for a coin that is left over are told as such", () => {
  expect(newsBetween(player(), player({ points: 2, coin_points: 2 }))).toEqual({ raised: [], points: 2, coin: true });
});

test("nothing new is no news, and neither is what is taken back", () => {
  expect(newsBetween(player(), player())).toBeNull();
  expect(
    newsBetween(player({ finished: [monument([1])], points: 2 }), player({ growing: [monument([1])] })),
  ).toBeNull();
});
