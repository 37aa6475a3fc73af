// A game as it was, moment by moment. Pages of it are read ahead of where one looks, and kept for each pair of eyes.

import { moments } from "../net/rest";
import type { Moment } from "../wire";

export type Eyes = number | "all" | null;

const PAGE = 40;
const AHEAD = 15;
// From one moment to the next at the usual speed, the gliding of pieces included.
const BEAT = 1300;

export class Film {
  total = $state(0);
  /** The moment that is wanted; the one that is shown follows as soon as it is there. */
  at = $state(0);
  frame = $state.raw<Moment | null>(null);
  eyes = $state<Eyes>(null);
  playing = $state(false);
  speed = $state(1);
  problem = $state("");
  /** What has been read so far with these eyes, by number. */
  known = $state.raw<ReadonlyMap<number, Moment>>(new Map());

  #reading = new Map<number, Promise<void>>();
  #wish = 0;

  constructor(
    readonly table: string,
    eyes: Eyes,
    /** Shows one moment: calls `change`, and resolves when the next may be shown. `near`: it is beside the one before. */
    readonly show: (moment: Moment, change: () => void, near: boolean) => Promise<void>,
  ) {
    this.eyes = eyes;
  }

  get last(): number {
    return Math.max(0, this.total - 1);
  }

  /** Goes to a moment, or to the one at which a line of the log was heard. */
  async open(move: number | null, line: number | null): Promise<void> {
    if (line !== null) {
      try {
        await this.go((await moments(this.table, { line }, 1, this.eyes)).first);
        return;
      } catch (error) {
        this.problem = (error as Error).message;
      }
    }
    await this.go(move ?? 0);
  }

  async go(move: number): Promise<void> {
    const wish = ++this.#wish;
    this.at = this.total ? Math.min(Math.max(0, move), this.last) : Math.max(0, move);
    await this.#read(this.at);
    if (wish !== this.#wish) return;
    // A number beyond the end is the end.
    if (this.total && this.at > this.last) return this.go(this.last);
    const moment = this.known.get(this.at);
    if (!moment) return this.stop();
    const near = Math.abs((this.frame?.number ?? -9) - moment.number) === 1 && this.frame?.eyes === moment.eyes;
    void this.#read(this.at + AHEAD);
    void this.#read(Math.max(0, this.at - AHEAD));
    await this.show(moment, () => (this.frame = moment), near);
  }

  step(by: number): Promise<void> {
    this.stop();
    return this.go(this.at + by);
  }

  async look(eyes: Eyes): Promise<void> {
    if (eyes === this.eyes) return;
    this.eyes = eyes;
    await this.again();
  }

  /** The same moment as it is told now: in another language. */
  async again(): Promise<void> {
    this.known = new Map();
    this.#reading.clear();
    await this.go(this.at);
  }

  async play(): Promise<void> {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.at >= this.last) await this.go(0);
    while (this.playing && this.at < this.last) {
      const begun = performance.now();
      await this.go(this.at + 1);
      const rest = Math.max(0, BEAT / this.speed - (performance.now() - begun));
      await new Promise((ready) => setTimeout(ready, rest));
    }
    this.playing = false;
  }

  stop(): void {
    this.playing = false;
  }

  /** Reads the page with this moment, if it is not there yet. */
  #read(move: number): Promise<void> {
    if (this.total && move > this.last) return Promise.resolve();
    const first = Math.floor(move / PAGE) * PAGE;
    const under = this.#reading.get(first);
    if (under) return under;
    const reading = this.#fetch(first, this.eyes).catch((error: Error) => {
      this.problem = error.message;
      this.#reading.delete(first);
    });
    this.#reading.set(first, reading);
    return reading;
  }

  async #fetch(first: number, eyes: Eyes): Promise<void> {
    const page = await moments(this.table, { first }, PAGE, eyes);
    if (eyes !== this.eyes) return;
    this.problem = "";
    this.total = page.total;
    const known = new Map(this.known);
    for (const moment of page.moments) known.set(moment.number, moment);
    this.known = known;
  }

  /** The moments around the present one that have been read without a gap. */
  get reel(): Moment[] {
    const reel: Moment[] = [];
    for (let number = this.at; this.known.has(number); number--) reel.unshift(this.known.get(number)!);
    for (let number = this.at + 1; this.known.has(number); number++) reel.push(this.known.get(number)!);
    return reel;
  }

  async readOn(from: Moment | undefined, by: -1 | 1): Promise<void> {
    if (from) await this.#read(Math.max(0, from.number + by));
  }
}
