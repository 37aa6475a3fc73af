// A review that is read, asked for, and followed while it is made.

import { askForReview, review } from "../net/rest";
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

  /** Reads what there is, and goes on reading until it is done. */
  async follow(): Promise<void> {
    try {
      for (;;) {
        this.#take(await review(this.table, this.#edition));
        if (this.#left || (this.status !== "waiting" && this.status !== "working")) return;
        await new Promise((ready) => setTimeout(ready, PAUSE));
      }
    } catch (error) {
      this.problem = (error as Error).message;
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
