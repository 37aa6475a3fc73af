import { describe, expect, it } from "vitest";
import { centre, spaceAt } from "./layout";
import { drawn, turnedCell, turnedDirection } from "./turning";
import type { View } from "./view";

const ROWS = ["SSSSSS", "RRRRRR", "MMMMMM", "GGGGGG", "TTTTTT", "FFFFFF"];
const view = {
  boards: [
    { name: "a", turns: 0, x: 0, y: 0, needle: "north", rows: ROWS, start_spaces: [], city: [] },
    { name: "b", turns: 0, x: 1, y: 0, needle: null, rows: ROWS, start_spaces: [], city: [] },
  ],
} as unknown as View;

describe("a turned map", () => {
  it("turns a cell back after four quarters", () => {
    expect([...Array(36).keys()].map((cell) => turnedCell(turnedCell(cell, 1), 3))).toEqual([...Array(36).keys()]);
    expect(turnedCell(0, 1)).toBe(5);
  });
  it("turns directions clockwise", () => {
    expect(turnedDirection("north", 1)).toBe("east");
    expect(turnedDirection("west", 1)).toBe("north");
  });
  it("draws a space where its landscape is drawn", () => {
    for (const quarters of [0, 1, 2, 3]) {
      const boards = drawn(view, quarters);
      for (const space of [0, 7, 35, 36, 50]) {
        expect(spaceAt(boards, centre(boards, space))).toBe(space);
      }
    }
  });
  it("lays the next board where the turned way goes", () => {
    expect(drawn(view, 1)[1]).toMatchObject({ x: -0, y: 1, needle: null });
    expect(drawn(view, 1)[0]?.rows[0]).toBe("FTGMRS");
  });
});
