// Which part of the sheet is in sight.

import { SPACE, around, extent, type Box, type Point } from "./layout";
import { landIn, slid } from "./sliding";
import { drawn, type Drawn } from "./turning";
import type { View } from "./view";

/** As it fits the window by itself; or as somebody wants it. */
export type Sight = "fitting" | "near" | "whole" | "free";

/** From this width of a space on the screen, in pixels, the whole way is legible at once. */
export const LEGIBLE = 32;
/** Whoever has all of it in sight keeps it so down to this width, when the window becomes smaller. */
export const STILL_LEGIBLE = 24;
/** So wide is a space on a small screen, in pixels, unless something that is offered lies farther away. */
export const LEAST = 34;
/** So wide is it at least: what lies even farther away is pointed at. */
export const FARTHEST = 24;
/** The few widths a space has there, in pixels: the map rather slides than it changes its scale. */
const WIDER = 29;
const SCALES = [LEAST, WIDER, FARTHEST];
/** So wide it is when a turn begins, where all that matters is seen so too, and less empty paper. */
const LARGE = 42;
/** From so much land in it, a window shows little empty paper. */
const FILLED = 0.75;
const MARGIN = 8;
/** So much more must be gained by another turn before the map is turned again. */
const WORTH_TURNING = 1.1;
const CLOSEST = 7 * SPACE;

/** So much room the storm needs behind the start, where it waits. */
const BEHIND = 44;

