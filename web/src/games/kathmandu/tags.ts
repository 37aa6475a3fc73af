// Where on the map it is written what a way costs and brings: on its last space, or beside it where a yak stands.

import { SPACE, type Point } from "./layout";
import type { Spot } from "./offers";
import type { Way } from "./view";

export interface Tag {
  key: string;
  way: Way;
  gain: Point;
  costs: Point;
}

/** The height of the letters in `Gain`, in units of the sheet, and the least on the screen, in pixels. */
const LETTERS = 13.5;
const LEAST = 11.5;
const [SMALLEST, LARGEST] = [0.9, 1.6];

/** How much larger than drawn a tag has to be to be read. */
export const tagSize = (scale: number): number =>
  Math.min(LARGEST, Math.max(SMALLEST, LEAST / (LETTERS * Math.max(scale, 0.01))));

export const tokensOf = (way: Way): number => way.compass + way.fodder + way.exhaustion;

const gainWidth = (way: Way): number => (way.points ? (way.tile ? 46 : 30) : 0);

export function tagsOf(spots: readonly Spot[], yaks: readonly Point[], size: number): Tag[] {
  const near = (a: Point, b: Point): boolean => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < SPACE * 0.6;
  const taken = (point: Point): number =>
    2 * yaks.filter((yak) => near(yak, point)).length + spots.filter((spot) => near(spot.at, point)).length;
  return spots.flatMap(({ key, at, way }) => {
    if (!way) return [];
    if (!yaks.some((yak) => near(yak, at))) {
      return [{ key, way, gain: { x: at.x, y: at.y - 13 }, costs: { x: at.x, y: at.y + 15 } }];
    }
    const [above, below] = [-1, 1].map((side) => ({ x: at.x, y: at.y + side * SPACE }));
    const side = above && below && taken(below) < taken(above) ? 1 : -1;
    const y = at.y + side * (SPACE / 2 + 10 * size);
    const [wide, tokens] = [gainWidth(way) * size, tokensOf(way) * 19 * size];
    return [{ key, way, gain: { x: at.x - tokens / 2, y }, costs: { x: at.x + wide / 2, y } }];
  });
}
