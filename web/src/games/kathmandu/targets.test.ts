import { expect, test } from "vitest";
import { targetAround } from "./targets";

const AT = { x: 100, y: 100 };

test("with nothing beside it, it is as large as a finger", () => {
  expect(targetAround(AT, [AT], 30)).toEqual({ x: -30, y: -30, width: 60, height: 60 });
});

test("it ends halfway to what lies beside it, and only on that side", () => {
  const below = { x: 110, y: 140 };
  expect(targetAround(AT, [AT, below], 30)).toEqual({ x: -30, y: -30, width: 60, height: 50 });
  expect(targetAround(below, [AT, below], 30)).toEqual({ x: -30, y: -20, width: 60, height: 50 });
});

test("two on a slant share the room and never overlap", () => {
  const other = { x: 140, y: 140 };
  const [one, two] = [targetAround(AT, [AT, other], 30), targetAround(other, [AT, other], 30)];
  expect(AT.x + one.x + one.width).toBeLessThanOrEqual(other.x + two.x);
});
