import { expect, test } from "vitest";
import { cityOf } from "./city";

const ROOM = { wide: 700, high: 460 };

test("the city with more in it needs more room, and the others are drawn by its scale", () => {
  const few = cityOf([{ kind: "stupa" }], ROOM, 0.4, 24);
  const many = cityOf(Array(8).fill({ kind: "stupa" }), ROOM, 0.4, 24);
  expect(many.wide).toBeGreaterThan(few.wide);
  expect(many.sheet.reach).toBeLessThanOrEqual(many.wide);
});
