import { expect, test } from "vitest";
import { cityOf } from "./city";
import { laidOut } from "./rows";

const ROOM = { wide: 700, high: 460 };

test("the city with more in it needs more room, and the others are drawn by its scale", () => {
  const few = cityOf([{ kind: "stupa" }], ROOM, 0.4, 24);
  const many = cityOf(Array(8).fill({ kind: "stupa" }), ROOM, 0.4, 24);
  expect(many.wide).toBeGreaterThan(few.wide);
  expect(many.sheet.reach).toBeLessThanOrEqual(many.wide);
});

test("what stands keeps its row when something is built beside it", () => {
  const room = { wide: 360, high: 420 };
  const things = Array(5).fill({ wide: 90, high: 140 });
  const before = laidOut(things, room, 24, 96);
  expect(before.starts.length).toBe(2);
  const after = laidOut([...things, { wide: 60, high: 90 }], room, 24, 96, before.starts);
  expect(after.starts).toEqual(before.starts);
  expect(after.at.slice(0, 5).map(({ y }) => y)).toEqual(before.at.map(({ y }) => y));
});

test("rows that would make everything much smaller are given up", () => {
  const room = { wide: 360, high: 420 };
  const things = Array(9).fill({ wide: 90, high: 140 });
  expect(laidOut(things, room, 24, 96, [0, 1]).starts).not.toEqual([0, 1]);
});
