// A panel over the table: it lies where it covers least of what it speaks of, and stays where somebody has put it.

import { boxesOf, overlap, type Area } from "../games/kit/beside";
import { seenOf, sightOf } from "./lit";

interface Spot {
  x: number;
  y: number;
}

const GAP = 8;
/** So much worse it is to cover what is lit than what could be chosen. */
const DEAR = 20;
/** Up to this width a table is one of a phone, where there is no choice of empty places. */
const PHONE = 700;
/** Boards that are only looked at; of a map with empty paper its land. */
const BOARDS = ":is(.ground, section.end) [data-dear]";
const LANDS = `${BOARDS}:not(:has([data-land])), .ground :is([data-land], [data-mat])`;
/** Answers that lie over the table, and what is said of them there. */
const ANSWERS = ".ask :is(.answers, .consequence)";
/** What is pressed to see something else of a table. */
const PRESSED = ".ground :is(button, [role=tab])";
/** It goes elsewhere if it covers less there by this part of itself. */
const STAYS = 5;
/** Columns in which it may lie. */
const COLUMNS = 5;
/** And so much worse to cover a piece that could be chosen than a board that is only looked at. */
const CHOSEN = 3;

export class Floating {
  panel = $state<HTMLElement | null>(null);
  spot = $state<Spot>({ x: 0, y: 0 });
  /** Somebody has put it where they want it: there it stays. */
  #held = false;
  #grip: Spot | null = null;
  /** Which of the places it has taken: it stays there unless it would cover what is lit or may be chosen. */
  #taken = -1;

  constructor(
    readonly page: () => HTMLElement,
    /** What must not be covered. */
    readonly lit: () => readonly Area[],
    /** At so many heights it may lie; two are the top and the foot of the table. */
    readonly heights: () => number,
    /** What had better not be covered while nothing is lit. */
    readonly heeded = "",
    /** Parts of the table that are spoken of, or are one's own. */
    readonly near: () => readonly Area[] = () => [],
  ) {}

  readonly move = (): void => {
    if (this.panel) this.spot = inside(this.panel, this.#held ? this.spot : this.#place(this.panel, this.lit()));
  };

  /** All that makes something the grip by which the panel is dragged. */
  readonly grip = {
    onpointerdown: (event: PointerEvent): void => {
      if ((event.target as Element).closest("button, a")) return;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      this.#grip = { x: event.clientX - this.spot.x, y: event.clientY - this.spot.y };
    },
    onpointermove: (event: PointerEvent): void => {
      if (!this.#grip || !this.panel) return;
      this.#held = true;
      this.spot = inside(this.panel, { x: event.clientX - this.#grip.x, y: event.clientY - this.#grip.y });
    },
    onpointerup: (): void => void (this.#grip = null),
    onpointercancel: (): void => void (this.#grip = null),
  };

  #place(panel: HTMLElement, rings: readonly Area[]): Spot {
    const { width, height } = panel.getBoundingClientRect();
    const sight = sightOf(this.page());
    const [top, bottom] = [sight.top + GAP, sight.bottom - height - GAP];
    const end = this.page().querySelector("section.end");
    const board = (end ?? this.page().querySelector(".ground"))?.getBoundingClientRect();
    const right = Math.min(board?.right ?? innerWidth, innerWidth) - width - GAP;
    const left = Math.max(board?.left ?? 0, 0) + GAP;
    // Above what is asked if it can be, else higher.
    const steps = this.heights() - 1;
    const heights = Array.from({ length: steps + 1 }, (_, step) => bottom + ((top - bottom) * step) / steps);
    const spots = heights.flatMap((y) =>
      Array.from({ length: COLUMNS }, (_, column) => right + ((left - right) * column) / (COLUMNS - 1)).map((x) =>
        inside(panel, { x: Math.max(GAP, x), y }),
      ),
    );
    const offered = [
      ...boxesOf(".ground [data-offered]"),
      ...boxesOf(ANSWERS),
      ...(this.heeded ? boxesOf(PRESSED) : []),
    ];
    const covers = (at: Spot, all: readonly Area[]): number =>
      all.reduce((sum, one) => sum + overlap({ ...at, width, height }, one), 0);
    const boards = innerWidth <= PHONE ? boxesOf(BOARDS) : seenOnes(LANDS);
    const near = this.near();
    const others = this.heeded ? boxesOf(this.heeded) : [];
    const cost = (at: Spot): number =>
      DEAR * covers(at, rings) +
      (this.heeded ? DEAR : CHOSEN) * covers(at, offered) +
      CHOSEN * covers(at, near) +
      covers(at, boards) +
      covers(at, others);
    const best = spots.reduce((best, one) => (cost(one) < cost(best) ? one : best));
    const stays = spots[this.#taken];
    const inTheWay = stays && (covers(stays, rings) || (this.heeded && covers(stays, offered)));
    if (stays && !inTheWay && cost(stays) - cost(best) < (width * height) / STAYS) return stays;
    if (rings.length || this.heeded) this.#taken = spots.indexOf(best);
    return best;
  }
}

/** What is seen of everything of this kind. */
const seenOnes = (selector: string): Area[] =>
  [...document.querySelectorAll(selector)].flatMap((one) => seenOf(one) ?? []);

/** The nearest spot from which all of the panel is in the window. */
function inside(panel: HTMLElement, at: Spot): Spot {
  const { width, height } = panel.getBoundingClientRect();
  const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
  return { x: within(at.x, innerWidth - width), y: within(at.y, innerHeight - height) };
}
