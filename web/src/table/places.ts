import type { Place } from "../games/kit/contract";
import { drawn } from "../look/marks";
import type { Seat } from "../wire";

/** The seats as a table draws them. */
export function placesOf(
  seats: readonly Pick<Seat, "name" | "mark">[],
  asked: readonly number[],
  me: number | null,
): Place[] {
  return seats.map(({ name, mark }, seat) => ({
    seat,
    name,
    ...drawn(mark),
    asked: asked.includes(seat),
    mine: seat === me,
  }));
}
