import { expect, test } from "vitest";
import type { Choosable, Question } from "../../wire";
import { obvious } from "./names";
import { player, view } from "./testing";
import type { Step } from "./view";

const option = (name: string, ...on: string[]): Choosable =>
  ({ name, text: name, rule: "", on }) as unknown as Choosable;
const NO = option("skip");
const QUESTION = { key: "prompt-further-turn", options: [NO, option("use", "members-1")] } as unknown as Question;
const FARSIGHT: Step = { kind: "use-action", seat: 0, card: "colonel-farsight-red" };
const END: Step = { kind: "end-of-turn", seat: 0 };

const answered = (cards: number, ...to_come: Step[]): Choosable | null =>
  obvious(QUESTION, view([player(0, { cards })], { to_come }));

test("another turn is not asked about when the empty hand ends the round", () => {
  expect(answered(0, FARSIGHT, END)).toBe(NO);
  expect(answered(0, FARSIGHT, { kind: "one-more-card", seat: 0 }, END)).toBe(NO);
});

test("another turn is asked about while a card is held or will be drawn", () => {
  expect(answered(1, FARSIGHT, END)).toBeNull();
  expect(answered(0, FARSIGHT, { kind: "draw", seat: 0 }, END)).toBeNull();
  expect(answered(0, { ...FARSIGHT, card: "ida-handout-red" }, END)).toBeNull();
});
