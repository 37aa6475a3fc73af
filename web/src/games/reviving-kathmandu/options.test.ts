import { expect, test } from "vitest";
import type { Choosable, Question } from "../../wire";
import { obvious } from "./options";

const option = (name: string, kind: string, ...on: string[]): Choosable =>
  ({ name, on, preview: { kind, gains: [] } }) as unknown as Choosable;
const POINTS = option("take-points", "cashing", "coin-4");
const NOTHING = option("leave-coin", "plain", "coin-left");
const asked = (...options: Choosable[]): Question => ({ key: "prompt-leftover", options }) as Question;

test("where nothing can be bought the last coin is its points", () => {
  expect(obvious(asked(NOTHING, POINTS))).toBe(POINTS);
});

test("where something can be bought it is asked, and so is everything else", () => {
  expect(obvious(asked(POINTS, NOTHING, option("buy", "buying", "discard-7")))).toBeNull();
  expect(obvious({ ...asked(POINTS), key: "prompt-build" })).toBeNull();
});
