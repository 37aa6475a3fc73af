// One table as this browser follows it: the scene, the log, and what can be done.

import { Refused } from "../net/rest";
import { TableSocket, type Connection, type Verb } from "../net/socket";
import type { News, Scene, Welcome } from "../wire";

export type Line = News["lines"][number];

export interface Snag {
  reason: string;
  rule: string | null;
}

export class LiveTable {
  scene = $state.raw<Scene | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The place of the first line in the whole log. */
  first = $state(0);
  seat = $state<number | null>(null);
  host = $state(false);
  connection = $state<Connection>("connecting");
  closed = $state<string | null>(null);
  /** Something was sent and is not answered yet. */
  busy = $state(false);
  snag = $state<Snag | null>(null);

  #socket: TableSocket;
  #queue: News[] = [];
  #showing = false;

  constructor(
    readonly table: string,
    /** Shows one scene: calls `change`, and resolves when the next may be shown. */
    readonly show: (change: () => void, waiting: number) => Promise<void>,
  ) {
    this.#socket = new TableSocket(table, {
      welcome: (message: Welcome) => {
        this.seat = message.seat;
        this.host = message.host;
      },
      news: (message) => {
        this.#queue.push(message);
        void this.#showAll();
      },
      connection: (state) => (this.connection = state),
      closed: (reason) => (this.closed = reason),
    });
  }

  async act(action: number): Promise<void> {
    const turn = this.scene?.question?.turn;
    if (turn !== undefined && !this.#queue.length) await this.send({ type: "act", turn, action });
  }

  /** Sends one thing at a time: a second click while the first is under way does nothing. */
  async send(verb: Verb): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.snag = null;
    try {
      await this.#socket.send(verb);
      return true;
    } catch (error) {
      if (error instanceof Refused) this.snag = { reason: error.message, rule: error.rule };
      return false;
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    this.#socket.close();
  }

  async #showAll(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
      const now = news;
      await this.show(() => this.#take(now), this.#queue.length);
    }
    this.#showing = false;
  }

  #take(news: News): void {
    if (news.scene) this.scene = news.scene;
    if (news.fresh || !this.lines.length) {
      this.lines = news.lines;
      this.first = news.first;
    } else this.lines = [...this.lines, ...news.lines];
  }
}
