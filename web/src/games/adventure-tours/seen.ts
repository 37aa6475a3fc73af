// How many cards of each name somebody has in sight: their own hand, all rows, and the discards.

import type { View } from "./view";

export function seenIn({ players, discards }: View): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  const all = [...discards, ...players.flatMap(({ hand, equipment, members }) => [...hand, ...equipment, ...members])];
  for (const { name } of all) seen.set(name, (seen.get(name) ?? 0) + 1);
  return seen;
}
