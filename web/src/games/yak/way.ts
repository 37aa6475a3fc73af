// How a cart goes from one place of the ring to the next: along the drawn road, and round in its bend.

import { cartShape, type Looks } from "./cart";
import type { Layout, Spot } from "./layout";

/** A cart under way, from where its wheels touch the road. */
export interface Going extends Spot {
  looks: Looks;
  /** How long it has become on the screen, of its length at the end of the way; less while it turns. */
  long: number;
  high: number;
  /** How far it leans with the slope of the road, in degrees. */
  tilt: number;
  /** How far it has come. */
  rolled: number;
}

/** A line that can be followed; a path of the browser is one. */
export interface Line {
  getTotalLength(): number;
  getPointAtLength(length: number): Spot;
}

/** The road is measured once, in so many points: asking a path for them takes too long in every frame. */
const SAMPLES = 600;
const STEP = 2;
/** How many pieces the line from one place to the next is drawn in. */
const LINE = 60;
/** How near to where it turns round a cart is seen from behind. */
const BEND = 46;
const FROM_BEHIND = 0.3;
/** Wheels and hooves stand flatter than the road is drawn. */
const LEAN = 0.45;
const STEEPEST = 12;

const between = (one: number, other: number, part: number): number => one + (other - one) * part;

interface Turn {
  at: number;
  then: Looks;
}

export class Way {
  readonly #total: number;
  readonly #points: readonly Spot[];
  readonly #stops: number[];
  readonly #turns = new Map<string, Turn | null>();

  constructor(
    line: Line,
    readonly carts: Layout["carts"],
    /** The valley: no cart leaves it. */
    readonly wide: number,
  ) {
    this.#total = line.getTotalLength();
    this.#points = Array.from({ length: SAMPLES }, (_, number) =>
      line.getPointAtLength((number / SAMPLES) * this.#total),
    );
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
    const turn = this.#turnTo(number, clockwise, way, length);
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
      tilt: this.#lean(way(gone), seen * Math.min(1, 8 * part, 8 - 8 * part)),
      rolled: gone,
    };
  }

  /** From a place to the next, along the road: the way a cart goes on from there. */
  line(from: number, clockwise: boolean): string {
    const to = (from + (clockwise ? 1 : this.carts.length - 1)) % this.carts.length;
    const [start, end] = [this.#stops[from]!, this.#stops[to]!];
    const onward = clockwise ? end - start : start - end;
    const length = onward > 0 ? onward : onward + this.#total;
    const steps = Array.from({ length: LINE + 1 }, (_, step) => start + (clockwise ? 1 : -1) * length * (step / LINE));
    return `M${steps
      .map((at) => this.#at(at))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("L")}`;
  }

  /** A cart that stays where it is and turns round. */
  turning(number: number, then: Looks, part: number): Going {
    const { x, y } = this.carts[number]!;
    const before = then === "left" ? "right" : "left";
    const long = Math.max(0.06, Math.abs(Math.cos(part * Math.PI)));
    return { x, y, looks: part < 0.5 ? before : then, long, high: 1, tilt: 0, rolled: 0 };
  }

  #turnTo(number: number, clockwise: boolean, way: (gone: number) => number, length: number): Turn | null {
    const key = `${number} ${clockwise}`;
    if (!this.#turns.has(key)) this.#turns.set(key, this.#turn(way, length));
    return this.#turns.get(key)!;
  }

  /** Where on the way it begins to go the other way, left or right. */
  #turn(way: (gone: number) => number, length: number): Turn | null {
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

  /** How far a cart leans here, and less where it turns or stands. */
  #lean(at: number, much: number): number {
    const leans = this.#slope(at - BEND / 2, at + BEND / 2) * LEAN;
    return Math.max(-STEEPEST, Math.min(STEEPEST, leans)) * much;
  }

  /** How steep the road is, in degrees from the level: up to the right is less than 0. */
  #slope(from: number, to: number): number {
    const [one, other] = [this.#at(from), this.#at(to)].sort((a, b) => a.x - b.x);
    return (Math.atan2(other!.y - one!.y, other!.x - one!.x) * 180) / Math.PI;
  }

  #at(length: number): Spot {
    const place = (((length / this.#total) % 1) + 1) * SAMPLES;
    const [one, other] = [Math.floor(place), Math.ceil(place)].map((number) => this.#points[number % SAMPLES]!);
    const part = place % 1;
    return { x: between(one!.x, other!.x, part), y: between(one!.y, other!.y, part) };
  }

  #nearest({ x, y }: Spot): number {
    const far = (length: number): number => {
      const point = this.#at(length);
      return Math.hypot(point.x - x, point.y - y);
    };
    const samples = this.#points.map((_, number) => (number / SAMPLES) * this.#total);
    return samples.reduce((best, length) => (far(length) < far(best) ? length : best));
  }
}

/** The road as the browser measures it. */
export function roadOf({ road }: Layout): Line {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", road);
  return path;
}
