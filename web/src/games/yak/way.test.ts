import { describe, expect, it } from "vitest";
import { USUAL } from "./cart";
import { Way, type Line } from "./way";

/** A ring of four corners: along the front to the left, up, along the back to the right, down. */
const CORNERS = [
  { x: 200, y: 100 },
  { x: 0, y: 100 },
  { x: 0, y: 0 },
  { x: 400, y: 0 },
  { x: 400, y: 100 },
];
const ring: Line = {
  getTotalLength: () => 1000,
  getPointAtLength: (length) => {
    let left = length;
    for (const [number, from] of CORNERS.entries()) {
      const to = CORNERS[(number + 1) % CORNERS.length]!;
      const side = Math.hypot(to.x - from.x, to.y - from.y);
      if (left <= side)
        return { x: from.x + ((to.x - from.x) * left) / side, y: from.y + ((to.y - from.y) * left) / side };
      left -= side;
    }
    return CORNERS[0]!;
  },
};
const stop = (x: number, y: number) => ({ x, y, form: USUAL });
const way = new Way(ring, [stop(200, 108), stop(100, 8), stop(300, 8)], 600);

describe("a cart on its way", () => {
  it("begins and ends where carts stand", () => {
    expect(way.to(1, true, 0)).toMatchObject({ x: 200, y: 108, looks: "left", long: 1 });
    expect(way.to(1, true, 1).x).toBeCloseTo(100, -1);
    expect(way.to(1, true, 1)).toMatchObject({ looks: "right", high: 1 });
  });

  it("follows the road round its bend, and turns there", () => {
    const half = way.to(1, true, 0.625);
    expect(half.x).toBeLessThan(100);
    expect(half.y).toBeGreaterThan(8);
    expect(half.long).toBeLessThan(0.6);
  });

  it("leans with the road, but never much, and stands upright at both ends", () => {
    for (const part of [0.2, 0.4, 0.6, 0.8]) expect(Math.abs(way.to(1, true, part).tilt)).toBeLessThanOrEqual(12);
    for (const part of [0, 1]) expect(way.to(1, true, part).tilt).toBeCloseTo(0);
  });

  it("turns round where it stands", () => {
    expect(way.turning(1, "left", 0)).toMatchObject({ x: 100, y: 8, looks: "right", long: 1 });
    expect(way.turning(1, "left", 0.5).long).toBeLessThan(0.1);
    expect(way.turning(1, "left", 1)).toMatchObject({ looks: "left", long: 1 });
  });

  it("never leaves the valley", () => {
    for (const part of [0.2, 0.4, 0.6, 0.8]) expect(way.to(1, true, part).x).toBeGreaterThan(20);
  });

  it("comes back to the front past the last place, and goes the other way round as well", () => {
    expect(way.to(0, true, 0.5).x).toBeGreaterThan(380);
    expect(way.to(0, false, 0.5).x).toBeLessThan(101);
    expect(way.to(2, true, 0.5)).toMatchObject({ looks: "right", long: 1 });
    expect(way.to(1, false, 0.5)).toMatchObject({ looks: "left", long: 1 });
  });
});
