import { expect, test } from "vitest";
import { slid } from "./sliding";

const BOARDS = [
  { x: 0, y: 0, width: 240, height: 240 },
  { x: 270, y: 0, width: 240, height: 240 },
];

test("empty paper gives way to the boards", () => {
  const box = slid(
    { x: 100, y: -136, width: 330, height: 290 },
    BOARDS,
    [
      { x: 200, y: 20 },
      { x: 300, y: 140 },
    ],
    28,
    12,
  );
  expect(box.y + box.height).toBeGreaterThanOrEqual(240);
  expect(box.x).toBeGreaterThanOrEqual(100 - 12);
});

test("what is offered stays clear of the edge", () => {
  const low = { x: 200, y: -60 };
  const box = slid({ x: 100, y: -136, width: 330, height: 290 }, BOARDS, [low, { x: 300, y: 100 }], 28, 12);
  expect(low.y - box.y).toBeGreaterThanOrEqual(28 - 0.01);
  expect(box.y).toBeGreaterThan(-136);
});

test("among boards on all sides it stays where it is", () => {
  const box = { x: 20, y: 10, width: 200, height: 200 };
  expect(slid(box, BOARDS, [{ x: 120, y: 110 }], 28, 12)).toEqual(box);
});
