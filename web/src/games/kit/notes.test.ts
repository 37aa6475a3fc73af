import { expect, test } from "vitest";
import { apart, heightOf, type Placed } from "./notes";

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

test("a note stands above its thing, below it where there is no room above, and on it only where there is neither", () => {
  const at = (top: number, bottom: number, before = 0): number =>
    heightOf(note(0, 0), { top, bottom }, before, [40, 400]);
  expect(at(200, 240)).toBe(200);
  expect(at(200, 240, 1)).toBe(172);
  expect(at(20, 60)).toBe(94);
  expect(at(20, 60, 1)).toBe(122);
  expect(at(20, 390)).toBe(40);
  expect(at(900, 950)).toBe(400);
});
