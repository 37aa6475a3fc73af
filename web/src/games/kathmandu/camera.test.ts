import { expect, test } from "vitest";
import { beyond } from "./beyond";
import { LEAST, closeUpIn, nearBy } from "./camera";
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
  const box = closeUpIn(points, PANE, BUTTONS, WHOLE);
  expect(wide(box)).toBeGreaterThan(40);
  expect(points.every((point) => inside(box, point))).toBe(true);
});

test("no target is so far away that spaces become too small", () => {
  const box = closeUpIn([{ x: 420, y: 220 }, { x: 660, y: 220 }, { x: 60, y: 220 }], PANE, BUTTONS, WHOLE); // prettier-ignore
  expect(wide(box)).toBeGreaterThanOrEqual(LEAST - 0.01);
  expect(inside(box, { x: 420, y: 220 })).toBe(true);
});

test("no target lies under the buttons", () => {
  const points = [
    { x: 100, y: 100 },
    { x: 340, y: 340 },
  ];
  const box = closeUpIn(points, PANE, BUTTONS, WHOLE);
  const unit = PANE.width / box.width;
  const at = { x: (340 - box.x) * unit, y: (340 - box.y) * unit };
  expect(at.x < PANE.width - BUTTONS.width || at.y < PANE.height - BUTTONS.height).toBe(true);
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
