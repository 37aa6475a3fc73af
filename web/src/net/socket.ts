// One socket per table: it says hello, follows a numbered stream, and comes back by itself. A verb is sent again after
// a broken connection with the same key, so that it is carried out once.

import type { FromClient, FromServer, News, Welcome } from "../wire";
import { language, onLanguage } from "../words/language.svelte";
import { Refused } from "./rest";

export type Connection = "connecting" | "open" | "lost" | "closed";
type Keyed = Exclude<FromClient, { type: "hello" }>;
type WithoutKey<T> = T extends unknown ? Omit<T, "key"> : never;
export type Verb = WithoutKey<Keyed>;

export interface Listener {
  welcome: (message: Welcome) => void;
  news: (message: News) => void;
  connection: (state: Connection) => void;
  /** The server closes for good, or the table can't be entered. */
  closed: (reason: string, code: string) => void;
}

interface Waiting {
  text: string;
  done: () => void;
  failed: (why: Refused) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5_000;
// Refusals at the door that pass by themselves.
const PASSING = new Set(["closing", "fault", "not-read", "reload", "seat-changed", "too-fast", "too-many-sockets"]);

export class TableSocket {
  #socket: WebSocket | null = null;
  #stream: string | null = null;
  #last = 0;
  #pause = FIRST_PAUSE;
  #timer = 0;
  #ended = false;
  #welcomed = false;
  #waiting = new Map<string, Waiting>();
  #unfollow: () => void;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#atOnce);
    document.addEventListener("visibilitychange", this.#atOnce);
    this.#unfollow = onLanguage(() => this.#afresh());
    this.#open();
  }

  /** Resolves when it is stored; rejects with the reason when it is refused. */
  send(verb: Verb): Promise<void> {
    const key = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const text = JSON.stringify({ ...verb, key });
    return new Promise((done, failed) => {
      this.#waiting.set(key, { text, done, failed });
      if (this.#welcomed) this.#socket?.send(text);
    });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#unfollow();
    removeEventListener("online", this.#atOnce);
    document.removeEventListener("visibilitychange", this.#atOnce);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${location.host}/api/tables/${encodeURIComponent(this.table)}/socket?language=${language.spoken}`;
    const socket = new WebSocket(`${scheme}://${address}`);
    this.#socket = socket;
    this.#welcomed = false;
    socket.onopen = () => {
      const followed = this.#stream ? { stream: this.#stream, last: this.#last } : {};
      socket.send(JSON.stringify({ type: "hello", protocol: 1, ...followed }));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.#lost();
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#welcomed = true;
        this.#pause = FIRST_PAUSE;
        if (message.stream !== this.#stream) this.#last = 0;
        this.#stream = message.stream;
        this.listener.welcome(message);
        this.listener.connection("open");
        for (const { text } of this.#waiting.values()) this.#socket?.send(text);
        break;
      case "news":
        this.#last = message.number;
        this.listener.news(message);
        break;
      case "done":
        this.#waiting.get(message.key)?.done();
        this.#waiting.delete(message.key);
        break;
      case "refused":
        if (message.key === null) this.#turnedAway(message.code, message.reason);
        else {
          this.#waiting.get(message.key)?.failed(new Refused(message.code, message.reason, message.rule));
          this.#waiting.delete(message.key);
        }
        break;
      case "bye":
        this.#turnedAway(message.code, message.reason);
    }
  }

  #turnedAway(code: string, reason: string): void {
    if (PASSING.has(code)) return;
    this.close();
    this.listener.connection("closed");
    this.listener.closed(reason, code);
    for (const { failed } of this.#waiting.values()) failed(new Refused(code, reason));
    this.#waiting.clear();
  }

  #lost(): void {
    if (this.#ended) return;
    this.#welcomed = false;
    this.#socket = null;
    this.listener.connection(this.#stream ? "lost" : "connecting");
    this.#timer = window.setTimeout(() => this.#open(), this.#pause * (0.7 + Math.random() * 0.6));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** Everything is told anew, in the language that is spoken from now on. */
  #afresh(): void {
    if (this.#ended) return;
    const old = this.#socket;
    if (old) old.onopen = old.onmessage = old.onclose = null;
    old?.close();
    clearTimeout(this.#timer);
    this.#stream = null;
    this.#last = 0;
    this.#open();
  }

  #atOnce = (): void => {
    if (this.#ended || this.#socket || document.hidden) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
