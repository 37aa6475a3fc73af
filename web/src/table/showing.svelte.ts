// What is new at the table, as it is shown: in beats first, each told in a sentence, then as it lies.

import type { AnyFace } from "../games/index";
import type { Place } from "../games/kit/contract";
import { unread } from "../games/kit/reading";
import { sound, type SoundName } from "../games/kit/sound";
import { beatsBetween, Staging } from "../games/kit/staging.svelte";
import { settings } from "../settings.svelte";
import type { News } from "../wire";
import type { LiveTable } from "./live.svelte";
import { saidByOthers } from "./talk.svelte";
import { calledBy, newestTold, placed } from "./turns";

// So many scenes that wait to be shown are too many to look at each.
const MANY = 2;

interface Table {
  live: LiveTable;
  face: AnyFace | null;
  places: Place[];
  /** Somebody looks at the table as it was. */
  back: boolean;
}

export class Showing {
  readonly staging: Staging<unknown>;
  /** What happened last, in a line. */
  latest = $state("");
  /** What is being shown, in a line; beats that say nothing of their own are told by it. */
  #coming = $state("");
  /** So many scenes waited only because something lay over the table: they are not hurried for it. */
  #held = 0;
  readonly told = $derived.by(() => (this.staging.beat ? this.staging.beat.told || this.#coming : this.latest));

  constructor(
    readonly table: () => Table,
    /** Draws a change, and resolves when everything has arrived. */
    readonly draw: (change: () => void, quickness?: number) => Promise<void>,
    /** Comes together with the new scene. */
    readonly arrives: (news: News, turn: number | null) => void,
  ) {
    this.staging = new Staging<unknown>(
      (change) => draw(change),
      (what) => this.make(what),
      true,
      unread,
    );
  }

  make(what: SoundName): void {
    if (settings.sound && !document.hidden) sound(what, settings.volume);
  }

  async show(news: News, change: () => void, waiting: () => number): Promise<void> {
    const { live, face, places } = this.table();
    const before = live.scene;
    const tells = newestTold(placed(news.lines, news.first), face?.log, (seat) => calledBy(face?.log, places[seat]));
    const read = before && !news.fresh && news.lines.some(({ kind }) => kind === "event") ? unread() : null;
    if (read) {
      await read;
      this.#held = Math.max(this.#held, waiting() + 1);
    }
    const calm = this.#held > 0;
    if (calm) this.#held -= 1;
    const hurried = (): boolean => !calm && waiting() > MANY;
    this.#coming = tells || this.latest;
    const staged = await this.#perform(news, hurried);
    await this.draw(
      () => {
        // What the end counts is not on the table before it is counted.
        if (staged && before && news.scene?.scores) this.staging.hold(before.view);
        else this.staging.end();
        this.latest = this.#coming;
        change();
        this.arrives(news, before?.question?.turn ?? null);
      },
      hurried() ? 2.5 : 1,
    );
    if (before && !news.fresh && saidByOthers(news.lines, live.seat).length) this.make("chat");
    else if (before && news.scene && !staged) this.make("piece");
  }

  async #perform(news: News, hurried: () => boolean): Promise<boolean> {
    const { live, face, places, back } = this.table();
    const [before, after] = [live.scene?.view, news.scene?.view];
    if (!before || !after || news.fresh || document.hidden || back || settings.described) return false;
    const beats = beatsBetween(face?.stage, before, after, news.lines, { me: live.seat, places });
    await this.staging.perform(beats, settings.pace, () => (hurried() ? 0.4 : 1));
    return beats.length > 0;
  }
}
