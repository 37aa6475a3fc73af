// The lesson that somebody has begun and left.

import type { Summary } from "../../wire";

/** The table of a game at which it goes on, the latest one; null if there is none. */
export function begun(tables: readonly Summary[], game: string): Summary | null {
  const going = tables.filter(
    (one) => one.game === game && one.lesson && one.stage === "playing" && !one.put_away && !one.problem,
  );
  return going.toSorted((a, b) => b.updated - a.updated || b.created - a.created)[0] ?? null;
}
