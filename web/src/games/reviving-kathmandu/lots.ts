// What stands in a street, in order: what grows, the free plot where something may be begun, what is done. A street where
// nothing stands yet shows the plans of all there is to build.

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

/** `begins` is the kind of the monument that may be begun here now. */
export function lotsOf({ growing, finished }: Player, begins: Kind | null): Lot[] {
  if (!growing.length && !finished.length)
    return KINDS.toReversed().map((kind) => ({ ...EMPTY, kind, plot: kind === begins }));
  return [
    ...growing.map((monument, n) => ({ ...EMPTY, kind: monument.kind, monument, growing: n, plot: false })),
    ...(begins ? [{ ...EMPTY, kind: begins, plot: true }] : []),
    ...finished.map((monument, n) => ({ ...EMPTY, kind: monument.kind, monument, finished: n, plot: false })),
  ];
}
