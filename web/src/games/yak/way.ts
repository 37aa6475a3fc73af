// How a cart goes from one place of the ring to the next: along the drawn road, and round in its bend.

import { cartShape, type Looks } from "./cart";
import type { Layout, Spot } from "./layout";

/** A cart under way, from where its wheels touch the road. */
export interface Going extends Spot {
  looks: Looks;
  /** How long it has become on the screen, of its length at the end of the way; less while it turns. */
  long: number;
  high: number;
  /** How far it has come. */
  rolled: number;
}

/** A line that can be followed; a path of the browser is one. */
export interface Line {
  getTotalLength(): number;
  getPointAtLength(length: number): Spot;
}

const SAMPLES = 480;
const STEP = 2;
/** How near to where it turns round a cart is seen from behind. */
const BEND = 46;
const FROM_BEHIND = 0.3;

const between = (one: number, other: number, part: number): number => one + (other - one) * part;

export class Way {
  readonly #total: number;
  readonly #stops: number[];

  constructor(
    readonly line: Line,
    readonly carts: Layout["carts"],
    /** The valley: no cart leaves it. */
    readonly wide: number,
  ) {
    this.#total = line.getTotalLength();
    this.#stops = carts.map((cart) => this.#nearest(cart));
  }

  /** The cart that comes to a place, as it stands after a part of its way. */
  to(number: number, clockwise: boolean, part: number): Going {
    const places = this.carts.length;
    const from = (number + (clockwise ? places - 1 : 1)) % places;
    const [start, end] = [this.#stops[from]!, this.#stops[number]!];
    const onward = clockwise ? end - start : start - end;
    const length = onward > 0 ? onward : onward + this.#total;
    const way = (gone: number): number => start + (clockwise ? gone : -gone);
    const gone = length * part;
    const turn = this.#turn(way, length);
    const [here, first, last] = [this.#at(way(gone)), this.#at(start), this.#at(end)];
    const [was, is] = [this.carts[from]!, this.carts[number]!];
    const size = between(was.form.stone.wide / is.form.stone.wide, 1, part);
    const seen = turn ? Math.min(1, Math.max(FROM_BEHIND, Math.abs(gone - turn.at) / BEND)) : 1;
    const half = (cartShape(is.form, "left").wide * size * seen) / 2;
    const x = here.x + between(was.x - first.x, is.x - last.x, part);
    return {
      x: Math.max(Math.min(half, was.x, is.x), Math.min(x, Math.max(this.wide - half, was.x, is.x))),
      y: here.y + between(was.y - first.y, is.y - last.y, part),
      looks: turn && gone > turn.at ? turn.then : this.#looks(way(0), way(STEP)),
      long: size * seen,
      high: size,
      rolled: gone,
    };
  }

  /** Where on the way it begins to go the other way, left or right. */
  #turn(way: (gone: number) => number, length: number): { at: number; then: Looks } | null {
    const begins = this.#looks(way(0), way(STEP));
    const ends = this.#looks(way(length - STEP), way(length));
    if (begins === ends) return null;
    // Where the road goes straight up or down, it is in the middle of that.
    const looked = (gone: number): Looks | null => this.#looks(way(gone), way(gone + STEP), 0.05);
    const steps = Array.from({ length: Math.floor(length / STEP) - 1 }, (_, step) => step * STEP);
    const last = steps.findLast((gone) => looked(gone) === begins) ?? 0;
    const first = steps.find((gone) => looked(gone) === ends) ?? length;
    return { at: (last + first) / 2, then: ends };
  }

  #looks(from: number, to: number): Looks;
  #looks(from: number, to: number, least: number): Looks | null;
  #looks(from: number, to: number, least = 0): Looks | null {
    const step = this.#at(to).x - this.#at(from).x;
    return Math.abs(step) < least ? null : step < 0 ? "left" : "right";
  }

  #at(length: number): Spot {
    return this.line.getPointAtLength((length + this.#total) % this.#total);
  }

  #nearest({ x, y }: Spot): number {
    const far = (length: number): number => {
      const point = this.#at(length);
      return Math.hypot(point.x - x, point.y - y);
    };
    const samples = Array.from({ length: SAMPLES }, (_, number) => (number / SAMPLES) * this.#total);
    return samples.reduce((best, length) => (far(length) < far(best) ? length : best));
  }
}

/** The road as the browser measures it. */
export function roadOf({ road }: Layout): Line {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", road);
  return path;
}
