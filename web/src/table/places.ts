import type { Place } from "../games/kit/contract";
import type { Seat } from "../wire";

const LETTERS = "ABCDEF";

/** The seats as a table draws them. */
export function placesOf(seats: readonly Pick<Seat, "name">[], asked: readonly number[], me: number | null): Place[] {
  return seats.map((one, seat) => ({
    seat,
    name: one.name,
    letter: LETTERS[seat] ?? "?",
    colour: `var(--seat-${seat})`,
    asked: asked.includes(seat),
    mine: seat === me,
  }));
}
