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

/** All that a player has begun, each at its place in the street. */
export const monumentsOf = ({ growing, finished }: Pick<Player, "growing" | "finished">): Monument[] =>
  [...finished, ...growing].toSorted((one, other) => one.plot - other.plot);

/** `begins` is the kind of the monument that may be begun here now. */
export function lotsOf(player: Player, begins: Kind | null): Lot[] {
  const monuments = monumentsOf(player);
  if (!monuments.length) return KINDS.toReversed().map((kind) => ({ ...EMPTY, kind, plot: kind === begins }));
  const placeIn = (list: readonly Monument[], one: Monument): number | null =>
    list.includes(one) ? list.indexOf(one) : null;
  const placed = monuments.map((monument) => ({
    kind: monument.kind,
    monument,
    growing: placeIn(player.growing, monument),
    finished: placeIn(player.finished, monument),
    plot: false,
  }));
  return begins ? [...placed, { ...EMPTY, kind: begins, plot: true }] : placed;
}
