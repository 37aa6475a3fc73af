// Fog that somebody may have missed: which way the carts go now stays marked for a while.

import type { View } from "./view";

type Seen = Pick<View, "day" | "yaks_look"> & { players: { chosen: boolean }[] };

export class Fogs {
  /** Fog has turned the yaks since I chose a card last. */
  turned = $state(false);
  #way: View["yaks_look"] | null = null;
  #day = 0;

  /** What is on the table now, as this seat sees it. */
  see({ day, yaks_look, players }: Seen, me: number | null): void {
    const chosen = me !== null && players[me]?.chosen;
    if (this.#way !== null && yaks_look !== this.#way) {
      this.turned = true;
      this.#day = day;
    } else if (day > this.#day + 1 || (day > this.#day && chosen) || day < this.#day) this.turned = false;
    this.#way = yaks_look;
  }
}
