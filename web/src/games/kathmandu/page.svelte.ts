// On a phone the page scrolls: a question on the map, a die and others' moves bring the map and the dice into sight.

import { wantsLessMotion } from "../kit/motion";
import type { Table } from "./table";

/** By then the page has come to rest, wherever else it was led. */
const AT_REST = 900;
const UPPER = /^(heading|space|die|aside|step)-/;

/** What is asked is answered on the map or with the dice. */
export const isAbove = ({ options }: Pick<Table, "options">): boolean =>
  [...options.values()].some((option) => option.on.some((piece) => UPPER.test(piece)));

export class Page {
  /** Whoever scrolled has reasons to: others' moves don't drag the page away. */
  #byHand = false;

  readonly heard = (): void => void (this.#byHand = true);

  /** A new question: once it has been led to, the page is left where people want it. */
  ask(): () => void {
    this.#byHand = false;
    this.#up();
    const timer = setTimeout(() => !this.#byHand && this.#up(), AT_REST);
    return () => clearTimeout(timer);
  }

  watch(): void {
    if (!this.#byHand) this.#up();
  }

  #up(): void {
    if (scrollY > 0) scrollTo({ top: 0, behavior: wantsLessMotion() ? "instant" : "smooth" });
  }
}
