import { expect, test } from "vitest";
import { framed } from "./framing";
import { SPACE, type Point } from "./layout";

const PANE = { width: 1040, height: 468 };
/** A long way down and then to the right, as it fits the pane: spaces of 26 pixels. */
const HOME = { x: -100, y: 0, width: 1600, height: 720 };
const BOARDS = [
  { x: 0, y: 0, width: 240, height: 240 },
  { x: 0, y: 264, width: 240, height: 240 },
  { x: 264, y: 264, width: 240, height: 240 },
  { x: 528, y: 264, width: 240, height: 240 },
];
const yak = { x: 300, y: 380 };
const cross = [yak, { x: 60, y: 380 }, { x: 540, y: 380 }, { x: 300, y: 270 }, { x: 300, y: 500 }];
const space = (box: { width: number }): number => (PANE.width / box.width) * SPACE;

test("spaces are larger than on the whole way, and all that is offered is in sight", () => {
  const box = framed({ offered: cross, others: [] }, null, PANE, HOME, BOARDS);
  expect(space(box)).toBeGreaterThan(34);
  expect(cross.every(({ x, y }) => x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height)).toBe(
    true,
  );
});

test("what lies too far apart is seen from farther away, never farther than the whole way", () => {
  const far = [yak, { x: 300, y: 20 }, { x: 300, y: 700 }];
  const box = framed({ offered: far, others: [] }, null, PANE, HOME, BOARDS);
  expect(space(box)).toBeLessThan(34);
  expect(box.width).toBeLessThanOrEqual(HOME.width + 0.01);
});

test("the map stays where it is as long as it shows what matters", () => {
  const before = framed({ offered: cross, others: [] }, null, PANE, HOME, BOARDS);
  expect(framed({ offered: [yak, cross[2]!], others: [] }, before, PANE, HOME, BOARDS)).toBe(before);
});

test("the goal is seen with all yaks, also while somebody acts who was in sight, and only a yak out of sight moves the map", () => {
  const goal = { x: 700, y: 300 };
  const holds = (box: { x: number; y: number; width: number; height: number }, at: Point) =>
    at.x > box.x && at.y > box.y && at.x < box.x + box.width && at.y < box.y + box.height;
  const rival = { x: 180, y: 420 };
  const always = [goal, yak, rival];
  const box = framed({ offered: [yak], others: [] }, null, PANE, HOME, BOARDS, always);
  expect(always.every((at) => holds(box, at))).toBe(true);
  expect(framed({ offered: [rival], others: cross, afresh: true }, box, PANE, HOME, BOARDS, always)).toBe(box);
  const behind = { x: 20, y: 20 };
  const wider = framed({ offered: [behind], others: [] }, box, PANE, HOME, BOARDS, [...always, behind]);
  expect([...always, behind].every((at) => holds(wider, at))).toBe(true);
});
