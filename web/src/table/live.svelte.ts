// One table as this browser follows it: the scene, the log, and what can be done.

import { recall, remember } from "../kept";
import { earlier, Refused, why } from "../net/rest";
import { TableSocket, type Connection, type Verb } from "../net/socket";
import { settings } from "../settings.svelte";
import type { Choosable, News, Scene, Welcome } from "../wire";
import { Talk } from "./talk.svelte";
import type { Line } from "./turns";

/** Why something was not done, and the rule that says so. */
export interface Snag {
  reason: string;
  rule: string | null;
  /** By what it was refused, where the server has. */
  code?: string;
}

export class LiveTable {
  scene = $state.raw<Scene | null>(null);
  /** The scene that was heard of last, while those before it are still being shown. */
  newest = $state.raw<Scene | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The place of the first line in the whole log. */
  first = $state(0);
  seat = $state<number | null>(null);
  host = $state(false);
  connection = $state<Connection>("connecting");
  closed = $state<string | null>(null);
  /** Something was sent and is not answered yet. */
  busy = $state(false);
  snag = $state.raw<Snag | null>(null);
  /** The first line that was added while nobody looked; null: all has been seen. */
  unseen = $state<number | null>(null);
  readonly talk = new Talk();

  #socket: TableSocket;
  #queue: News[] = [];
  #showing = false;
  #sent: Promise<unknown> = Promise.resolve();
  #seen: number | null;

  constructor(
    readonly table: string,
    /** Shows what is new: calls `change`, and resolves when the next may be shown; `waiting` is how many there are. */
    readonly show: (news: News, change: () => void, waiting: () => number) => Promise<void>,
    /** What is being shown is no longer so: something was taken back, or the connection was lost. */
    readonly overtaken: () => void,
  ) {
    const seen = recall(`seen.${table}`);
    this.#seen = seen === null ? null : Number(seen);
    this.#socket = new TableSocket(table, {
      welcome: (message: Welcome) => {
        this.seat = message.seat;
        this.host = message.host;
      },
      news: (message) => {
        this.#queue.push(message);
        if (message.scene) this.newest = message.scene;
        if (message.fresh) this.overtaken();
        void this.#showAll();
      },
      connection: (state) => (this.connection = state),
      closed: (reason) => (this.closed = reason),
    });
  }

  get end(): number {
    return this.first + this.lines.length;
  }

  async act(option: Choosable): Promise<void> {
    const turn = this.scene?.question?.turn;
    // What still waits to be shown may ask something else; where all think at once, it mostly does not.
    if (turn === undefined || this.#queue.some(({ scene }) => scene && scene.question?.turn !== turn)) return;
    this.seeAll();
    await this.send({ type: "act", turn, action: option.action, hurried: settings.pace === "instant" });
  }

  /** Plays an option as soon as what was sent before is answered. */
  async actNext(option: Choosable): Promise<void> {
    await this.#sent;
    await this.act(option);
  }

  /** Resolves when nothing that was sent waits for its answer. */
  async answered(): Promise<void> {
    await this.#sent;
  }

  async undo(ask = false): Promise<boolean> {
    return this.newest ? this.send({ type: "undo", turn: this.newest.turn, ask }) : false;
  }

  /** Takes back all that can be taken back freely. */
  async restart(): Promise<boolean> {
    for (let steps = 0; steps < 60 && this.newest?.can_undo; steps++) {
      const turn = this.newest.turn;
      if (!(await this.undo()) || !(await this.#moved(turn))) return false;
    }
    return true;
  }

  /** Asks the server why these pieces offer nothing. */
  async ask(pieces: readonly string[]): Promise<void> {
    try {
      const found = await why(this.table, pieces);
      // It was touched just before it was lit.
      if (found.code !== "offered") {
        this.snag = { reason: found.reason, rule: found.rule ?? null, code: found.code };
      }
    } catch (error) {
      if (error instanceof Refused) this.snag = { reason: error.message, rule: error.rule, code: error.code };
    }
  }

  /** Sends one thing at a time: a second click while the first is under way does nothing. */
  async send(verb: Verb): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.snag = null;
    try {
      const sent = this.#socket.send(verb);
      this.#sent = sent.catch(() => undefined);
      await sent;
      return true;
    } catch (error) {
      if (error instanceof Refused) this.snag = { reason: error.message, rule: error.rule, code: error.code };
      return false;
    } finally {
      this.busy = false;
    }
  }

  async readEarlier(): Promise<void> {
    const found = await earlier(this.table, this.first).catch(() => null);
    if (!found || found.first + found.lines.length !== this.first) return;
    this.lines = [...found.lines, ...this.lines];
    this.first = found.first;
  }

  /** The log from its first line on. */
  async readAll(): Promise<void> {
    for (let first = Infinity; this.first > 0 && this.first < first; await this.readEarlier()) first = this.first;
  }

  /** Somebody looks at the table now, or away from it. */
  look(looking: boolean): void {
    this.talk.look(looking);
    if (looking && this.#seen !== null && this.end > this.#seen && this.unseen === null) this.unseen = this.#seen;
    this.#keepSeen(looking);
  }

  seeAll(): void {
    this.unseen = null;
    this.#keepSeen(true);
  }

  close(): void {
    this.#socket.close();
  }

  async #showAll(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
      const now = news;
      const take = (): void => this.#take(now);
      await this.show(now, take, () => this.#queue.length).catch(reportError);
    }
    this.#showing = false;
  }

  #take(news: News): void {
    const opening = this.scene === null;
    if (news.scene) this.scene = news.scene;
    if (news.fresh || opening) {
      this.lines = news.lines;
      this.first = news.first;
      if (this.#seen !== null) this.#seen = Math.min(this.#seen, this.end);
      if (this.unseen !== null && this.unseen >= this.end) this.unseen = null;
    } else {
      this.lines = [...this.lines, ...news.lines];
      this.talk.hear(news.lines, this.seat);
    }
    if (opening) this.look(!document.hidden);
    else this.#keepSeen(!document.hidden);
  }

  #keepSeen(looking: boolean): void {
    if (!looking || this.scene === null) return;
    this.#seen = this.end;
    remember(`seen.${this.table}`, String(this.end));
  }

  async #moved(turn: number): Promise<boolean> {
    for (let wait = 0; wait < 100; wait++) {
      if (this.newest?.turn !== turn) return true;
      await new Promise((ready) => setTimeout(ready, 40));
    }
    return false;
  }
}
