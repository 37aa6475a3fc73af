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

test("what lies ahead comes into sight before what lies behind, and nothing of it under the corner that is covered", () => {
  const from = { x: 60, y: 0, width: 300, height: 300 };
  const yak = [{ x: 200, y: 120 }];
  expect(slid(from, BOARDS, yak, 28, 12, { worths: [0.2, 1] }).x).toBeGreaterThan(60);
  const lifted = slid({ ...from, y: -60 }, BOARDS, yak, 28, 12, { corner: { width: 200, height: 60 } });
  expect(lifted.y).toBeGreaterThan(-20);
});
