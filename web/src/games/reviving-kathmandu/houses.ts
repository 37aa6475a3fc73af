// The town behind a street comes back house by house as its owner builds.

import type { Player } from "./view";

/** A house for every section, and one more for every monument that is complete. */
export const housesOf = ({ growing, finished }: Pick<Player, "growing" | "finished">): number =>
  [...growing, ...finished].reduce((sum, { cards }) => sum + cards.length, finished.length);

/** Shared out among the rows of a street, as evenly as may be. */
export const housesIn = (row: number, rows: number, houses: number): number =>
  Math.ceil((houses * (row + 1)) / rows) - Math.ceil((houses * row) / rows);
