// Things that are alike have no names of their own on the table; here each gets one for as long as it can be followed,
// so that it can be seen moving from one place to another.

export interface Lying<T> {
  /** What it is; only what is alike can be the same thing. */
  kind: string;
  /** The zone it lies in: a hand, a cart, a row. */
  where: string;
  /** Its place in that zone. */
  slot: number;
  /** Where it comes from if nobody has seen it before (`data-from`). */
  from?: string;
  thing: T;
}

export interface Followed<T> extends Lying<T> {
  id: string;
}

export class Follower<T> {
  #known: Followed<T>[] = [];
  #count = 0;

  constructor(
    /** Whether something that lay there can be what lies here now, if it is neither in its place nor in its zone. */
    readonly mayMove: (was: Followed<T>, is: Lying<T>) => boolean = () => true,
    /** Whether things slide within their zone, so that another slot is no other thing. */
    readonly slides: (where: string) => boolean = () => true,
  ) {}

  /** Names everything that lies on the table now: what stays keeps its name, and so does what has moved. */
  follow(now: readonly Lying<T>[]): Followed<T>[] {
    const free = new Set(this.#known);
    const names = new Map<Lying<T>, string>();
    const match = (fits: (was: Followed<T>, is: Lying<T>) => boolean): void => {
      for (const is of now) {
        if (names.has(is)) continue;
        for (const was of free) {
          if (was.kind !== is.kind || !fits(was, is)) continue;
          free.delete(was);
          names.set(is, was.id);
          break;
        }
      }
    };
    match((was, is) => was.where === is.where && was.slot === is.slot);
    match((was, is) => was.where === is.where && this.slides(is.where));
    match(this.mayMove);
    this.#known = now.map((is) => ({ ...is, id: names.get(is) ?? `${is.kind}-${++this.#count}` }));
    return this.#known;
  }

  /** What lay on the table last. */
  get known(): readonly Followed<T>[] {
    return this.#known;
  }

  forget(): void {
    this.#known = [];
  }
}
