// Any stone of a purchase can be put back on its cart: all that was picked since is taken back at the table, and the
// others are picked again.

import type { BoardProps, Plan } from "../kit/contract";
import { inHand, unplanned } from "./building";
import type { Kind, View } from "./view";

const LOOKS = 30;
const PATIENCE = 10_000;

const asPlanned = (stones: readonly Kind[]): { kind: Kind; place: number }[] =>
  stones.map((kind) => ({ kind, place: -1 }));

/** Those of some stones that are not in hand. */
export const missing = (stones: readonly Kind[], hand: readonly Kind[]): Kind[] =>
  unplanned(inHand(asPlanned(stones), hand), stones);

/** Picks these stones where they are not in hand yet. */
export function pickAgain(stones: readonly Kind[]): Plan {
  return ({ key }, options, view) => {
    const next = key === "prompt-pick" ? missing(stones, (view as View).hand)[0] : undefined;
    return next ? options.on(`cart-stone-${next}`) : null;
  };
}

/** Takes back step by step until nothing is in hand but some of these stones; false: it can't be. */
export async function takeBackTo(
  stones: readonly Kind[],
  table: () => Pick<BoardProps<View>, "view" | "takeBack">,
): Promise<boolean> {
  const ends = performance.now() + PATIENCE;
  const inHand = (): string => table().view.hand.join();
  while (missing(table().view.hand, stones).length) {
    const before = inHand();
    if (!(await table().takeBack?.())) return false;
    // The table may be shown anew before what was taken back is seen there.
    while (inHand() === before) {
      if (performance.now() > ends) return false;
      await new Promise((ready) => setTimeout(ready, LOOKS));
    }
  }
  return true;
}
