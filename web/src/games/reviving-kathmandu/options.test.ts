import { expect, test } from "vitest";
import type { Choosable, Question } from "../../wire";
import { closes, obvious } from "./options";
import type { View } from "./view";

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

test("what was bought is built, and building is done, where nothing else can be done", () => {
  const build = option("build", "building", "hand-7-red-buddha");
  for (const key of ["prompt-build-bought", "prompt-build-on"]) {
    expect(obvious({ ...asked(build), key })).toBe(build);
    expect(obvious({ ...asked(build, NOTHING), key })).toBeNull();
  }
});

test("the last card of the hand ends building, where that can't be taken back", () => {
  const builds = (card: number, final = true): Choosable =>
    ({ final, preview: { kind: "building", card, places: [] } }) as unknown as Choosable;
  const holding = (...ids: number[]): View =>
    ({ seat: 0, players: [{ hand: ids.map((id) => ({ id })), bought: null }] }) as unknown as View;
  expect(closes(builds(7), holding(7))).not.toBeNull();
  expect(closes(builds(7, false), holding(7))).toBeNull();
  expect(closes(builds(7), holding(7, 8))).toBeNull();
  expect(closes(POINTS, holding())).toBeNull();
});
