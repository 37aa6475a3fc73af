// A choice that nobody else hears of, such as a card laid face down: all that is known is who has made it.

import type { Place } from "../games/kit/contract";
import type { Moment } from "../wire";
import { say } from "../words/words";

/** Who has chosen between two moments: whoever was asked and is not asked any more, or whoever alone was asked. */
export function chooser(before: Pick<Moment, "asked"> | undefined, after: Pick<Moment, "asked">): number | null {
  if (!before) return null;
  const done = before.asked.filter((seat) => !after.asked.includes(seat));
  const asked = done.length ? done : before.asked;
  return asked.length === 1 ? asked[0]! : null;
}

export function quietly(seat: number | null, places: readonly Place[]): string {
  const name = seat === null ? undefined : places[seat]?.name;
  return name ? say("replay-chosen", { name }) : say("replay-quiet");
}
