// How a street is divided: into as many rows as suit the room, whatever stands in them. What has begun keeps its row and its
// order; a row that grows too long makes all that stands in the street smaller.

import { KINDS } from "./printed";
import type { Size } from "./rows";
import { fullHeight, halfWidth } from "./sections";
import type { Kind } from "./view";

export interface Ground extends Size {
  /** The left edge of each monument, the ground under it, and its share of the usual size. */
  at: { x: number; y: number; size: number }[];
  grounds: number[];
  /** The height of letters at the usual size. */
  letter: number;
  scale: number;
}

/** The height of letters on the screen, however small the drawing. */
const READABLE = 12;
const [LEAST, MOST] = [10, 36];
const MOST_ROWS = 3;
/** So wide are the monuments of a usual city together, and their letters, of so many times a letter. */
const CITY = 400;
const LETTERS = 133;
/** The tallest, the sky above it and what is below the ground besides letters. */
const TALL = Math.max(...KINDS.map(fullHeight)) + 24;
const EDGE = 4;
/** Where there is room to spare beside as many as these, monuments stand further apart, so much at most. */
const USUAL = [...KINDS, ...KINDS].toReversed();
const MOST_APART = 1.35;

/** Letters stand beside a monument, or half on it where room is dear. */
export const BESIDE = 1.2;
export const TIGHT = 0.6;

/** `gutter`: how much of the height of a letter stands beside each monument. */
export function groundOf(kinds: readonly Kind[], room: Size, gutter = BESIDE): Ground {
  const { wide, high } = room.wide && room.high ? room : { wide: 360, high: 420 };
  const rows = rowsIn({ wide, high }, CITY + LETTERS * gutter);
  const tall = Math.max(1, high / rows - READABLE) / TALL;
  // Of each kind one has room at the usual size.
  const plans = Math.max(...lengths(KINDS.toReversed(), rows, letterAt(tall) * gutter));
  const scale = Math.min(tall, wide / (plans + EDGE));
  const letter = letterAt(scale);
  const space = wide / scale;
  const row = high / rows / scale;
  const grounds = Array.from({ length: rows }, (_, n) => row * (n + 1) - letter - 10);
  // Letters keep their size: those of the last one reach further than it.
  const aside = letter * gutter;
  const last = aside / BESIDE;
  // All rows have one scale: that of the longest.
  const longest = Math.max(...lengths(kinds, rows, aside));
  const fits = (space - EDGE - last) / (longest - last);
  const size = Math.min(1, fits);
  const usual = (space - EDGE - last) / (Math.max(...lengths(USUAL, rows, aside)) - last);
  const apart = fits < 1 ? size : Math.min(fits, Math.max(1, Math.min(MOST_APART, usual)));
  const used = grounds.map(() => 0);
  const at = kinds.map((kind) => {
    const n = shortest(used);
    const x = EDGE + used[n]! * apart;
    used[n]! += widthOf(kind, aside);
    return { x, y: grounds[n]!, size };
  });
  return { wide: space, high: high / scale, at, grounds, letter, scale };
}

const letterAt = (scale: number): number => Math.min(MOST, Math.max(LEAST, READABLE / scale));

/** With what stands beside it of its letters. */
const widthOf = (kind: Kind, aside: number): number => 2 * halfWidth(kind) + 8 + aside;

/** Each goes where there is most room. */
const shortest = (used: readonly number[]): number => used.indexOf(Math.min(...used));

function lengths(kinds: readonly Kind[], rows: number, aside: number): number[] {
  const used = Array<number>(rows).fill(0);
  for (const kind of kinds) used[shortest(used)]! += widthOf(kind, aside);
  return used;
}

/** In how many rows a usual city is largest. */
function rowsIn({ wide, high }: Size, city: number): number {
  const sizeIn = (rows: number): number => Math.min(high / rows / TALL, (wide * rows) / city);
  let best = 1;
  for (let rows = 2; rows <= MOST_ROWS; rows++) if (sizeIn(rows) > sizeIn(best)) best = rows;
  return best;
}
