import { describe, expect, it } from "vitest";
import { beside, inRow, nearBy } from "./beside";

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
  it("never lies over what is compared or previewed, if there is any other place", () => {
    const box = { x: 400, y: 300, width: 40, height: 50 };
    const above = { x: 0, y: 0, width: 1000, height: 290 };
    const spot = beside(
      box,
      CARD,
      WINDOW,
      [{ x: 0, y: 360, width: 1000, height: 200 }],
      [above, { ...box, width: 500 }],
    );
    expect(spot.y).toBeGreaterThanOrEqual(290);
    expect(spot.x + CARD.width <= box.x || spot.y >= 350).toBe(true);
  });
  it("lies close to what wants it so, whatever that covers", () => {
    const box = { x: 400, y: 300, width: 40, height: 50 };
    const all = [{ x: 60, y: 100, width: 880, height: 500 }];
    expect(beside(box, CARD, WINDOW, [], all).y).toBe(10);
    expect(beside(box, CARD, WINDOW, [], all, true)).toEqual({ x: 450, y: 250 });
  });
  it("takes what lies at the same height for its row", () => {
    const box = { x: 0, y: 100, width: 40, height: 60 };
    const [near, low, tall] = [
      { ...box, x: 50, y: 110 },
      { ...box, y: 170 },
      { ...box, y: 0, height: 260 },
    ];
    expect(inRow(box, [near, low, tall])).toEqual([near]);
  });
  it("stays within the window where there is no room at all", () => {
    expect(beside({ x: 0, y: 0, width: 1000, height: 590 }, CARD, WINDOW)).toEqual({ x: 350, y: 440 });
  });
});

describe("what lies around a thing", () => {
  it("is no farther away than the thing is large", () => {
    const at = (x: number, y: number) => ({ x, y, width: 30, height: 30 });
    expect(nearBy(at(100, 100), [at(140, 140), at(100, 60), at(200, 100)])).toEqual([at(140, 140), at(100, 60)]);
  });
});
