// Fog that somebody may have missed: which way the carts go now stays marked for a while.

import type { View } from "./view";

type Seen = Pick<View, "day" | "yaks_look"> & { players: { chosen: boolean; revealed: boolean }[] };

export class Fogs {
  /** Fog has turned the yaks since I chose a card last. */
  turned = $state(false);
  #last: Seen | null = null;
  /** The day on which they turned. */
  #day = 0;

  /** Another table is sat down to. */
  forget(): void {
    this.turned = false;
    this.#last = null;
  }

  /** What is on the table now, as this seat sees it. */
  see(view: Seen, me: number | null): void {
    const { day, yaks_look, players } = view;
    const chosen = me !== null && players[me]?.chosen;
    if (this.#last && yaks_look !== this.#last.yaks_look) {
      this.turned = follows(view, this.#last);
      this.#day = day;
    } else if (this.#last && day < this.#last.day) this.turned = false;
    else if (day > this.#day + 1 || (day > this.#day && chosen)) this.turned = false;
    this.#last = view;
  }
}

/** At the table that is seen; the question above it tells of it too. */
export const fogs = new Fogs();

/** Whether a table came about from another by what was just done: a game that is seen again may also be leafed through. */
function follows(view: Seen, last: Seen): boolean {
  const acted = ({ players }: Seen): number => players.filter(({ revealed }) => revealed).length;
  if (view.day === last.day) return acted(view) >= acted(last);
  return view.day === last.day + 1;
}
