// What a map shows by itself where all of the way would be too small: the part that matters, filled with land.

import { STILL_LEGIBLE, type Seen } from "./camera";
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

/** The width of a space with which these points are seen clear of the edges, no larger than usual. */
function spaceFor(points: readonly Point[], { width, height }: Size): number {
  const box = pointsBox(points);
  const usual = Math.min(LARGEST, height / ROWS);
  const across = (width - 2 * CLEAR) / Math.max(box.width, 1);
  const along = (height - 2 * CLEAR) / Math.max(box.height, 1);
  return Math.min(usual, across * SPACE, along * SPACE);
}

/** How far a point lies inside of a box. */
const inside = ({ x, y }: Point, box: Box): number =>
  Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y);

const sameShape = (one: Size, other: Size): boolean =>
  Math.abs(one.width / one.height - other.width / other.height) < 0.01;

/** The few widths that a space has where the goal is seen with all yaks: the map rather stays than it comes closer. */
const SCALES = [34, 29];
/** So much larger a space must become before the map comes closer. */
const WORTH_COMING = 1.25;

/**
 * The goal with all yaks, where that is legible; else what matters in this moment, always at the same scale unless that
 * lies farther apart, and where most of the land ahead is seen. As it was, as long as that shows all of it: nothing
 * moves without need.
 */
export function framed(
  seen: Seen,
  before: Box | null,
  size: Size,
  home: Box,
  boards: readonly Box[],
  /** What is seen in every moment if it can be: the goal and the yaks. */
  always: readonly Point[] = [],
): Box {
  const least = (size.width / home.width) * SPACE;
  const spaceOf = (points: readonly Point[]): number => Math.max(least, spaceFor(points, size));
  const all = [...seen.offered, ...always];
  const together = always.length > 0 && spaceOf(all) >= STILL_LEGIBLE;
  const points = together ? all : [...seen.offered, ...seen.others];
  const wanted = spaceOf(points);
  const space = together ? (SCALES.find((one) => one <= wanted) ?? least) : wanted;
  const unit = SPACE / space;
  const [width, height] = [size.width * unit, size.height * unit];
  if (before && sameShape(before, size)) {
    const kept = CLEAR * (before.width / size.width);
    // What lies at the edge of the land is no farther from the window's.
    const isIn = (at: Point): boolean => inside(at, before) >= Math.min(kept, inside(at, home)) - 0.5;
    const closer = before.width / width;
    const near = together ? closer < WORTH_COMING || !seen.afresh : closer < 1.2 && closer > 0.83;
    // On the whole way nothing can be seen better.
    const whole = before.width >= home.width - 0.5;
    if (near && (whole || points.every(isIn))) return before;
  }
  const middle = pointsBox(points);
  const box = {
    x: middle.x + (middle.width - width) / 2,
    y: middle.y + (middle.height - height) / 2,
    width,
    height,
  };
  return slid(within(box, home), boards, points, CLEAR * unit, MARGIN, { worths: seen.worths });
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
