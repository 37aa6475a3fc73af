// The way of an arrow from one thing on the table to another: bent, so that it crosses no more than it must.

import type { Spot } from "./anchors";
import type { Point } from "./room";

export interface Arrow {
  path: string;
  /** Where its head stands, and how far it is turned, in degrees. */
  end: Point;
  turn: number;
  /** Points along it, its middle among them. */
  along: Point[];
}

/** How far the head reaches beyond its own place, and a little more. */
const HEAD = 24;

/** How far it is from the middle of a box to its edge on the way to a point. */
function toEdge({ x, y, width, height }: Spot, towards: Point): number {
  const [dx, dy] = [Math.abs(towards.x - x), Math.abs(towards.y - y)];
  const length = Math.hypot(dx, dy) || 1;
  const share = Math.min(dx ? width / 2 / dx : Infinity, dy ? height / 2 / dy : Infinity);
  return Number.isFinite(share) ? share * length : 0;
}

/** Moved from a box's middle towards a point, so far. */
function moved(from: Spot, towards: Point, far: number): Point {
  const length = Math.hypot(towards.x - from.x, towards.y - from.y) || 1;
  const by = Math.min(far, length * 0.8) / length;
  return { x: from.x + (towards.x - from.x) * by, y: from.y + (towards.y - from.y) * by };
}

/** Whatever is wider than a card is a board. */
const BOARD = 240;

const mixed = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/** It begins at a card's edge, or in the middle of a board, and ends before what it points at. */
export function arrowBetween(from: Spot, to: Spot): Arrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(90, length * 0.22);
  const middle = {
    x: (from.x + to.x) / 2 - (dy / length) * bend,
    y: (from.y + to.y) / 2 + (Math.abs(dx) / length) * bend,
  };
  const start = from.width > BOARD ? { x: from.x, y: from.y } : moved(from, middle, toEdge(from, middle));
  const goal = moved(to, middle, toEdge(to, middle) + HEAD);
  const on = (t: number): Point => mixed(mixed(start, middle, t), mixed(middle, goal, t), t);
  return {
    path: `M${start.x} ${start.y}Q${middle.x} ${middle.y} ${goal.x} ${goal.y}`,
    end: goal,
    turn: (Math.atan2(goal.y - middle.y, goal.x - middle.x) * 180) / Math.PI,
    along: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map(on),
  };
}
