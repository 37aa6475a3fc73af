// What was last seen of another player: news is what has changed since, also after the page was loaded again.

import { onDestroy, untrack } from "svelte";
import { remember, remembered } from "./memory";
import { onceSeen } from "./seen";
import type { Player } from "./view";

/** How long whoever is there sees what is new, in ms: others build while one thinks about something else. */
const NEWS = 3500;

/** What was seen of somebody, and in which round: with that it is news no longer. */
interface Kept {
  round: number;
  player: Player;
}

type News = "none" | "passing" | "lasting";

export class Known {
  player = $state.raw<Player>()!;
  #latest: Player;
  #round = 0;
  #stop = (): void => {};

  /**
   * `news` tells whether something is new: passing news goes by itself, lasting news only once it is seen. With the next
   * round all goes that was told in the one before.
   */
  constructor(player: () => Player, round: () => number, news: (was: Player, is: Player) => News) {
    this.player = untrack(() => {
      const kept = remembered<Kept>(`seat-${player().seat}`);
      return kept?.round === round() ? kept.player : player();
    });
    this.#latest = this.player;
    let during = untrack(round);
    this.#round = during;
    $effect(() => {
      const [now, number] = [player(), round()];
      untrack(() => {
        // Somebody who goes through the game as it was may leave rounds out.
        if (number !== during) this.#see(number === during + 1 ? this.#latest : now);
        during = this.#round = number;
        const came = news(this.#latest, now);
        this.#latest = now;
        if (came !== "none") this.#tell(came);
        if (news(this.player, now) === "none") this.#see(now);
      });
    });
    onDestroy(() => this.#stop());
  }

  /** What comes later without being news takes nothing from the time in which this is seen. */
  #tell(kind: News): void {
    this.#stop();
    const seen = (): void => this.#see(this.#latest);
    if (kind === "lasting") {
      this.#stop = onceSeen(window, NEWS, seen);
    } else {
      const timer = setTimeout(seen, NEWS);
      this.#stop = () => clearTimeout(timer);
    }
  }

  #see(player: Player): void {
    this.#stop();
    this.player = player;
    remember(`seat-${player.seat}`, { round: this.#round, player } satisfies Kept);
  }
}
