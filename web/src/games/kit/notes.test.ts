import { expect, test } from "vitest";
import { apart, type Placed } from "./notes";

const note = (x: number, y: number, text = "+2 points"): Placed => ({ at: "", text, x, y, side: "middle" });

test("what has room stays where it is", () => {
  const notes = [note(100, 200), note(400, 200), note(100, 300)];
  expect(apart(notes)).toEqual(notes);
});

test("what would lie on another stands above it", () => {
  const ys = apart([note(100, 200), note(120, 205), note(110, 190)]).map(({ y }) => y);
  expect(ys).toEqual([200, 168, 136]);
});

test("where nothing is above it stays at its thing", () => {
  expect(apart([note(100, 40), note(100, 40)])[1]!.y).toBe(40);
});
