// A review that is read, asked for, and followed while it is made.

import { askForReview, Refused, review } from "../net/rest";
import type { Findings, Review } from "../wire";

const PAUSE = 900;

export class Reviewing {
  status = $state.raw<Review["status"] | null>(null);
  searched = $state(0);
  decisions = $state(0);
  deep = $state(false);
  findings = $state.raw<Findings | null>(null);
  problem = $state("");

  #edition = 0;
  #left = false;

  constructor(readonly table: string) {}

  /** Reads what there is, and goes on reading until it is done; a server that is away for a while is waited for. */
  async follow(): Promise<void> {
    for (;;) {
      try {
        this.#take(await review(this.table, this.#edition));
        this.problem = "";
        if (this.status !== "waiting" && this.status !== "working") return;
      } catch (error) {
        this.problem = (error as Error).message;
        if (!(error instanceof Refused) || error.code !== "unreachable") return;
      }
      await new Promise((ready) => setTimeout(ready, PAUSE));
      if (this.#left) return;
    }
  }

  async ask(deep: boolean): Promise<void> {
    this.problem = "";
    try {
      this.#take(await askForReview(this.table, deep));
    } catch (error) {
      this.problem = (error as Error).message;
      return;
    }
    await this.follow();
  }

  /** What was found is to be told once more: in another language. */
  forget(): void {
    this.#edition = 0;
  }

  leave(): void {
    this.#left = true;
  }

  #take(told: Review): void {
    this.status = told.status;
    this.searched = told.searched;
    this.decisions = told.decisions;
    this.deep = told.deep;
    if (!told.findings) return;
    this.findings = told.findings;
    this.#edition = told.edition;
  }
}
