// Where everything lies on the map sheet. One space is 40 units wide; between two boards runs the gap of a border strip.

import { CELLS, KATHMANDU, MOUNTAIN, SIDE } from "./land";
import { turnedCell, type Drawn } from "./turning";
import type { Direction } from "./view";

export const SPACE = 40;
export const GAP = 24;
export const BOARD = SIDE * SPACE;
const STRIDE = BOARD + GAP;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const STEP: Readonly<Record<Direction, Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export function boardOf(space: number): number {
  return Math.floor(space / CELLS);
}

export function corner(board: Drawn): Point {
  return { x: board.x * STRIDE, y: board.y * STRIDE };
}

/** The middle of a space, wherever the turned board has it. */
export function centre(boards: readonly Drawn[], space: number): Point {
  const board = boards[boardOf(space)];
  if (!board) return { x: 0, y: 0 };
  const cell = turnedCell(space % CELLS, board.quarters);
  return middle(board, cell % SIDE, Math.floor(cell / SIDE));
}

/** The middle of a column and row as they are drawn. */
export function middle(board: Drawn, column: number, row: number): Point {
  const at = corner(board);
  return { x: at.x + (column + 0.5) * SPACE, y: at.y + (row + 0.5) * SPACE };
}

/** The space under a point of the sheet, or null beside the boards. */
export function spaceAt(boards: readonly Drawn[], point: Point): number | null {
  for (const [number, board] of boards.entries()) {
    const at = corner(board);
    const column = Math.floor((point.x - at.x) / SPACE);
    const row = Math.floor((point.y - at.y) / SPACE);
    if (column >= 0 && column < SIDE && row >= 0 && row < SIDE && board.rows[row]?.[column] !== " ") {
      return number * CELLS + turnedCell(row * SIDE + column, 4 - board.quarters);
    }
  }
  return null;
}

/** The part of its square that a board fills: the ends of the way are smaller. */
export function extent(board: Drawn): Box {
  const at = corner(board);
  const rows = board.rows.flatMap((row, y) => (row.trim() ? [y] : []));
  const columns = [...Array(SIDE).keys()].filter((x) => board.rows.some((row) => row[x] !== " "));
  const top = rows[0] ?? 0;
  const left = columns[0] ?? 0;
  return {
    x: at.x + left * SPACE,
    y: at.y + top * SPACE,
    width: columns.length * SPACE,
    height: rows.length * SPACE,
  };
}

export function around(boxes: readonly Box[], margin: number): Box {
  const left = Math.min(...boxes.map((box) => box.x)) - margin;
  const top = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The border strip behind a board that is left in a direction. */
export function strip(board: Drawn, heading: Direction): Box & { upright: boolean } {
  const at = corner(board);
  switch (heading) {
    case "north":
      return { x: at.x, y: at.y - GAP, width: BOARD, height: GAP, upright: false };
    case "south":
      return { x: at.x, y: at.y + BOARD, width: BOARD, height: GAP, upright: false };
    case "east":
      return { x: at.x + BOARD, y: at.y, width: GAP, height: BOARD, upright: true };
    case "west":
      return { x: at.x - GAP, y: at.y, width: GAP, height: BOARD, upright: true };
  }
}

/** Where the storm lies: on the border strip of its number, before the first storm behind the start board. */
export function stormAt(boards: readonly Drawn[], headings: readonly Direction[], storm: number): Point | null {
  const [board, heading] = [boards[storm - 1], headings[storm - 1]];
  if (board && heading) {
    // Beside its middle, where the needle may point, and the posts.
    const on = strip(board, heading);
    const [x, y] = on.upright ? [1 / 2, 5 / 6] : [5 / 6, 1 / 2];
    return { x: on.x + on.width * x, y: on.y + on.height * y };
  }
  const [start, onward] = [boards[0], headings[0]];
  if (!start || !onward) return null;
  const box = extent(start);
  const step = STEP[onward];
  return {
    x: box.x + box.width / 2 - step.x * (box.width / 2 + 22),
    y: box.y + box.height / 2 - step.y * (box.height / 2 + 22),
  };
}

/** A number from 0 to 1 that belongs to some whole numbers for ever: the drawing's own unevenness. */
export function uneven(...numbers: number[]): number {
  let hash = 2166136261;
  for (const number of numbers) {
    hash = Math.imul(hash ^ (number + 1013), 16777619);
    hash ^= hash >>> 13;
  }
  return ((Math.imul(hash ^ (hash >>> 15), 2246822507) >>> 0) % 10007) / 10007;
}

// The ink of a board: its spaces have slightly uneven corners, shared by their neighbours.

const WOBBLE = 5;

function vertex(seed: number, x: number, y: number): Point {
  const shaken = (axis: number) => (uneven(seed, x, y, axis) - 0.5) * WOBBLE;
  return {
    x: x * SPACE + (x % SIDE === 0 ? 0 : shaken(0)),
    y: y * SPACE + (y % SIDE === 0 ? 0 : shaken(1)),
  };
}

/** The bend of the line between two neighbouring corners. */
function bend(seed: number, from: Point, to: Point, x: number, y: number, upright: boolean): Point {
  const rim = (upright ? x : y) % SIDE === 0;
  const shaken = rim ? 0 : (uneven(seed, x, y, upright ? 2 : 3) - 0.5) * WOBBLE * 1.6;
  return { x: (from.x + to.x) / 2 + (upright ? shaken : 0), y: (from.y + to.y) / 2 + (upright ? 0 : shaken) };
}

const at = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;

function line(seed: number, x: number, y: number, upright: boolean, backwards = false): string {
  const from = vertex(seed, x, y);
  const to = upright ? vertex(seed, x, y + 1) : vertex(seed, x + 1, y);
  return `Q${at(bend(seed, from, to, x, y, upright))} ${at(backwards ? from : to)}`;
}

function outline(seed: number, x: number, y: number): string {
  return (
    `M${at(vertex(seed, x, y))}${line(seed, x, y, false)}${line(seed, x + 1, y, true)}` +
    `${line(seed, x, y + 1, false, true)}${line(seed, x, y, true, true)}Z`
  );
}

/** A board's drawing: an outline for each kind of ground, and the lines between spaces of one area and of two. */
export interface Sheet {
  grounds: [string, string][];
  seams: string;
  borders: string;
  mountains: { x: number; y: number; kind: number }[];
  kathmandu: Point | null;
}

export function sheet(board: Drawn, seed: number): Sheet {
  const outlines = new Map<string, string>();
  const drawn: Sheet = { grounds: [], seams: "", borders: "", mountains: [], kathmandu: null };
  const letter = (x: number, y: number) => board.rows[y]?.[x] ?? " ";
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const here = letter(x, y);
      if (here === " ") continue;
      outlines.set(here, (outlines.get(here) ?? "") + outline(seed, x, y));
      if (here === MOUNTAIN) drawn.mountains.push({ x, y, kind: Math.floor(uneven(seed, x, y, 9) * 4) });
      if (here === KATHMANDU && !drawn.kathmandu) drawn.kathmandu = { x: (x + 1.5) * SPACE, y: (y + 1.5) * SPACE };
      for (const upright of [true, false]) {
        const other = upright ? letter(x + 1, y) : letter(x, y + 1);
        if (other === " ") continue;
        const [lx, ly] = upright ? [x + 1, y] : [x, y + 1];
        const stroke = `M${at(vertex(seed, lx, ly))}${line(seed, lx, ly, upright)}`;
        if (other === here) drawn.seams += stroke;
        else drawn.borders += stroke;
      }
    }
  }
  drawn.grounds = [...outlines];
  return drawn;
}
