// The land in numbers and letters: spaces are board × 36 + row × 6 + column, rows of boards are letters.

import { PRINTED, type Board, type Landscape, type View } from "./view";

export const SIDE = PRINTED.side;
export const CELLS = SIDE * SIDE;
export const MOUNTAIN = "^";
export const KATHMANDU = "K";

/** The landscapes by their letters; Kathmandu is a city. */
export const LANDSCAPE_OF: Readonly<Record<string, Landscape>> = {
  ...Object.fromEntries(PRINTED.landscapes.map(({ name, letter }) => [letter, name])),
  [KATHMANDU]: "city",
};
export const LETTER_OF = Object.fromEntries(PRINTED.landscapes.map(({ name, letter }) => [name, letter])) as Readonly<
  Record<Landscape, string>
>;

/** The boards of the whole way; none before all are laid, as there is no map to draw then. */
export function boardsOf(view: View): Board[] {
  return view.boards.filter((board) => "rows" in board);
}

export function letterAt(view: View, space: number): string {
  const cell = space % CELLS;
  return boardsOf(view)[Math.floor(space / CELLS)]?.rows[Math.floor(cell / SIDE)]?.[cell % SIDE] ?? " ";
}

/** The piece that a space is: its board from 0, row and column from 1. */
export function spacePiece(space: number): string {
  const cell = space % CELLS;
  return `space-${Math.floor(space / CELLS)}-${Math.floor(cell / SIDE) + 1}-${(cell % SIDE) + 1}`;
}
