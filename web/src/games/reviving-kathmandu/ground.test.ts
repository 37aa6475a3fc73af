import { expect, test } from "vitest";
import { groundOf } from "./ground";
import type { Kind } from "./view";

const PLANS: Kind[] = ["pagoda", "stupa", "shrine", "buddha"];
const room = { wide: 364, high: 420 };

test("what has begun stays where it is and as large as it is, while there is room", () => {
  const few = groundOf(PLANS, room);
  const more = groundOf([...PLANS, "buddha"], room);
  expect(few.grounds).toHaveLength(2);
  expect(more.at.slice(0, 4)).toEqual(few.at);
  expect(more.scale).toBe(few.scale);
});

test("a row that is too long is drawn closer, and nothing changes its row", () => {
  const few = groundOf(PLANS, room);
  const many = groundOf([...PLANS, ...PLANS, ...PLANS], room);
  expect(many.grounds).toEqual(few.grounds);
  expect(many.at.slice(0, 4).map(({ y }) => y)).toEqual(few.at.map(({ y }) => y));
  expect(many.at.every(({ size }) => size > 0.5 && size < 1)).toBe(true);
  expect(new Set(many.at.map(({ size }) => size)).size).toBe(1);
  expect(many.at.every(({ x }) => x < many.wide)).toBe(true);
});

test("a flat street has one row, and without a room there is a usual one", () => {
  expect(groundOf(PLANS, { wide: 300, high: 93 }).grounds).toHaveLength(1);
  expect(groundOf(PLANS, { wide: 0, high: 0 }).grounds).toHaveLength(2);
});

test("in a wide street a usual city stands further apart, and keeps its place as it grows", () => {
  const wide = { wide: 505, high: 420 };
  const few = groundOf(PLANS, wide);
  const more = groundOf([...PLANS, ...PLANS], wide);
  expect(few.at[2]!.x).toBeGreaterThan(groundOf(PLANS, room).at[2]!.x);
  expect(more.at.slice(0, 4)).toEqual(few.at);
  expect(more.at.every(({ x, size }) => size === 1 && x < more.wide)).toBe(true);
});
