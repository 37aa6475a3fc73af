// What stands in a street: what grows, what is done, and the free plot where something may be begun. Everything keeps its
// place from its first section on. A street where nothing stands yet shows the plans of all there is to build.

import { KINDS } from "./printed";
import type { Kind, Monument, Player } from "./view";

export interface Lot {
  kind: Kind;
  monument: Monument | null;
  /** Its place among the growing, or among the finished ones. */
  growing: number | null;
  finished: number | null;
  /** Something may be begun here. */
  plot: boolean;
}

const EMPTY = { monument: null, growing: null, finished: null };

/**
 * `begins` is the kind of the monument that may be begun here now. `order` has the first cards of what stood here before,
 * and learns what has come since.
 */
export function lotsOf({ growing, finished }: Player, begins: Kind | null, order: number[] = []): Lot[] {
  if (!growing.length && !finished.length)
    return KINDS.toReversed().map((kind) => ({ ...EMPTY, kind, plot: kind === begins }));
  const stand = [
    ...finished.map((monument, n) => ({ ...EMPTY, kind: monument.kind, monument, finished: n, plot: false })),
    ...growing.map((monument, n) => ({ ...EMPTY, kind: monument.kind, monument, growing: n, plot: false })),
  ];
  const firsts = stand.map(({ monument }) => monument.cards[0]!);
  order.push(...firsts.filter((card) => !order.includes(card)));
  const placed = stand.toSorted((a, b) => order.indexOf(a.monument.cards[0]!) - order.indexOf(b.monument.cards[0]!));
  return begins ? [...placed, { ...EMPTY, kind: begins, plot: true }] : placed;
}
