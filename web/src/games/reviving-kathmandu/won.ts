// Who won which card in this round, for whoever builds with it and has looked away.

import { spotsOf } from "./printed";
import type { Bid, Card, Player } from "./view";

export interface Won {
  place: number;
  card: Card;
  bid: Bid;
}

/** Whoever has a card of this market just after it was bid for has won it, with the highest coin that bid for it. */
export function wonOf(market: readonly (Card | null)[], players: readonly Player[], bids: readonly Bid[]): Won[] {
  const spots = spotsOf(market.length);
  const aims = ({ spot }: Bid, place: number): boolean => {
    const { near = [], far = [] } = spots.get(spot) ?? {};
    return [...near, ...far].includes(place + 1);
  };
  return market.flatMap((card, place): Won[] => {
    const owner = card && players.find((player) => has(player, card.id));
    if (!owner) return [];
    const [bid] = bids
      .filter((one) => one.seat === owner.seat && aims(one, place))
      .toSorted((one, other) => (other.coin ?? 0) - (one.coin ?? 0));
    return bid ? [{ place, card, bid }] : [];
  });
}

function has({ hand, discards, growing, finished }: Player, id: number): boolean {
  const built = [...growing, ...finished].some(({ cards }) => cards.includes(id));
  return built || [...hand, ...discards].some((card) => card.id === id);
}
