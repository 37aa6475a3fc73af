import { expect, test } from "vitest";
import { noted, read, streakOf } from "./streak";

test("days in a row count up to today, and up to yesterday while today's is to be played", () => {
  const days = ["2030-02-26", "2030-02-28", "2030-03-01"];
  expect(streakOf(days, "2030-03-01")).toBe(2);
  expect(streakOf(days, "2030-03-02")).toBe(2);
  expect(streakOf(days, "2030-03-03")).toBe(0);
  expect(streakOf([], "2030-03-03")).toBe(0);
});

test("a day is noted once, and what can't be read is left out", () => {
  expect(noted(["2030-03-01"], "2030-03-01")).toEqual(["2030-03-01"]);
  expect(noted(["2030-03-01"], "2030-02-01")).toEqual(["2030-02-01", "2030-03-01"]);
  expect(read("2030-03-01 nonsense")).toEqual(["2030-03-01"]);
  expect(read(null)).toEqual([]);
});
