import { expect, test } from "vitest";
import type { Summary } from "../../wire";
import { grouped } from "./groups";

const table = (name: string, more: Partial<Summary>): Summary => ({
  table: name,
  game: "yak",
  title: "Yak",
  options: {},
  stage: "playing",
  paused: false,
  seats: [],
  seat: 0,
  host: true,
  waiting_for: [],
  your_turn: false,
  created: 0,
  updated: 0,
  next_table: null,
  problem: null,
  put_away: false,
  practice: false,
  daily: null,
  lesson: null,
  ...more,
});
const names = (tables: Summary[]): string[] => tables.map((one) => one.table);

test("what waits for me comes first, and finished games stand apart", () => {
  const found = grouped([
    table("waiting", { stage: "waiting", updated: 9 }),
    table("over", { stage: "finished" }),
    table("going", { updated: 5 }),
    table("due", { your_turn: true }),
  ]);
  expect(names(found.going)).toEqual(["due", "going", "waiting"]);
  expect(names(found.over)).toEqual(["over"]);
});

test("what was put away is out of sight, until it is my turn there", () => {
  const found = grouped([table("away", { put_away: true }), table("due", { put_away: true, your_turn: true })]);
  expect(names(found.going)).toEqual(["due"]);
  expect(names(found.away)).toEqual(["away"]);
});

test("a lesson that was put away is over, even where the learner would be asked", () => {
  const lesson = { chapter: "first", title: "First", part: 0, parts: 1 };
  const { going, away } = grouped([table("a", { put_away: true, your_turn: true, lesson })]);
  expect([names(going), names(away)]).toEqual([[], ["a"]]);
});
