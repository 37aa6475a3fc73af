// Who gets which card, and why, told from what the server said: the coins that were shown and the cards that were won.

import { spotsOf } from "./printed";
import type { Bid } from "./view";

export type Why = "only" | "higher" | "nearer" | "edge";

/** A card of the market, the spot that won it, and the other coins that bid for it. */
export interface Award {
  place: number;
  card: number;
  winner: Bid;
  losers: Bid[];
  why: Why;
}

export const isTie = ({ why }: Award): boolean => why === "nearer" || why === "edge";

/** The award of the card at this place, given the spot that the server named as the winner. */
export function awardOf(place: number, card: number, spot: string, shown: readonly Bid[], cards: number): Award | null {
  const printed = spotsOf(cards);
  const bidders = shown.filter(({ spot: name }) => {
    const where = printed.get(name);
    return where !== undefined && [...where.near, ...where.far].includes(place + 1);
  });
  const winner = bidders.find((bid) => bid.spot === spot);
  if (!winner) return null;
  const losers = bidders.filter((bid) => bid !== winner);
  const equal = losers.filter((bid) => bid.coin === winner.coin);
  const isNear = (bid: Bid): boolean => printed.get(bid.spot)!.near.includes(place + 1);
  let why: Why = losers.length ? "higher" : "only";
  if (equal.length) why = isNear(winner) && equal.some(isNear) ? "edge" : isNear(winner) ? "nearer" : "edge";
  return { place, card, winner, losers, why };
}