/** A board with what lies beside it: the storm waits behind the start. */
export function surroundings(board: Drawn, number: number, boards: readonly Drawn[]): Box {
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

/** The paper goes on beyond the boards, in whatever window the whole way is seen. */
export function paperAround(whole: Box): Box {
  const beside = Math.max(400, whole.height * 1.1 - whole.width / 2);
  const above = Math.max(300, (whole.width * 0.8 - whole.height) / 2);
  return {
    x: whole.x - beside,
    y: whole.y - above,
    width: whole.width + 2 * beside,
    height: whole.height + 2 * above,
  };
}

export const within = (box: Box, outer: Box): boolean =>
  box.x >= outer.x &&
  box.y >= outer.y &&
  box.x + box.width <= outer.x + outer.width &&
  box.y + box.height <= outer.y + outer.height;

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

type Size = Pick<Box, "width" | "height">;

/** What is to be seen: what is offered, after the yak that matters most, and what else there is room for. */
export interface Seen {
  offered: readonly Point[];
  others: readonly Point[];
  /** What stays in sight with all that is offered, if that costs nothing: whoever looks on need not come back to it. */
  liked?: readonly Point[];
  /** What must stay in sight while the window slides to where most land is seen; all of them unless it is said. */
  kept?: readonly Point[];
  /** What each board is worth to be seen: what lies ahead most. */
  worths?: readonly number[];
  /** A turn begins: what is seen now stays so until it ends, unless something that is asked about were out of sight. */
  afresh?: boolean;
}

const BESIDE = SPACE * 1.2;
/** So far from the edge, in pixels, a point is seen with all that a finger may touch there. */
const CLEAR = 24;

/** As close as these points allow, but no space smaller than the least; the first of them is always in it. */
function closeUp(points: readonly Point[], { width, height }: Size, least: number): Box {
  const [yak = { x: 0, y: 0 }] = points;
  const unit = SPACE / least;
  const across = stretch(
    points.map((point) => point.x),
    yak.x,
    width * unit,
    CLEAR * unit,
  );
  const along = stretch(
    points.map((point) => point.y),
    yak.y,
    height * unit,
    CLEAR * unit,
  );
  return { x: across.from, y: along.from, width: across.length, height: along.length };
}

interface Stretch {
  from: number;
  length: number;
}

/** The part of a line with all these points, or, if that is too long, with most of them and the one that must be seen. */
function stretch(points: readonly number[], seen: number, most: number, clear: number): Stretch {
  const [first, last] = [Math.min(...points), Math.max(...points)];
  const beside = Math.min(BESIDE, (most - last + first) / 2);
  if (beside >= clear) return { from: first - beside, length: last - first + 2 * beside };
  const holds = (from: number, point: number) => point >= from + clear && point <= from + most - clear;
  const count = (from: number) => points.filter((point) => holds(from, point)).length;
  const off = (from: number) => Math.abs(from + most / 2 - seen);
  const middle = seen - most / 2;
  const from = points
    .flatMap((point) => [point - BESIDE, point + BESIDE - most])
    .filter((start) => holds(start, seen))
    .reduce((best, one) => ((count(one) - count(best) || off(best) - off(one)) > 0 ? one : best), middle);
  return { from, length: most };
}

/** As close as all that is offered allows, with what else there is room for; if it lies too far apart, with most of it. */
function closest({ offered, others, liked, afresh }: Seen, size: Size): Box {
  const holdsAll = ({ x, y, width, height }: Box, least: number, points = offered) => {
    const clear = (CLEAR * SPACE) / least - 0.01;
    const isClear = (at: number, from: number, length: number) => at >= from + clear && at <= from + length - clear;
    return points.every((at) => isClear(at.x, x, width) && isClear(at.y, y, height));
  };
  if (liked) {
    const both = closeUp([...offered, ...liked], size, LEAST);
    if (holdsAll(both, LEAST, [...offered, ...liked])) return both;
  }
  const all = closeUp([...offered, ...others], size, LEAST);
  if (afresh && !holdsAll(all, LEAST, others)) {
    // Wherever the dice may lead in this turn, if that can be seen at once.
    const wider = closeUp([...offered, ...others], size, WIDER);
    if (holdsAll(wider, WIDER, [...offered, ...others])) return wider;
  }
  if (holdsAll(all, LEAST)) return all;
  const near = closeUp(offered, size, LEAST);
  const far = closeUp(offered, size, FARTHEST);
  return holdsAll(near, LEAST) || !holdsAll(far, FARTHEST) ? near : far;
}

const NONE: Size = { width: 0, height: 0 };

/** So much paper is seen beyond the sheet, that a finger meets what lies at its edge. */
const PAPER = 14;

/** The close-up in the shape of the window; what would lie under its lower corner on the right is lifted above that. */
export function closeUpIn(seen: Seen, size: Size, corner: Size, whole: Box, boards: readonly Box[] = []): Box {
  const { width, height } = size;
  const roomy = {
    x: whole.x - PAPER,
    y: whole.y - PAPER,
    width: whole.width + 2 * PAPER,
    height: whole.height + 2 * PAPER,
  };
  const points = seen.kept ?? [...seen.offered, ...seen.others];
  const close = (high: number) => {
    const box = settled(stepped(fitted(closest(seen, { width, height: high }), width, high), width), roomy);
    const unit = box.width / width;
    const covered = high < height ? NONE : { width: corner.width * unit, height: corner.height * unit };
    const more = { worths: seen.worths, corner: covered };
    return slid(box, boards, points, CLEAR * unit, MARGIN, more);
  };
  const usual = close(height);
  const plain = (seen.afresh && larger(usual, seen, width, boards)) || usual;
  const unit = plain.width / width;
  const [left, top] = [plain.x + (width - corner.width) * unit, plain.y + (height - corner.height) * unit];
  const isUnder = ({ x, y }: Point) => x > left - SPACE / 2 && y > top - SPACE / 2;
  const above = height - corner.height;
  if (above <= 0 || !points.some(isUnder)) return plain;
  const lifted = close(above);
  return { ...lifted, height: (lifted.height * height) / above };
}

/** The same sight larger, if it shows all that it should, and less paper; else null. */
function larger(usual: Box, { offered, others, worths }: Seen, width: number, boards: readonly Box[]): Box | null {
  const part = (box: Box) => landIn(box, boards) / (box.width * box.height);
  const by = (width * SPACE) / LARGE / usual.width;
  if (by >= 1 || part(usual) >= FILLED) return null;
  const points = [...offered, ...others];
  const clear = (CLEAR * SPACE) / LARGE;
  const [wide, high] = [usual.width * by, usual.height * by];
  const meant = around(points.map((at) => ({ ...at, width: 0, height: 0 })), clear); // prettier-ignore
  const [x, y] = [meant.x + (meant.width - wide) / 2, meant.y + (meant.height - high) / 2];
  const box = { x, y, width: wide, height: high };
  if (!within(meant, box)) return null;
  const found = slid(box, boards, points, clear, MARGIN, { worths });
  return part(found) > part(usual) ? found : null;
}

/** The box widened to the next of the usual scales. */
function stepped(box: Box, width: number): Box {
  const wide = SCALES.map((space) => (width * SPACE) / space).find((one) => one >= box.width - 0.5) ?? box.width;
  const by = wide / box.width;
  return {
    x: box.x + (box.width * (1 - by)) / 2,
    y: box.y + (box.height * (1 - by)) / 2,
    width: wide,
    height: box.height * by,
  };
}

/** So much farther away the map may stay than it need be, before it comes closer. */
const CLOSE_ENOUGH = 1.3;

/** From so much of the land that could be seen, the window need not move. */
const ENOUGH = 0.75;

/** Whether one sight shows about as much of the land that matters as another, without what its corner covers; that is asked when a turn begins. */
export function showsEnough(
  before: Box | null,
  next: Box,
  boards: readonly Box[],
  { worths, afresh }: Seen,
  size: Size,
  corner: Size,
): boolean {
  if (!worths || !before || !afresh) return true;
  const part = (box: Box): number => {
    const unit = box.width / size.width;
    const [width, height] = [corner.width * unit, corner.height * unit];
    const covered = { x: box.x + box.width - width, y: box.y + box.height - height, width, height };
    return (landIn(box, boards, worths) - landIn(covered, boards, worths)) / (box.width * box.height);
  };
  return part(before) >= ENOUGH * part(next);
}

/** As it was, as long as that shows these points if the next sight does, and, when a turn begins, about as large: nothing moves without need. */
export function steady(
  next: Box,
  before: Box | null,
  points: readonly Point[],
  size: Size,
  corner: Size,
  afresh = true,
): Box {
  if (!before || Math.abs(before.width / before.height - size.width / size.height) > 0.01) return next;
  if (afresh && before.width > next.width * CLOSE_ENOUGH) return next;
  const isClear = (box: Box, at: Point) => {
    const scale = size.width / box.width;
    const [x, y] = [(at.x - box.x) * scale, (at.y - box.y) * scale];
    const under = x > size.width - corner.width && y > size.height - corner.height;
    const beside = Math.min(x, y, size.width - x, size.height - y);
    return beside >= CLEAR - 0.5 && !under;
  };
  return points.every((at) => isClear(before, at) || !isClear(next, at)) ? before : next;
}

/** So wide is a space in pixels when one looks closer, or as much larger than on the whole way. */
const NEAR = 40;
const NEARER = 1.35;

/** A look from nearby, always at the same scale: as it was, as long as it shows all it should; else around the points. */
export function nearBy(points: readonly Point[], before: Box | null, size: Size, home: Box, whole: Box): Box {
  const unit = Math.min(SPACE / NEAR, home.width / size.width / NEARER);
  const [width, height] = [size.width * unit, size.height * unit];
  const same = before !== null && Math.abs(before.width - width) < 1 && Math.abs(before.height - height) < 1;
  const [yak = { x: 0, y: 0 }] = points;
  const all = points.every(({ x, y }) => Math.abs(x - yak.x) < width / 2 && Math.abs(y - yak.y) < height / 2);
  const wanted = all ? points : [yak];
  const isSeen = ({ x, y }: Point) =>
    same && within({ x: x - BESIDE, y: y - BESIDE, width: 2 * BESIDE, height: 2 * BESIDE }, before);
  if (same && wanted.every(isSeen)) return before;
  const middle = (low: number, high: number, at: number, length: number) =>
    high - low + 2 * BESIDE <= length ? (low + high) / 2 : at;
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const box = {
    x: middle(Math.min(...xs), Math.max(...xs), yak.x, width) - width / 2,
    y: middle(Math.min(...ys), Math.max(...ys), yak.y, height) - height / 2,
    width,
    height,
  };
  return settled(box, whole);
}

/** Where the window has room to spare it shows the way, not the paper beside it. */
function settled(box: Box, whole: Box): Box {
  const shift = (at: number, length: number, from: number, size: number) =>
    length < size ? Math.min(Math.max(at, from), from + size - length) : from + (size - length) / 2;
  return {
    ...box,
    x: shift(box.x, box.width, whole.x, whole.width),
    y: shift(box.y, box.height, whole.y, whole.height),
  };
}

/** The box widened to the proportions of the window. */
export function fitted(box: Box, width: number, height: number): Box {
  const wanted = Math.max(width, 1) / Math.max(height, 1);
  const wide = Math.max(box.width, box.height * wanted, CLOSEST);
  const high = wide / wanted;
  return { x: box.x + (box.width - wide) / 2, y: box.y + (box.height - high) / 2, width: wide, height: high };
}

/** A sight as large as this one, with the point in its middle where the land allows it. */
export function centred({ width, height }: Size, { x, y }: Point, whole: Box): Box {
  return held({ x: x - width / 2, y: y - height / 2, width, height }, whole);
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
