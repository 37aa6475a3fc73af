import { describe, expect, it } from "vitest";
import { beside } from "./beside";

const WINDOW = { width: 1000, height: 600 };
const CARD = { width: 300, height: 150 };

describe("beside", () => {
  it("lies to the right where nothing is covered", () => {
    expect(beside({ x: 100, y: 200, width: 40, height: 50 }, CARD, WINDOW)).toEqual({ x: 150, y: 150 });
  });
  it("goes above where it would cover what may be chosen", () => {
    const row = [1, 2, 3].map((n) => ({ x: 100 + 50 * n, y: 400, width: 40, height: 50 }));
    expect(beside({ x: 100, y: 400, width: 40, height: 50 }, CARD, WINDOW, row)).toEqual({ x: 10, y: 240 });
  });
  it("goes above to one side where something dear lies straight above", () => {
    const row = [{ x: 0, y: 400, width: 1000, height: 150 }];
    const sum = { x: 120, y: 300, width: 60, height: 60 };
    const spot = beside({ x: 100, y: 400, width: 100, height: 150 }, CARD, WINDOW, [...row, sum]);
    expect(spot).toEqual({ x: 210, y: 240 });
  });
  it("stays within the window where there is no room at all", () => {
    expect(beside({ x: 0, y: 0, width: 1000, height: 590 }, CARD, WINDOW)).toEqual({ x: 350, y: 440 });
  });
});
