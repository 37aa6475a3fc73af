// What a map shows by itself where all of the way would be too small: the part that matters, filled with land.

import type { Seen } from "./camera";
import { SPACE, around, type Box, type Point } from "./layout";
import { slid } from "./sliding";

type Size = Pick<Box, "width" | "height">;

/** A space is so wide, in pixels, or as wide as a yak needs to look six spaces both ways. */
const LARGEST = 40;
const ROWS = 13;
/** So far from its edge, in pixels, a point is seen with all that is said there. */
const CLEAR = 26;
const MARGIN = 8;

const pointsBox = (points: readonly Point[]): Box => around(points.map((at) => ({ ...at, width: 0, height: 0 })), 0); // prettier-ignore

/** The width of a space with which these points are seen clear of the edges, no larger than usual and no smaller than on the whole way. */
function spaceFor(points: readonly Point[], { width, height }: Size, least: number): number {
  const box = pointsBox(points);
  const usual = Math.min(LARGEST, height / ROWS);
  const across = (width - 2 * CLEAR) / Math.max(box.width, 1);
  const along = (height - 2 * CLEAR) / Math.max(box.height, 1);
  return Math.max(least, Math.min(usual, across * SPACE, along * SPACE));
}

const sameShape = (one: Size, other: Size): boolean =>
  Math.abs(one.width / one.height - other.width / other.height) < 0.01;

/**
 * As it was, as long as that shows all that matters: nothing moves without need. Else always at the same scale, unless
 * what matters lies farther apart, and where most of the land ahead is seen.
 */
export function framed(seen: Seen, before: Box | null, size: Size, home: Box, boards: readonly Box[]): Box {
  const points = [...seen.offered, ...seen.others];
  const space = spaceFor(points, size, (size.width / home.width) * SPACE);
  const unit = SPACE / space;
  const clear = CLEAR * unit;
  const isIn = (box: Box, { x, y }: Point): boolean =>
    Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y) >= clear - 0.5;
  const [width, height] = [size.width * unit, size.height * unit];
  if (before && sameShape(before, size) && before.width < width * 1.2 && before.width > width * 0.83)
    if (points.every((at) => isIn(before, at))) return before;
  const middle = pointsBox(points);
  const box = {
    x: middle.x + (middle.width - width) / 2,
    y: middle.y + (middle.height - height) / 2,
    width,
    height,
  };
  return slid(within(box, home), boards, points, clear, MARGIN, { worths: seen.worths });
}

/** No farther out than the whole way reaches. */
function within(box: Box, whole: Box): Box {
  const shift = (at: number, length: number, from: number, size: number): number =>
    length < size ? Math.min(Math.max(at, from), from + size - length) : from + (size - length) / 2;
  return {
    ...box,
    x: shift(box.x, box.width, whole.x, whole.width),
    y: shift(box.y, box.height, whole.y, whole.height),
  };
}
