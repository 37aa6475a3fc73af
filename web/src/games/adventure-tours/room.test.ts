import { expect, test } from "vitest";
import type { Area } from "../kit/beside";
import { roomFor } from "./room";

const field = { x: 0, y: 0, width: 400, height: 300 };
const size = { width: 100, height: 50 };
const wish = { x: 200, y: 150 };
const apart = (x: number, y: number, box: Area): boolean =>
  x + size.width <= box.x || box.x + box.width <= x || y + size.height <= box.y || box.y + box.height <= y;

test("it lies where it is wished while that is free", () => {
  const { x, y } = roomFor(size, field, wish, []);
  expect(Math.hypot(x + 50 - wish.x, y + 25 - wish.y)).toBeLessThan(12);
});

test("it covers nothing that matters while there is room elsewhere", () => {
  const box = { x: 120, y: 100, width: 160, height: 100 };
  const { x, y } = roomFor(size, field, wish, [{ box, matters: 1 }]);
  expect(apart(x, y, box)).toBe(true);
});

test("where everything is full it covers what matters least", () => {
  const left = { x: 0, y: 0, width: 200, height: 300 };
  const right = { x: 200, y: 0, width: 200, height: 300 };
  const kept = [
    { box: left, matters: 9 },
    { box: right, matters: 1 },
  ];
  expect(roomFor(size, field, { x: 50, y: 150 }, kept).x).toBeGreaterThanOrEqual(200);
});

test("it stays in the field, even where that is smaller than it", () => {
  expect(roomFor(size, field, { x: 999, y: 999 }, [])).toEqual({ x: 300, y: 250 });
  expect(roomFor(size, { x: 10, y: 20, width: 50, height: 20 }, wish, [])).toEqual({ x: 10, y: 20 });
});
