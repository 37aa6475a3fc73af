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
