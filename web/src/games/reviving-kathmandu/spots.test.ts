import { expect, test } from "vitest";
import { tiesFor } from "./spots";

test("with equal coins the nearer spot wins, then the one on the long edge", () => {
  expect(tiesFor(1, 4)).toEqual(["L1", "T1", "a", "B1"]);
  expect(tiesFor(4, 4)).toEqual(["b", "B2", "L2", "T2"]);
  expect(tiesFor(5, 6)).toEqual(["a", "T3", "B3"]);
});
