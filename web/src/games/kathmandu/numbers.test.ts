import { expect, test } from "vitest";
import { reachedBy } from "./numbers";
import type { Way } from "./view";

const way = (stop: number, blocked = false): Way => ({
  stop,
  blocked,
  compass: 0,
  fodder: 0,
  exhaustion: 0,
  tile: false,
  points: 0,
});

test("numbers that are stopped by the same mountain are told together", () => {
  const ways = [way(7), way(8), way(9), way(9, true), way(9, true), way(9, true)];
  expect(reachedBy(ways).map(({ numbers }) => numbers)).toEqual(["1", "2", "3–6"]);
});

test("each direction has its own numbers, and one that leads nowhere has none", () => {
  const ahead = [1, 2, 3, 4, 5, 6].map((stop) => way(stop));
  const edge = Array.from({ length: 6 }, () => way(0, true));
  const aside = [way(12), ...Array.from({ length: 5 }, () => way(13, true))];
  const told = reachedBy([...ahead, ...edge, ...aside], (space) => space === 0);
  expect(told.map(({ numbers, way: { stop } }) => [numbers, stop])).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((number) => [`${number}`, number]),
    ["1", 12],
    ["2–6", 13],
  ]);
});
