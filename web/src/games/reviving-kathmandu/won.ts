// Who won which card in this round, as far as it was seen to happen.

import type { Scene } from "./stage";
import type { Bid, Card } from "./view";

export interface Won {
  place: number;
  card: Card;
  bid: Bid;
}

/** What is remembered after one more look at the table: a new market begins anew. */
export function wonAfter(won: readonly Won[], market: readonly (Card | null)[], scene: Scene | null): Won[] {
  if (scene?.kind === "reveal")
    return scene.awards.flatMap(({ place, winner }): Won[] => {
      const card = market[place];
      return card ? [{ place, card, bid: winner }] : [];
    });
  const fresh = scene?.kind === "round" || (scene === null && market.some((card) => card !== null));
  return fresh ? [] : [...won];
}
