import { expect, test } from "vitest";
import { slotsOf } from "./slots";

test("what is taken leaves a gap", () => {
  expect(slotsOf([], [4, 7, 9])).toEqual([4, 7, 9]);
  expect(slotsOf([4, 7, 9], [4, 9])).toEqual([4, null, 9]);
});

test("what comes fills the gaps first; then none are left", () => {
  expect(slotsOf([4, null, 9], [4, 9, 12, 15])).toEqual([4, 12, 9, 15]);
  expect(slotsOf([null, null, 9], [9, 12])).toEqual([12, 9]);
});
