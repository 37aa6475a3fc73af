// What stands in a street: what grows, what is done, the plans of what is not begun yet, and the free plot where something
// may be begun. Everything keeps its place from its first section on.

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

type Begun = Pick<Player, "growing" | "finished">;

/** Every kind has a plan of its own in the street, on which the first that is begun of it stands. */
const PLANS: readonly Kind[] = KINDS.toReversed();

/** What stands on each plan, and what was begun besides. */
function begunIn({ growing, finished }: Begun): { firsts: (Monument | null)[]; others: Monument[] } {
  const begun = [...finished, ...growing].toSorted((one, other) => one.plot - other.plot);
  const firsts = PLANS.map((kind) => begun.find((one) => one.kind === kind) ?? null);
  return { firsts, others: begun.filter((one) => !firsts.includes(one)) };
}

/** All that a player has begun, each at its place in the street. */
export function monumentsOf(player: Begun): Monument[] {
  const { firsts, others } = begunIn(player);
  return [...firsts.filter((one) => one !== null), ...others];
}

/** `begins` is the kind of the monument that may be begun here now: on its plan, or after all others. */
export function lotsOf(player: Player, begins: Kind | null): Lot[] {
  const { firsts, others } = begunIn(player);
  const placeIn = (list: readonly Monument[], one: Monument): number | null =>
    list.includes(one) ? list.indexOf(one) : null;
  const placed = (monument: Monument): Lot => ({
    kind: monument.kind,
    monument,
    growing: placeIn(player.growing, monument),
    finished: placeIn(player.finished, monument),
    plot: false,
  });
  const planned = firsts.map((first, n) =>
    first ? placed(first) : { ...EMPTY, kind: PLANS[n]!, plot: PLANS[n] === begins },
  );
  const lots = [...planned, ...others.map(placed)];
  const taken = firsts.some((first) => first?.kind === begins);
  return begins && taken ? [...lots, { ...EMPTY, kind: begins, plot: true }] : lots;
}

/** Only what stands, in the order in which it was begun, where there is no room for plans: whatever comes comes last. */
export const standing = (lots: readonly Lot[]): Lot[] => {
  const begun = ({ monument }: Lot): number => monument?.plot ?? Infinity;
  const found = lots.filter(({ monument, plot }) => monument || plot).toSorted((a, b) => begun(a) - begun(b) || 0);
  return found.some(({ monument }) => monument) ? found : [...lots];
};
