// What happened while nobody looked, or since one's last turn, shown again on the table itself, moment by moment.

import { moments } from "../net/rest";
import type { Moment } from "../wire";
import { say } from "../words/words";
import type { Step } from "./turns";
import type { LiveTable } from "./live.svelte";

const MOST = 60;
const PAUSE = 650;
/** So long one reads, for a letter of what is told. */
const LETTER = 38;

/** As long as it takes to read what is told; a little quicker where there is much of it. */
function pauseAfter({ lines }: Pick<Moment, "lines">, many: boolean): number {
  const text = lines.at(-1)?.text;
  return text ? PAUSE + text.length * (many ? LETTER / 2 : LETTER) : many ? PAUSE / 3 : PAUSE;
}

export class Missed {
  /** The moment that is shown instead of the present. */
  frame = $state.raw<Moment | null>(null);
  /** What happened in it, in a line; null while the present is shown. */
  readonly told = $derived.by(() => this.frame && (this.#newest(this.frame) || say("missed-showing")));
  /** Who is told of in it. */
  readonly doer = $derived.by(() => {
    const line = this.frame?.lines.at(-1);
    return line?.kind === "event" && line.seat >= 0 ? line.seat : null;
  });
  #stopped = false;
  #goOn: () => void = () => {};

  constructor(
    readonly live: LiveTable,
    readonly show: (change: () => void) => Promise<void>,
    /** A line in the words of the log: whoever is at the table reads of themselves as "you". */
    readonly said: (line: Step["line"]) => string,
  ) {}

  #newest({ lines }: Moment): string {
    const line = lines.at(-1);
    return line ? this.said(line) : "";
  }

  /** From this line of the log on; usually the first that nobody has seen. */
  async play(from = this.live.unseen): Promise<void> {
    const { table, seat } = this.live;
    if (from === null || this.frame) return;
    this.#stopped = false;
    try {
      const { first } = await moments(table, { line: from }, 1, seat);
      const found = await moments(table, { first: Math.max(0, first - 1) }, MOST, seat);
      for (const moment of found.moments) {
        if (this.#stopped) break;
        await this.show(() => (this.frame = moment));
        if (!this.#stopped) await this.#rest(pauseAfter(moment, found.moments.length > 20));
      }
    } catch {
      // It can be read in the log all the same.
    }
    await this.show(() => (this.frame = null));
    this.live.seeAll();
  }

  stop(): void {
    this.#stopped = true;
    this.#goOn();
  }

  #rest(pause: number): Promise<void> {
    return new Promise((ready) => {
      this.#goOn = ready;
      setTimeout(ready, pause);
    });
  }
}
