// Where on the map it is written what a way costs and brings: on its last space, or beside it where that is free.

import { SPACE, type Box, type Point } from "./layout";
import { asksWhich, type Spot } from "./offers";
import { laterPoints, netPoints } from "./then";
import type { Way } from "./view";

export interface Tag {
  key: string;
  way: Way;
  gain: Point;
  costs: Point;
  then: Point;
  /** It is about staying where the own yak stands. */
  stays: boolean;
}

/** The height of the letters in `Gain`, in units of the sheet, and the least on the screen, in pixels. */
const LETTERS = 13.5;
const LEAST = 11.5;
const [SMALLEST, LARGEST] = [0.9, 1.6];

/** How much larger than drawn a tag has to be to be read. */
export const tagSize = (scale: number): number =>
  Math.min(LARGEST, Math.max(SMALLEST, LEAST / (LETTERS * Math.max(scale, 0.01))));

/** A place with what is said of it; staying where the own yak stands says so. */
export type Said = Spot & { stays?: boolean };

/** How wide its parts are drawn, and how high each of them. */
const HIGH = 20;
const gainWidth = (way: Way, stays = false): number => {
  const told = netPoints(way) !== 0 || laterPoints(way) > 0;
  return way.tile || (told && stays) ? 46 : told ? 30 : 0;
};
const costsWidth = (way: Way): number => (way.compass + way.fodder + way.exhaustion) * 19;
const thenWidth = ({ then = [] }: Way): number => then.length * 22;

const boxAt = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
const meet = (from: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other));
const overlap = (a: Box, b: Box): number => meet(a.x, a.width, b.x, b.width) * meet(a.y, a.height, b.y, b.height);

/** Of more places than a few only the best speak; the others are read when they are looked at. */
const FEW = 4;
const BEST = 3;
export function speaking<S extends Spot>(spots: readonly S[]): S[] {
  const ways = spots.flatMap((spot) => (spot.way ? [{ spot, points: netPoints(spot.way), tile: spot.way.tile }] : []));
  if (ways.length <= FEW) return [...spots];
  const worth = ways.filter(({ points, tile }) => points > 0 || tile);
  return worth
    .toSorted((one, other) => other.points - one.points)
    .slice(0, BEST)
    .map(({ spot }) => spot);
}

/** The parts of a tag as they would lie: above and below the middle of its space, or all of them beside it. */
function forms({ key, at, stays = false }: Said, way: Way, size: number): Tag[] {
  const row = HIGH * size;
  const [gains, costs, more] = [gainWidth(way, stays) * size, costsWidth(way) * size, thenWidth(way) * size];
  const on = { x: at.x, y: at.y - 13 };
  const beside = (x: number, y: number, further: number): Tag => ({
    key,
    way,
    stays,
    gain: { x: x - costs / 2, y },
    costs: { x: x + gains / 2, y },
    then: { x, y: y + (gains + costs ? further * row : 0) },
  });
  const off = SPACE / 2 + row / 2;
  const aside = SPACE / 2 + Math.max(gains + costs, more) / 2 + 2;
  return [
    { key, way, stays, gain: on, costs: { x: at.x, y: at.y + 15 }, then: { x: at.x, y: on.y - (gains ? row : 0) } },
    beside(at.x, at.y - off, -1),
    beside(at.x, at.y + off, 1),
    beside(at.x + aside, at.y, -1),
    beside(at.x - aside, at.y, -1),
  ];
}

const partsOf = ({ way, gain, costs, then, stays }: Tag, size: number): Box[] =>
  [
    boxAt(gain, gainWidth(way, stays) * size, (HIGH - 2) * size),
    boxAt(costs, costsWidth(way) * size, HIGH * size),
    boxAt(then, thenWidth(way) * size, HIGH * size),
  ].filter(({ width }) => width > 0);

/** Each tag where it covers least: no yak, no other tag, and none of the spaces that others are about; and in sight. */
export function tagsOf(spots: readonly Said[], yaks: readonly Point[], size: number, shown?: Box): Tag[] {
  const outside = (part: Box): number => (shown ? part.width * part.height - overlap(part, shown) : 0);
  const standing = yaks.map((yak) => boxAt(yak, SPACE * 0.8, SPACE * 0.8));
  // Where several ways end, a sign in the corner says so.
  const signs = spots.filter(asksWhich).map(({ at }) => boxAt({ x: at.x + 11.5, y: at.y - 11.5 }, 17, 17));
  const laid: Box[] = [];
  return spots.flatMap((spot) => {
    const { way } = spot;
    if (!way) return [];
    const others = spots.filter((other) => other !== spot).map(({ at }) => boxAt(at, SPACE, SPACE));
    const covered = (tag: Tag, n: number): number =>
      partsOf(tag, size).reduce((sum, part) => {
        const over = (boxes: readonly Box[]): number => boxes.reduce((all, box) => all + overlap(part, box), 0);
        return sum + 4 * over(laid) + 8 * over(standing) + 3 * over(signs) + over(others) + 6 * outside(part);
      }, 20 * n);
    const [best] = forms(spot, way, size)
      .map((tag, n) => ({ tag, cost: covered(tag, n) }))
      .sort((a, b) => a.cost - b.cost);
    if (!best) return [];
    laid.push(...partsOf(best.tag, size));
    return [best.tag];
  });
}

/** Only what is gained and the best that could be done there, each on its own space and in sight: what it costs is said of the one that is looked at. */
export function quietTags(spots: readonly Said[], yaks: readonly Point[], size: number, shown: Box): Tag[] {
  const clamp = (at: number, half: number, from: number, length: number): number =>
    Math.min(Math.max(at, from + half), from + length - half);
  return spots.flatMap(({ key, at, way, stays = false }) => {
    if (!way) return [];
    const stands = yaks.some((yak) => yak.x === at.x && yak.y === at.y);
    const wide = gainWidth(way, stays);
    const isFree = (by: number): boolean => !spots.some((other) => other.at.x === at.x && other.at.y === at.y + by);
    // Over the back of the yak that stands there: beside it, it would be read as about the neighbouring space. If that
    // is offered too, at its feet, or on the yak itself.
    const over = isFree(-SPACE) ? -9 - 10 * size : isFree(SPACE) ? 9 + 10 * size : -10 * size;
    const gain = {
      x: clamp(at.x, (wide / 2) * size + 2, shown.x, shown.width),
      y: clamp(at.y + (stands ? over : -13), (HIGH / 2) * size, shown.y, shown.height),
    };
    // At the feet of a rival's yak, if the gain lies over its back.
    const isHidden = stands && (stays || !isFree(-SPACE));
    const [best] = [...(isHidden ? [] : (way.then ?? []))].sort((one, other) => other.points - one.points);
    const quiet: Way = { ...way, compass: 0, fodder: 0, exhaustion: 0, then: best ? [best] : [] };
    return [
      { key, way: quiet, stays, gain, costs: gain, then: { x: gain.x, y: at.y + (stands ? 17 : wide ? 9 : 13) } },
    ];
  });
}
