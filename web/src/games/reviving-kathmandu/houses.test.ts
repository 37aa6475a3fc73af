import { expect, test } from "vitest";
import { housesIn, housesOf } from "./houses";
import type { Monument } from "./view";

const monument = (...cards: number[]): Monument => ({ cards }) as unknown as Monument;

test("a house stands for every section, and for every complete monument", () => {
  expect(housesOf({ growing: [monument(1, 2)], finished: [monument(3)] })).toBe(4);
});

test("the rows of a street share all houses", () => {
  expect([0, 1, 2].map((row) => housesIn(row, 3, 7))).toEqual([3, 2, 2]);
});
