import { expect, test } from "vitest";
import type { PuzzleEntry } from "../wire";
import { nextOf, noted, read } from "./solved";

const entry = (number: number, grade: PuzzleEntry["grade"]): PuzzleEntry => ({
  id: `p${number}`,
  number,
  grade,
  seats: 3,
  title: "",
  headline: "",
  asks: "",
});
const ALL = [entry(1, "easy"), entry(2, "hard"), entry(3, "easy"), entry(4, "hard")];

test("what can't be read is nothing", () => {
  expect(read(null)).toEqual({});
  expect(read("[1]")).toEqual({});
  expect(read("{")).toEqual({});
  expect(read('{"p1":"solved"}')).toEqual({ p1: "solved" });
});

test("a puzzle that was looked up is not solved afterwards", () => {
  expect(noted({}, "p1", "shown")).toEqual({ p1: "shown" });
  expect(noted({ p1: "shown" }, "p1", "solved")).toEqual({ p1: "shown" });
  expect(noted({ p1: "solved" }, "p1", "shown")).toEqual({ p1: "solved" });
});

test("the next puzzle is one of the same difficulty that was not tried", () => {
  expect(nextOf(ALL, 1, "easy", {})?.number).toBe(3);
  expect(nextOf(ALL, 3, "easy", {})?.number).toBe(1);
  expect(nextOf(ALL, 4, null, { p1: "solved" })?.number).toBe(2);
});

test("when all were tried, the next one comes again", () => {
  const known = { p1: "solved", p2: "solved", p3: "shown", p4: "solved" } as const;
  expect(nextOf(ALL, 2, null, known)?.number).toBe(3);
  expect(nextOf([ALL[0]!], 1, null, {})).toBeNull();
});
