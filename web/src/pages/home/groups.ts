// My tables in groups: what goes on, what is finished, and what was put away.

import type { Summary } from "../../wire";

export interface Groups {
  going: Summary[];
  over: Summary[];
  away: Summary[];
}

const rank = (one: Summary): number => (one.your_turn ? 0 : one.stage === "playing" ? 1 : 2);

/** What waits for me stands first; where it is my turn it stands among what goes on, put away or not. */
export function grouped(tables: readonly Summary[]): Groups {
  // A lesson that was put away is over, whosever turn it would be.
  const shown = tables.filter((one) => !one.put_away || (one.your_turn && !one.lesson));
  const ended = (one: Summary): boolean => one.stage === "finished" || one.problem !== null;
  return {
    going: shown.filter((one) => !ended(one)).toSorted((a, b) => rank(a) - rank(b) || b.updated - a.updated),
    over: shown.filter(ended),
    away: tables.filter((one) => !shown.includes(one)),
  };
}
