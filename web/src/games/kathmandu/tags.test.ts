import { expect, test } from "vitest";
import { SPACE, type Point } from "./layout";
import type { Spot } from "./offers";
import { quietTags, speaking, tagSize, tagsOf } from "./tags";
import type { Way } from "./view";

const WAY: Way = { stop: 0, blocked: true, tile: false, points: -3, compass: 0, fodder: 0, exhaustion: 1 };
const spot = (key: string, at: Point): Spot => ({
  key,
  at,
  way: WAY,
  options: [{ name: key, action: 0, on: [], text: key, preview: {} } as unknown as Spot["options"][number]],
  heading: null,
  space: 0,
  ends: [],
});
const size = tagSize(0.7);
const apart = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) >= 30 * size || Math.abs(a.y - b.y) >= 18 * size;

test("a tag lies on its own space where that is free", () => {
  const [tag] = tagsOf([spot("a", { x: 100, y: 100 })], [], size);
  expect(tag?.gain.x).toBe(100);
  expect(Math.abs((tag?.gain.y ?? 0) - 100)).toBeLessThan(SPACE / 2);
});

test("around a yak between mountains no tag lies on the yak or on another", () => {
  const yak = { x: 200, y: 200 };
  const around = [
    { x: 240, y: 200 },
    { x: 160, y: 200 },
    { x: 200, y: 160 },
    { x: 200, y: 200 },
  ];
  const gains = tagsOf(
    around.map((at, n) => spot(`${n}`, at)),
    [yak],
    size,
  ).map(({ gain }) => gain);
  for (const [n, gain] of gains.entries()) {
    for (const other of gains.slice(n + 1)) expect(apart(gain, other)).toBe(true);
    expect(Math.abs(gain.x - yak.x) > SPACE / 2 || Math.abs(gain.y - yak.y) > SPACE / 2).toBe(true);
  }
});

test("at the edge of the window a tag lies inside it", () => {
  const at = { x: 100, y: 20 };
  const [tag] = tagsOf([spot("a", at)], [at], size, { x: 0, y: 0, width: 400, height: 300 });
  expect(tag!.gain.y).toBeGreaterThan(9 * size);
  expect(tag!.costs.y).toBeGreaterThan(9 * size);
});

test("a quiet tag says only what is gained, in sight", () => {
  const [tag] = quietTags([spot("a", { x: 4, y: 4 })], [], size, { x: 0, y: 0, width: 400, height: 300 });
  expect(tag?.way).toMatchObject({ points: -3, exhaustion: 0 });
  expect(tag!.gain.x).toBeGreaterThanOrEqual(15 * size);
  expect(tag!.gain.y).toBeGreaterThanOrEqual(9 * size);
});

test("on a phone, what staying brings lies over the yak's back, its letter left free, and says that it is about staying", () => {
  const yak = { x: 100, y: 200 };
  const [tag] = quietTags([{ ...spot("a", yak), stays: true }], [yak], 1, { x: 0, y: 0, width: 400, height: 400 });
  const above = yak.y - tag!.gain.y;
  expect(above).toBeLessThan(SPACE / 2);
  expect(above - 9).toBeGreaterThan(5);
  expect(tag!.stays).toBe(true);
  expect(quietTags([spot("a", yak)], [yak], 1, { x: 0, y: 0, width: 400, height: 400 })[0]!.stays).toBe(false);
});

test("on a phone, what staying brings lies on no neighbouring space that is offered too", () => {
  const yak = { x: 100, y: 200 };
  const [above, below] = [-SPACE, SPACE].map((by) => spot(`${by}`, { ...yak, y: yak.y + by }));
  const staying = (...others: Spot[]) =>
    quietTags([{ ...spot("a", yak), stays: true }, ...others], [yak], 1, { x: 0, y: 0, width: 400, height: 400 })[0]!;
  expect(staying(above!).gain.y).toBeGreaterThan(yak.y);
  expect(yak.y - staying(above!, below!).gain.y).toBeLessThanOrEqual(SPACE / 2 - 10);
});

test("a tile that is fulfilled for nothing has its sign all the same, with room for it", () => {
  const fulfils = { ...spot("a", { x: 5, y: 100 }), way: { ...WAY, points: 0, tile: true } };
  const [tag] = quietTags([fulfils], [], 1, { x: 0, y: 0, width: 400, height: 300 });
  expect(tag?.gain.x).toBeGreaterThanOrEqual(23);
});

test("of many places the best three speak, of a few all of them", () => {
  const worth = (points: number, tile = false): Spot => ({
    ...spot(`${points}`, { x: 50 * points, y: 0 }),
    way: { ...WAY, points, tile, exhaustion: 0 },
  });
  const many = [worth(2), worth(-3), worth(5), worth(0, true), worth(1), worth(0)];
  expect(speaking(many).map(({ key }) => key)).toEqual(["5", "2", "1"]);
  expect(speaking([worth(-3), worth(0), worth(-1), worth(-2), worth(0, true)])).toHaveLength(1);
  expect(speaking(many.slice(0, 4))).toHaveLength(4);
});
