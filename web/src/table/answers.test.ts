import { expect, test } from "vitest";
import type { Choosable } from "../wire";
import { answersOf, listedBy } from "./answers";

const loose = { on: [] };
const card = { on: ["card-1"] };
const other = { on: ["card-2"] };

test("what lies on no piece is drawn as a button", () => {
  expect(answersOf([card, other, loose])).toEqual([loose]);
  expect(answersOf([card, other])).toEqual([]);
});

test("a No has its Yes beside it where there is only one", () => {
  expect(answersOf([card, loose])).toEqual([card, loose]);
});

test("a game says how many on the board stand beside what lies on no piece", () => {
  expect(answersOf([card, other, loose], 2)).toEqual([card, other, loose]);
  expect(answersOf([card, other, card, loose], 2)).toEqual([loose]);
});

test("whoever may be chosen is a button, and nobody too", () => {
  const whom = [{ on: ["seat-0"] }, { on: ["seat-2"] }];
  expect(answersOf([...whom, loose])).toEqual([...whom, loose]);
  expect(answersOf(whom)).toEqual(whom);
  expect(answersOf([...whom, card])).toEqual([]);
});

test("what is asked on one piece alone stays there", () => {
  expect(answersOf([card])).toEqual([]);
});

test("what is rarely meant is listed late, and what does nothing last", () => {
  const rest = { action: 0, rule: "", preview: {}, on: [], final: false, passes: false };
  const option = (name: string): Choosable => ({ name, text: name, ...rest });
  const face = { declines: ({ name }: Choosable) => name === "no", rarely: ({ name }: Choosable) => name === "me" };
  const listed = (names: string[]): string[] => listedBy(face, names.map(option), null).map(({ name }) => name);
  expect(listed(["no", "me", "b", "a"])).toEqual(["b", "a", "me", "no"]);
  expect(listedBy(null, [option("b"), option("a")], null)).toHaveLength(2);
});
