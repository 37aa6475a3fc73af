// Contour lines over the whole sheet: the lie of the land, high under mountains and snow, low under water.

import { SPACE, centre, uneven, type Box } from "./layout";
import { CELLS, SIDE, type BoardView } from "./view";

const HEIGHT: Readonly<Record<string, number>> = {
  "^": 10, S: 7.6, R: 6, F: 4.6, M: 3.8, G: 3.2, T: 4.2, J: 2.8, C: 2.2, K: 2.6, W: 0.6,
};
const PAPER = 3;
const STEP = SPACE / 4;
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
    boards: readonly BoardView[],
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
    for (const [number, board] of boards.entries()) {
      board.rows.forEach((row, y) =>
        [...row].forEach((letter, x) => {
          const height = HEIGHT[letter];
          if (height !== undefined) this.raise(centre(boards, number * CELLS + y * SIDE + x), height, weights);
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

type Crossing = readonly [number, number];

/** Where a level crosses the sides of one mesh, as pairs of crossings. */
function crossings(relief: Relief, x: number, y: number, level: number): Crossing[] {
  const corners = [relief.at(x, y), relief.at(x + 1, y), relief.at(x + 1, y + 1), relief.at(x, y + 1)];
  const places: Crossing[] = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
  const found: Crossing[] = [];
  for (let side = 0; side < 4; side++) {
    const [a, b] = [corners[side] ?? 0, corners[(side + 1) % 4] ?? 0];
    if (a < level === b < level) continue;
    const t = (level - a) / (b - a);
    const [from, to] = [places[side] ?? [0, 0], places[(side + 1) % 4] ?? [0, 0]];
    found.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
  }
  return found;
}

const key = (crossing: Crossing) => `${crossing[0].toFixed(3)},${crossing[1].toFixed(3)}`;

/** The pieces of a level strung together to lines. */
function lines(relief: Relief, level: number): Crossing[][] {
  const partners = new Map<string, { at: Crossing; to: Crossing[] }>();
  const join = (a: Crossing, b: Crossing) => {
    const entry = partners.get(key(a)) ?? { at: a, to: [] };
    entry.to.push(b);
    partners.set(key(a), entry);
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
  const strung: Crossing[][] = [];
  const follow = (start: string) => {
    const chain: Crossing[] = [];
    let here: string | undefined = start;
    while (here !== undefined && partners.has(here)) {
      const entry: { at: Crossing; to: Crossing[] } | undefined = partners.get(here);
      partners.delete(here);
      if (!entry) break;
      chain.push(entry.at);
      here = entry.to.map(key).find((next) => partners.has(next));
      if (here === undefined && chain.length > 2 && entry.to.some((next) => key(next) === start)) {
        const first = chain[0];
        if (first) chain.push(first);
      }
    }
    if (chain.length > 6) strung.push(chain);
  };
  // Open lines first, from their ends; then the rings.
  for (const [start, entry] of [...partners]) if (entry.to.length === 1 && partners.has(start)) follow(start);
  for (const start of [...partners.keys()]) if (partners.has(start)) follow(start);
  return strung;
}

function smooth(chain: Crossing[], box: Box): string {
  const place = ([x, y]: Crossing): Crossing => [box.x + x * STEP, box.y + y * STEP];
  const points = chain.filter((_, i) => i % 2 === 0 || i === chain.length - 1).map(place);
  const said = (point: Crossing) => `${point[0].toFixed(0)} ${point[1].toFixed(0)}`;
  let path = `M${said(points[0] ?? [0, 0])}`;
  for (let i = 1; i + 1 < points.length; i++) {
    const here: Crossing = points[i] ?? [0, 0];
    const next: Crossing = points[i + 1] ?? [0, 0];
    path += `Q${said(here)} ${said([(here[0] + next[0]) / 2, (here[1] + next[1]) / 2])}`;
  }
  return `${path}L${said(points.at(-1) ?? [0, 0])}`;
}

/** A path for each level, low to high. */
export function contours(boards: readonly BoardView[], box: Box): string[] {
  const relief = new Relief(boards, box);
  return LEVELS.map((level) =>
    lines(relief, level)
      .map((chain) => smooth(chain, box))
      .join(""),
  );
}
