import { expect, test } from "vitest";
import { beyond } from "./beyond";
import { FARTHEST, LEAST, closeUpIn, nearBy } from "./camera";
import { SPACE } from "./layout";

const PANE = { width: 384, height: 330 };
const BUTTONS = { width: 186, height: 60 };
const WHOLE = { x: 0, y: 0, width: 1300, height: 560 };
const wide = (box: { width: number }): number => (PANE.width / box.width) * SPACE;
const inside = (box: typeof WHOLE, { x, y }: { x: number; y: number }): boolean =>
  x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;

test("targets that lie together are seen close, and all of them", () => {
  const points = [
    { x: 420, y: 220 },
    { x: 540, y: 220 },
    { x: 420, y: 100 },
  ];
  const box = closeUpIn({ offered: points, others: [] }, PANE, BUTTONS, WHOLE);
  expect(wide(box)).toBeCloseTo(LEAST);
  expect(points.every((point) => inside(box, point))).toBe(true);
});

test("no target is so far away that spaces become too small", () => {
  const points = [
    { x: 420, y: 220 },
    { x: 660, y: 220 },
    { x: 60, y: 220 },
  ];
  const box = closeUpIn({ offered: points, others: [] }, PANE, BUTTONS, WHOLE);
  expect(wide(box)).toBeGreaterThanOrEqual(LEAST - 0.01);
  expect(inside(box, { x: 420, y: 220 })).toBe(true);
});

/** Where a yak in the middle of three boards side by side can go with so many pips, on a pane of 388 x 330 pixels. */
const spread = (pips: number) => {
  const along = 40 * pips + 30;
  const yak = { x: 450, y: 20 };
  return [yak, { x: 450, y: 140 }, { x: 450 + along, y: 20 }, { x: 450 - along, y: 20 }];
};

test.each([5, 6])("with %i pips both ways, every target is on the screen for a whole finger", (pips) => {
  const pane = { width: 388, height: 330 };
  const whole = { x: -12, y: -282, width: 1344, height: 804 };
  const box = closeUpIn({ offered: spread(pips), others: [{ x: 1200, y: 20 }] }, pane, BUTTONS, whole);
  const scale = pane.width / box.width;
  for (const { x, y } of spread(pips)) {
    const [left, top] = [(x - box.x) * scale, (y - box.y) * scale];
    expect(Math.min(left, pane.width - left, top, pane.height - top)).toBeGreaterThan(23);
  }
  expect(scale * SPACE).toBeGreaterThanOrEqual(FARTHEST - 0.01);
  expect(scale * SPACE).toBeLessThan(LEAST);
});

test("what only matters besides leaves room for what is offered", () => {
  const yak = { x: 420, y: 220 };
  const others = [0, 1, 2, 3].map((n) => ({ x: 760 + 20 * n, y: 220 }));
  const target = { x: 180, y: 220 };
  const box = closeUpIn({ offered: [yak, target], others }, PANE, BUTTONS, WHOLE);
  expect(inside(box, yak) && inside(box, target)).toBe(true);
  expect(wide(box)).toBeGreaterThanOrEqual(LEAST - 0.01);
});

test("when a turn begins, all that its dice may reach is in sight, where there is room for that", () => {
  const yak = { x: 420, y: 220 };
  const reached = [-205, 205].map((by) => ({ x: 420 + by, y: 220 }));
  const sights = [true, false].map((afresh) =>
    closeUpIn({ offered: [yak], others: reached, afresh }, PANE, { width: 0, height: 0 }, WHOLE),
  );
  const all = ({ x, y, width, height }: typeof WHOLE) =>
    reached.every((at) => inside({ x: x + 30, y, width: width - 60, height }, at));
  expect(sights.map(all)).toEqual([true, false]);
  expect(wide(sights[0]!)).toBeCloseTo(29);
});

test("no target lies under what is said at the foot of the map", () => {
  const points = [
    { x: 100, y: 100 },
    { x: 340, y: 340 },
  ];
  const box = closeUpIn({ offered: points, others: [] }, PANE, BUTTONS, WHOLE);
  const unit = PANE.width / box.width;
  const at = { x: (340 - box.x) * unit, y: (340 - box.y) * unit };
  expect(at.x < PANE.width - BUTTONS.width || at.y < PANE.height - BUTTONS.height).toBe(true);
});

test("what lies at the very edge of the sheet is met by a whole finger too", () => {
  const points = [
    { x: 100, y: 28 },
    { x: 100, y: 148 },
  ];
  const box = closeUpIn({ offered: points, others: [] }, PANE, { width: 0, height: 0 }, WHOLE);
  expect(((28 - box.y) * PANE.width) / box.width).toBeGreaterThanOrEqual(24);
});

test("what lies beyond the edge is pointed at, each from a place of its own", () => {
  const things = [
    { what: "seen", at: { x: 100, y: 100 } },
    { what: "left", at: { x: -80, y: 150 } },
    { what: "left too", at: { x: -160, y: 160 } },
    { what: "covered", at: { x: 370, y: 320 } },
  ];
  const found = beyond(things, PANE, BUTTONS);
  expect(found.map(({ what }) => what)).toEqual(["left", "left too", "covered"]);
  expect(Math.abs(found[0]!.y - found[1]!.y)).toBeGreaterThanOrEqual(48);
  expect(Math.round(found[0]!.turned)).toBe(-90);
});

test("a look from nearby keeps scale and place as long as it shows what may be chosen", () => {
  const [size, home] = [
    { width: 820, height: 460 },
    { x: -100, y: 0, width: 1500, height: 841 },
  ];
  const yak = { x: 420, y: 220 };
  const all = nearBy([yak, { x: 540, y: 220 }, { x: 420, y: 100 }, { x: 300, y: 220 }], null, size, home, WHOLE);
  expect(nearBy([yak, { x: 540, y: 220 }], all, size, home, WHOLE)).toBe(all);
  const far = nearBy([{ x: 1100, y: 220 }], all, size, home, WHOLE);
  expect(inside(far, { x: 1100, y: 220 })).toBe(true);
  expect(far.width).toBe(all.width);
});
