// What may be chosen outside the window is pointed at from its edge.

import type { Point } from "./layout";

interface Size {
  width: number;
  height: number;
}
export interface Pointed<T> extends Point {
  what: T;
  /** Which way it lies, in degrees clockwise from above. */
  turned: number;
}

/** Half of what points, and of the room it needs, in pixels. */
const HALF = 24;
/** So far within the window the middle of a thing must lie: it is seen with nearly all that a finger may touch. */
const SEEN = 18;

/** Where those things that lie outside the window, or under its lower corner on the right, are pointed at. */
export function beyond<T>(
  things: readonly { what: T; at: Point }[],
  { width, height }: Size,
  corner: Size,
  /** How wide a space is there: on a map seen from afar all of one is seen closer to the edge. */
  space = Infinity,
): Pointed<T>[] {
  const clear = Math.min(SEEN, space / 2);
  const isCovered = ({ x, y }: Point): boolean => x > width - corner.width && y > height - corner.height;
  const isSeen = (at: Point): boolean =>
    at.x > clear && at.y > clear && at.x < width - clear && at.y < height - clear && !isCovered(at);
  const clamp = (value: number, most: number): number => Math.max(HALF, Math.min(value, most - HALF));
  const placed: Pointed<T>[] = [];
  for (const { what, at } of things) {
    if (isSeen(at)) continue;
    const edge = { x: clamp(at.x, width), y: clamp(at.y, height) };
    if (edge.x > width - corner.width - HALF) edge.y = Math.min(edge.y, height - corner.height - HALF);
    const crowds = (one: Point): boolean => Math.abs(one.x - edge.x) < 2 * HALF && Math.abs(one.y - edge.y) < 2 * HALF;
    const upright = at.x < 0 || at.x > width;
    for (let n = 0; n < things.length && placed.some(crowds); n++) edge[upright ? "y" : "x"] -= 2 * HALF;
    const turned = (Math.atan2(at.x - edge.x, edge.y - at.y) * 180) / Math.PI;
    placed.push({ what, ...edge, turned });
  }
  return placed;
}
