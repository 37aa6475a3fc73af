// Where what is said at things has room: notes of one beat never lie on each other.

import type { Note } from "./staging.svelte";

export interface Placed extends Note {
  x: number;
  y: number;
  /** Which end of it stands at the thing: near an edge it reaches inwards. */
  side: "start" | "middle" | "end";
}

/** As high as a line of them, and each further line of so many letters. */
export const HIGH = 30;
const LINE = 22;
const LETTERS = 32;
/** How far apart several at the same thing stand. */
const APART = 28;
/** How wide a letter and what is round them are, at most. */
const LETTER = 8.5;
const ROUND = 24;
const WIDEST = 256;

export const further = ({ text }: Note): number => LINE * Math.floor(text.length / LETTERS);

/** Where the lower edge of a note stands: above its thing, below it where there is no room above, and only then on it. */
export function heightOf(
  note: Note,
  thing: { top: number; bottom: number },
  before: number,
  [highest, lowest]: readonly [number, number],
): number {
  const above = thing.top - APART * before;
  const below = thing.bottom + 4 + HIGH + further(note) + APART * before;
  if (above >= highest + further(note)) return Math.min(above, lowest);
  return below <= lowest ? below : Math.min(highest + further(note), lowest);
}

/** Each above those before it that it would cover; it stands on its lower edge. */
export function apart(notes: readonly Placed[]): Placed[] {
  const found: Placed[] = [];
  for (const note of notes) {
    let { y } = note;
    for (const other of found.toSorted((one, two) => two.y - one.y))
      if (beside(note, other) < 0 && y > topOf(other) && y - HIGH - further(note) < other.y) y = topOf(other) - 2;
    // Where there is no room above, all the same at its thing.
    found.push({ ...note, y: y - HIGH - further(note) < 0 ? note.y : y });
  }
  return found;
}

const topOf = (note: Placed): number => note.y - HIGH - further(note);

function spanOf({ x, side, text }: Placed): [number, number] {
  const wide = Math.min(WIDEST, text.length * LETTER + ROUND);
  const from = side === "start" ? x : side === "end" ? x - wide : x - wide / 2;
  return [from, from + wide];
}

/** How far apart two are from side to side; less than nothing where they meet. */
function beside(one: Placed, other: Placed): number {
  const [[from, to], [start, end]] = [spanOf(one), spanOf(other)];
  return Math.max(start - to, from - end);
}
