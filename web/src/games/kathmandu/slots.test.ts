import { expect, test } from "vitest";
import { slotsOf } from "./slots";

/** Cards by their numbers; those that were taken are below 0. */
const slots = (...ids: number[]) => ids.map((id) => ({ card: { id: Math.abs(id) }, taken: id < 0 }));
const cards = (...ids: number[]) => ids.map((id) => ({ id }));

test("what is taken leaves a gap", () => {
  expect(slotsOf([], cards(4, 7, 9))).toEqual(slots(4, 7, 9));
  expect(slotsOf(slots(4, 7, 9), cards(4, 9))).toEqual(slots(4, -7, 9));
});

test("what is given back lies where it lay", () => {
  expect(slotsOf(slots(4, -7, 9), cards(4, 7, 9))).toEqual(slots(4, 7, 9));
});

test("what comes fills the gaps first; then none are left", () => {
  expect(slotsOf(slots(4, -7, 9), cards(4, 9, 12, 15))).toEqual(slots(4, 12, 9, 15));
  expect(slotsOf(slots(-4, -7, 9), cards(9, 12))).toEqual(slots(12, 9));
});
