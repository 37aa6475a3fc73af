// What another player has put into one's hand: the map that came for one that went.

import type { View } from "./view";

export interface Given {
  name: string;
  by: number;
}

type Hands = Pick<View, "players">;

const fresh = (now: readonly string[], was: readonly string[]): string[] => {
  const left = [...was];
  return now.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** The map of a swap, and whose it was; null if whatever came was taken or drawn. */
export function givenBetween(before: Hands, after: Hands, seat: number): Given | null {
  const mapsOf = ({ players }: Hands, one: number): readonly string[] => players[one]?.maps ?? [];
  const changed = (one: number, from: Hands, to: Hands) => fresh(mapsOf(to, one), mapsOf(from, one)).join();
  const [came, went] = [changed(seat, before, after), changed(seat, after, before)];
  if (!came || !went) return null;
  const by = after.players.find(
    (other) => changed(other.seat, before, after) === went && changed(other.seat, after, before) === came,
  );
  return by ? { name: came, by: by.seat } : null;
}
