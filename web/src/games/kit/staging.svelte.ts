// What happens at once for the engine happens one beat after the other for people: coins turn, then cards travel, then
// it is scored. A game's `stage` makes the beats out of what was told; the shell plays them between one view and the next.

import type { Happened } from "../../wire";
import type { Place } from "./contract";
import type { SoundName } from "./sound";

/** Something said at the piece or place that it happened to (by its `data-piece` or `data-place`). */
export interface Note {
  at: string;
  text: string;
  tone?: "good" | "bad" | "plain";
}

/** What a game stages; each game has a union of its own, told apart by `kind`. */
export interface Scenery {
  kind: string;
}

/** One thing that is seen before the next begins. */
export interface Beat<V, S extends Scenery = Scenery> {
  /** The table as it stands in this beat; without it, as in the beat before. */
  view?: V;
  /** What the board shows in this beat only, in the game's own terms; its `kind` names the moment. */
  scene?: S;
  notes?: readonly Note[];
  /** What happens, in a sentence where otherwise a question stands. */
  told?: string;
  sound?: SoundName;
  /** How long it is looked at once everything has arrived, in ms: at the calm pace, and for a board as it is played. */
  lasts: number;
  /** So long at least it is looked at, in ms, also at a brisk pace, unless other things wait to be shown. */
  least?: number;
  /** It stays until somebody goes on, however long that takes; a film lets it pass after `lasts`. */
  waits?: boolean;
}

export interface Seen {
  me: number | null;
  places: readonly Place[];
}

/** Makes the beats between two views out of the events told between them. The view after is shown when they are over. */
export type Director<V, S extends Scenery = Scenery> = (
  before: V,
  after: V,
  told: readonly Happened[],
  seen: Seen,
) => Beat<V, S>[];

/** The beats between two views; a fault in making them is reported, and leaves only them out. */
export function beatsBetween<V, S extends Scenery>(
  stage: Director<V, S> | undefined,
  before: V,
  after: V,
  lines: readonly { kind: string }[],
  seen: Seen,
): Beat<V, S>[] {
  const told = lines.filter((line): line is Happened => line.kind === "event");
  if (!stage || !told.length) return [];
  try {
    return stage(before, after, told, seen);
  } catch (error) {
    reportError(error);
    return [];
  }
}

export type Pace = "calm" | "brisk" | "instant";
const SHARE: Record<Pace, number> = { calm: 1, brisk: 0.45, instant: 0 };

export class Staging<V, S extends Scenery = Scenery> {
  beat = $state.raw<Beat<V, S> | null>(null);
  /** The table as the beats have left it so far; null: as it lies in the scene. */
  view = $state.raw<V | null>(null);
  #goOn: () => void = () => {};
  /** Performances are counted: one that another has overtaken ends without a trace. */
  #run = 0;
  #skipped = 0;
  #dropped = 0;
  #pressed = false;

  constructor(
    /** Draws a change, and resolves when everything has arrived where it belongs. */
    readonly show: (change: () => void) => Promise<void>,
    readonly play: (sound: SoundName) => void,
    /** Somebody sits here and can be waited for. */
    readonly patient = false,
    /** Resolves when nothing lies over the table any more that somebody reads; null: nothing does. */
    readonly unread: () => Promise<void> | null = () => null,
  ) {}

  /** Nothing goes on before somebody says so. */
  get waiting(): boolean {
    return this.beat?.waits ?? false;
  }

  /**
   * Plays the beats; `hurry` is asked before each, and shortens it while other things wait to be shown.
   * False if another performance has begun meanwhile: then whatever was to follow this one is to be left out.
   */
  async perform(beats: readonly Beat<V, S>[], pace: Pace, hurry: () => number = () => 1): Promise<boolean> {
    const run = ++this.#run;
    this.#goOn();
    if (SHARE[pace] === 0) return true;
    for (const beat of beats) {
      const waits = this.patient && beat.waits === true;
      const read = run === this.#run && run !== this.#skipped ? this.unread() : null;
      if (read) await read;
      if (run !== this.#run || run === this.#dropped) break;
      if (run === this.#skipped && !waits) continue;
      if (waits) this.#skipped = 0;
      this.#pressed = false;
      if (beat.sound) this.play(beat.sound);
      const lasts = Math.max(beat.lasts * SHARE[pace], beat.least ?? 0) * hurry();
      await this.show(() => {
        this.beat = { ...beat, lasts, waits };
        if (beat.view !== undefined) this.view = beat.view;
      });
      const plays = (): boolean => run === this.#run && run !== this.#skipped && !this.#pressed;
      if (plays()) await this.#rest(waits ? null : lasts);
      // What lay over the table meanwhile has hidden this beat: it is looked at now.
      const hidden = !waits && plays() ? this.unread() : null;
      if (!hidden) continue;
      await hidden;
      if (plays()) await this.#rest(lasts);
    }
    return run === this.#run;
  }

  /** The scene takes over; to be called within the change that shows it. */
  end(): void {
    this.beat = null;
    this.view = null;
  }

  /** Nothing is played any more, and the table stays as the beats have left it, or as it lay before them. */
  hold(before: V): void {
    this.beat = null;
    this.view ??= before;
  }

  /** Goes on to the next beat, as soon as all has arrived in this one; a beat that waits for an answer stays. */
  next(): void {
    if (!this.waiting) this.goOn();
  }

  /** The answer to a beat that waits. */
  goOn(): void {
    this.#pressed = true;
    this.#goOn();
  }

  /** Leaves out all that is still to come, up to the next beat that waits. */
  skip(): void {
    this.#skipped = this.#run;
    this.#goOn();
  }

  /** Leaves out everything: it is no longer so. */
  drop(): void {
    this.#dropped = this.#run;
    this.skip();
  }

  #rest(pause: number | null): Promise<void> {
    return new Promise((ready) => {
      const timer = pause === null ? undefined : setTimeout(ready, pause);
      this.#goOn = () => {
        clearTimeout(timer);
        ready();
      };
    });
  }
}
