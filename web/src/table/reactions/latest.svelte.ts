// The reactions that are being shown: each at its seat, for some seconds after it came.

import type { LiveTable } from "../live.svelte";
import type { Reaction } from "./reactions";

const SHOWN_FOR = 4500;

export class Latest {
  /** By seat. */
  shown = $state.raw<ReadonlyMap<number, Reaction>>(new Map());
  #read: number;
  #timers = new Map<number, number>();

  constructor(readonly live: LiveTable) {
    this.#read = live.end;
  }

  /** Reads on in the log; to be called when there are new lines. */
  read(): void {
    const { live } = this;
    for (const line of live.lines.slice(Math.max(0, this.#read - live.first)))
      if (line.kind === "reaction") this.#show(line.seat, line.reaction);
    this.#read = live.end;
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #show(seat: number, reaction: Reaction): void {
    this.shown = new Map(this.shown).set(seat, reaction);
    clearTimeout(this.#timers.get(seat));
    const over = (): void => {
      const left = new Map(this.shown);
      left.delete(seat);
      this.shown = left;
    };
    this.#timers.set(seat, window.setTimeout(over, SHOWN_FOR));
  }
}
