// The way may be turned by quarters so that it fills the window: what is north on the boards need not be above on the screen.

import { SIDE, boardsOf } from "./land";
import { PRINTED, type Board, type Direction, type View } from "./view";

/** A board as it is drawn: its rows, its place and its needle are turned, its spaces keep their numbers. */
export interface Drawn extends Board {
  /** Quarter turns, clockwise. */
  quarters: number;
}

/** Where a cell of a board comes to lie. */
export function turnedCell(cell: number, quarters: number): number {
  let [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
  for (let n = 0; n < quarters % 4; n++) [x, y] = [SIDE - 1 - y, x];
  return y * SIDE + x;
}

export function turnedDirection(direction: Direction, quarters: number): Direction {
  return PRINTED.directions[(PRINTED.directions.indexOf(direction) + quarters) % 4]!;
}

function turnedRows(rows: readonly string[], quarters: number): string[] {
  const letters = Array<string>(SIDE * SIDE).fill(" ");
  rows.forEach((row, y) => [...row].forEach((letter, x) => (letters[turnedCell(y * SIDE + x, quarters)] = letter)));
  return rows.map((_, y) => letters.slice(y * SIDE, (y + 1) * SIDE).join(""));
}

function turnedBoard(board: Board, quarters: number): Drawn {
  let { x, y } = board;
  for (let n = 0; n < quarters; n++) [x, y] = [-y, x];
  const needle = board.needle && turnedDirection(board.needle, quarters);
  return { ...board, x, y, needle, rows: turnedRows(board.rows, quarters), quarters };
}

/** The boards of the whole way as they are drawn; none before all are laid. */
export function drawn(view: View, quarters: number): Drawn[] {
  return boardsOf(view).map((board) => turnedBoard(board, quarters));
}
