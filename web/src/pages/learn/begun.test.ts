import { expect, test } from "vitest";
import type { Summary } from "../../wire";
import { begun } from "./begun";

const LESSON = { chapter: "first", title: "First", part: 0, parts: 1 };
const table = (name: string, more: Partial<Summary>): Summary =>
  ({
    table: name,
    game: "yak",
    stage: "playing",
    put_away: false,
    problem: null,
    updated: 0,
    created: 0,
    lesson: LESSON,
    ...more,
  }) as Summary;

test("the lesson that was begun last goes on", () => {
  const tables = [table("a", { created: 1 }), table("b", { created: 2 }), table("c", { created: 3, lesson: null })];
  expect(begun(tables, "yak")?.table).toBe("b");
});

test("what is over, put away or of another game does not", () => {
  const tables = [
    table("a", { stage: "finished" }),
    table("b", { put_away: true }),
    table("c", { game: "kathmandu" }),
    table("d", { problem: "Another version." }),
  ];
  expect(begun(tables, "yak")).toBeNull();
});
