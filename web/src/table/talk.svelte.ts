// What was said while nobody looked at the log: on a phone it lies below the table.

import type { Chat, News } from "../wire";

export class Talk {
  unread = $state(0);
  #watched = false;
  #away = false;

  /** What others say is unread unless the log is in sight. */
  hear(lines: News["lines"], me: number | null): void {
    if (!this.#watched || this.#away) this.unread += saidByOthers(lines, me).length;
  }

  /** The log comes into sight, or leaves it. */
  watch(inSight: boolean): void {
    this.#watched = inSight;
    this.#read();
  }

  /** Somebody looks at the page, or away from it. */
  look(looking: boolean): void {
    this.#away = !looking;
    this.#read();
  }

  #read(): void {
    if (this.#watched && !this.#away) this.unread = 0;
  }
}

export const saidByOthers = (lines: News["lines"], me: number | null): Chat[] =>
  lines.filter((line): line is Chat => line.kind === "chat" && line.seat !== me);
