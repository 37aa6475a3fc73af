// Which part of the sheet is in sight.

import { SPACE, around, boardOf, extent, type Box, type Point } from "./layout";
import { drawn, type Drawn } from "./turning";
import type { View } from "./view";

/** As it fits the window by itself; or as somebody wants it. */
export type Sight = "fitting" | "near" | "whole" | "free";

/** From this width of a space on the screen, in pixels, the whole way is legible at once. */
export const LEGIBLE = 17;
const COMFORTABLE = 31;
const MARGIN = 18;
/** So much more must be gained by another turn before the map is turned again. */
const WORTH_TURNING = 1.1;
const CLOSEST = 7 * SPACE;

/** So much room the storm needs behind the start, where it waits. */
const BEHIND = 36;

/** A board with what lies beside it: the storm waits behind the start. */
function surroundings(board: Drawn, number: number, boards: readonly Drawn[]): Box {
  const box = extent(board);
  const next = boards[1];
  if (number > 0 || !next) return box;
  const back = { x: Math.sign(board.x - next.x), y: Math.sign(board.y - next.y) };
  return {
    x: box.x - (back.x < 0 ? BEHIND : 0),
    y: box.y - (back.y < 0 ? BEHIND : 0),
    width: box.width + Math.abs(back.x) * BEHIND,
    height: box.height + Math.abs(back.y) * BEHIND,
  };
}

export function wholeSheet(boards: readonly Drawn[]): Box {
  return around(boards.map(surroundings), MARGIN);
}

/** The quarter turns with which the whole way is seen largest; as it lies now, unless much is gained. */
export function bestTurn(view: View, now: number, width: number, height: number): number {
  const scale = (quarters: number) => {
    const box = wholeSheet(drawn(view, quarters));
    return Math.min(width / box.width, height / box.height);
  };
  /** Kathmandu lies to the right of the start, or above it, where that can be chosen. */
  const onward = (quarters: number) => {
    const [start, end] = [drawn(view, quarters)[0], drawn(view, quarters).at(-1)];
    return start && end ? end.x - start.x - 0.5 * (end.y - start.y) : 0;
  };
  const better = [0, 1, 2, 3].reduce((best, one) =>
    scale(one) > scale(best) * 1.01 || (scale(one) > scale(best) * 0.99 && onward(one) > onward(best)) ? one : best,
  );
  return scale(better) > scale(now) * WORTH_TURNING || onward(now) < 0 ? better : now;
}

/** The boards on which these spaces lie, with so many before and after them. */
export function boardsAround(boards: readonly Drawn[], spaces: readonly number[], far: number): Box {
  const numbers = spaces.map(boardOf);
  const isNear = (number: number) => numbers.some((other) => Math.abs(other - number) <= far);
  return around(
    boards.flatMap((board, number) => (isNear(number) ? [surroundings(board, number, boards)] : [])),
    MARGIN,
  );
}

/** The boards on which these spaces lie, with as many before and after them as stay legible. */
export function nearby(boards: readonly Drawn[], spaces: readonly number[], width: number, height: number): Box {
  for (let far = boards.length; far > 1; far--) {
    const box = boardsAround(boards, spaces, far);
    if (Math.min(width / box.width, height / box.height) * SPACE >= COMFORTABLE) return box;
  }
  return boardsAround(boards, spaces, 1);
}

/** Just these spaces, for fingers. */
export function closeTo(points: readonly Point[]): Box {
  return around(
    points.map((point) => ({ x: point.x - SPACE / 2, y: point.y - SPACE / 2, width: SPACE, height: SPACE })),
    SPACE * 1.2,
  );
}

/** The box widened to the proportions of the window. */
export function fitted(box: Box, width: number, height: number): Box {
  const wanted = Math.max(width, 1) / Math.max(height, 1);
  const wide = Math.max(box.width, box.height * wanted, CLOSEST);
  const high = wide / wanted;
  return { x: box.x + (box.width - wide) / 2, y: box.y + (box.height - high) / 2, width: wide, height: high };
}

/** Closer or farther, with the point staying where it is on the screen. */
export function zoomed(box: Box, factor: number, about: Point, whole: Box): Box {
  const widest = Math.max(whole.width, (whole.height * box.width) / box.height) * 1.1;
  const width = Math.min(Math.max(box.width * factor, CLOSEST), widest);
  const by = width / box.width;
  return {
    x: about.x - (about.x - box.x) * by,
    y: about.y - (about.y - box.y) * by,
    width,
    height: box.height * by,
  };
}

/** Never so far away that nothing of the sheet is left in the middle. */
export function held(box: Box, whole: Box): Box {
  const keep = (at: number, length: number, from: number, size: number) =>
    Math.min(Math.max(at + length / 2, from), from + size) - length / 2;
  return {
    ...box,
    x: keep(box.x, box.width, whole.x, whole.width),
    y: keep(box.y, box.height, whole.y, whole.height),
  };
}

export function between(from: Box, to: Box, t: number): Box {
  const mix = (a: number, b: number) => a + (b - a) * t;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

export type Corner = "north-east" | "north-west" | "south-west" | "south-east" | "south" | "north";

/** The corner of what is shown where a thing of this size hides least: no point that is dear, then little of the boards. */
export function freeCorner(
  boards: readonly Drawn[],
  shown: Box,
  size: Pick<Box, "width" | "height">,
  dear: readonly Point[],
  among: readonly Corner[],
): Corner {
  const { width, height } = size;
  const [middle, right, bottom] = [
    shown.x + (shown.width - width) / 2,
    shown.x + shown.width - width,
    shown.y + shown.height - height,
  ];
  const corners: Readonly<Record<Corner, Point>> = {
    "north-east": { x: right, y: shown.y },
    "north-west": { x: shown.x, y: shown.y },
    "south-west": { x: shown.x, y: bottom },
    "south-east": { x: right, y: bottom },
    south: { x: middle, y: bottom },
    north: { x: middle, y: shown.y },
  };
  const near = SPACE / 2;
  const isUnder = (at: Point, point: Point) =>
    point.x > at.x - near && point.x < at.x + width + near && point.y > at.y - near && point.y < at.y + height + near;
  const hidden = (corner: Corner) => {
    const at = corners[corner];
    return boards.map(extent).reduce(
      (sum, one) => {
        const across = Math.min(at.x + width, one.x + one.width) - Math.max(at.x, one.x);
        const along = Math.min(at.y + height, one.y + one.height) - Math.max(at.y, one.y);
        return sum + Math.max(0, across) * Math.max(0, along);
      },
      1e6 * dear.filter((point) => isUnder(at, point)).length,
    );
  };
  return among.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
}
