// Contour lines over the whole sheet: the lie of the land, high under mountains and snow, low under water.

import { SPACE, middle, uneven, type Box, type Point } from "./layout";
import type { Drawn } from "./turning";

const HEIGHT: Readonly<Record<string, number>> = {
  "^": 10,
  S: 7.6,
  R: 6,
  F: 4.6,
  M: 3.8,
  G: 3.2,
  T: 4.2,
  J: 2.8,
  C: 2.2,
  K: 2.6,
  W: 0.6,
};
const PAPER = 3;
const STEP = SPACE / 3.5;
const LEVELS = [1.6, 2.6, 3.6, 4.6, 5.6, 6.6, 7.6, 8.6];
export const INDEX_LEVEL = 4;

/** Smooth noise, so that the lines wander where the land says nothing. */
function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [fx, fy] = [ease(x - left), ease(y - top)];
  const upper = uneven(left, top) * (1 - fx) + uneven(left + 1, top) * fx;
  const lower = uneven(left, top + 1) * (1 - fx) + uneven(left + 1, top + 1) * fx;
  return upper * (1 - fy) + lower * fy;
}

class Relief {
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float32Array;

  constructor(
    boards: readonly Drawn[],
    readonly box: Box,
  ) {
    this.columns = Math.ceil(box.width / STEP) + 1;
    this.rows = Math.ceil(box.height / STEP) + 1;
    this.heights = new Float32Array(this.columns * this.rows);
    const weights = new Float32Array(this.heights.length).fill(0.16);
    for (let i = 0; i < this.heights.length; i++) {
      const [x, y] = [i % this.columns, Math.floor(i / this.columns)];
      this.heights[i] = 0.16 * (PAPER + 5 * (noise(x / 13, y / 13) - 0.45));
    }
    for (const board of boards) {
      board.rows.forEach((row, y) =>
        [...row].forEach((letter, x) => {
          const height = HEIGHT[letter];
          if (height !== undefined) this.raise(middle(board, x, y), height, weights);
        }),
      );
    }
    for (let i = 0; i < this.heights.length; i++) {
      const [x, y] = [i % this.columns, Math.floor(i / this.columns)];
      this.heights[i] = (this.heights[i] ?? 0) / (weights[i] ?? 1) + 1.3 * (noise(x / 5 + 90, y / 5) - 0.5);
    }
  }

  /** Spreads the height of one space over its surroundings. */
  private raise(at: { x: number; y: number }, height: number, weights: Float32Array): void {
    const [cx, cy] = [(at.x - this.box.x) / STEP, (at.y - this.box.y) / STEP];
    for (let y = Math.max(0, Math.floor(cy - 7)); y <= Math.min(this.rows - 1, cy + 7); y++) {
      for (let x = Math.max(0, Math.floor(cx - 7)); x <= Math.min(this.columns - 1, cx + 7); x++) {
        const weight = Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / 9);
        const i = y * this.columns + x;
        this.heights[i] = (this.heights[i] ?? 0) + weight * height;
        weights[i] = (weights[i] ?? 0) + weight;
      }
    }
  }

  at(x: number, y: number): number {
    return this.heights[y * this.columns + x] ?? 0;
  }
}

/** Where a level crosses a side of a mesh; the side has a number, so that two meshes know it as the same. */
interface Crossing {
  side: number;
  x: number;
  y: number;
}

function crossings(relief: Relief, x: number, y: number, level: number): Crossing[] {
  const here = y * relief.columns + x;
  const [a, b] = [relief.at(x, y), relief.at(x + 1, y)];
  const [d, c] = [relief.at(x, y + 1), relief.at(x + 1, y + 1)];
  const found: Crossing[] = [];
  const part = (from: number, to: number) => (level - from) / (to - from);
  if (a < level !== b < level) found.push({ side: 2 * here, x: x + part(a, b), y });
  if (b < level !== c < level) found.push({ side: 2 * (here + 1) + 1, x: x + 1, y: y + part(b, c) });
  if (d < level !== c < level) found.push({ side: 2 * (here + relief.columns), x: x + part(d, c), y: y + 1 });
  if (a < level !== d < level) found.push({ side: 2 * here + 1, x, y: y + part(a, d) });
  return found;
}

interface Joint {
  at: Crossing;
  to: number[];
}

/** Follows a line from one of its joints, and takes it out. */
function followed(joints: Map<number, Joint>, start: number): Crossing[] {
  const chain: Crossing[] = [];
  let here: number | undefined = start;
  while (here !== undefined) {
    const joint = joints.get(here);
    if (!joint) break;
    joints.delete(here);
    chain.push(joint.at);
    here = joint.to.find((next) => joints.has(next));
    const first = chain[0];
    if (here === undefined && first && chain.length > 2 && joint.to.includes(start)) chain.push(first);
  }
  return chain;
}

/** The pieces of a level strung together to lines. */
function lines(relief: Relief, level: number): Crossing[][] {
  const joints = new Map<number, Joint>();
  const join = (a: Crossing, b: Crossing) => {
    const joint = joints.get(a.side);
    if (joint) joint.to.push(b.side);
    else joints.set(a.side, { at: a, to: [b.side] });
  };
  for (let y = 0; y + 1 < relief.rows; y++) {
    for (let x = 0; x + 1 < relief.columns; x++) {
      const found = crossings(relief, x, y, level);
      for (let i = 0; i + 1 < found.length; i += 2) {
        const [a, b] = [found[i], found[i + 1]];
        if (a && b) {
          join(a, b);
          join(b, a);
        }
      }
    }
  }
  // Open lines first, from their ends; then the rings.
  const ends = [...joints].filter(([, joint]) => joint.to.length === 1).map(([side]) => side);
  const strung = [...ends, ...joints.keys()].map((start) => followed(joints, start));
  return strung.filter((chain) => chain.length > 6);
}

function smooth(chain: Crossing[], box: Box): string {
  const points = chain
    .filter((_, i) => i % 2 === 0 || i === chain.length - 1)
    .map(({ x, y }): Point => ({ x: Math.round(box.x + x * STEP), y: Math.round(box.y + y * STEP) }));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  let path = `M${first.x} ${first.y}`;
  for (let i = 1; i + 1 < points.length; i++) {
    const [here, next] = [points[i] ?? last, points[i + 1] ?? last];
    path += `Q${here.x} ${here.y} ${(here.x + next.x) / 2} ${(here.y + next.y) / 2}`;
  }
  return `${path}L${last.x} ${last.y}`;
}

/** A path for each level, low to high. */
export function contours(boards: readonly Drawn[], box: Box): string[] {
  const relief = new Relief(boards, box);
  return LEVELS.map((level) =>
    lines(relief, level)
      .map((chain) => smooth(chain, box))
      .join(""),
  );
}
