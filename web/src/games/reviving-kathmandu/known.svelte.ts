// What was last seen of another player: news is what has changed since, also after the page was loaded again.

import { untrack } from "svelte";
import { remember, remembered } from "./memory";
import { onceSeen } from "./seen";
import type { Player } from "./view";

/** How long whoever is there sees what is new, in ms: others build while one thinks about something else. */
const NEWS = 4500;

type News = "none" | "passing" | "lasting";

export class Known {
  player = $state.raw<Player>()!;

  /** `news` tells whether something is new: passing news goes by itself, lasting news only once it is seen. */
  constructor(player: () => Player, news: (was: Player, is: Player) => News) {
    this.player = untrack(() => remembered<Player>(`seat-${player().seat}`) ?? player());
    $effect(() => {
      const now = player();
      const kind = news(this.player, now);
      if (kind === "none") return this.#see(now);
      if (kind === "lasting") return onceSeen(window, NEWS, () => this.#see(now));
      const timer = setTimeout(() => this.#see(now), NEWS);
      return () => clearTimeout(timer);
    });
  }

  #see(player: Player): void {
    this.player = player;
    remember(`seat-${player.seat}`, player);
  }
}
