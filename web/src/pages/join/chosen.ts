// What somebody sits down with: a seat that is vacant, and a colour that nobody has.

import { MARKS } from "../../look/marks";
import type { Seat } from "../../wire";

/** Seats of people who sat here before are kept for them; the others are for whoever comes. */
export const isFree = (seat: Seat): boolean => seat.kind === "open" || seat.kind === "invited";

/** The marks of those who sit there already. */
export const takenMarks = (seats: readonly Seat[]): number[] =>
  seats.filter((seat) => !isFree(seat)).map((seat) => seat.mark);

/** The one that somebody had the last time if it is free, else the seat's own. */
export function likelyMark(seats: readonly Seat[], seat: number | null, last: string | null): number {
  const taken = takenMarks(seats);
  const usual = Number(last ?? NaN);
  if (Number.isInteger(usual) && usual in MARKS && !taken.includes(usual)) return usual;
  const own = seat === null ? undefined : seats[seat]?.mark;
  return own ?? MARKS.findIndex((_, mark) => !taken.includes(mark));
}

/** The first vacant seat, rather one that was kept for somebody of that name. */
export function likelySeat(seats: readonly Seat[], name: string): number | null {
  const called = seats.findIndex((seat) => isFree(seat) && seat.name && seat.name === name);
  const open = seats.findIndex((seat) => seat.kind === "open");
  const found = [called, open, seats.findIndex(isFree)].find((seat) => seat !== -1);
  return found ?? null;
}
