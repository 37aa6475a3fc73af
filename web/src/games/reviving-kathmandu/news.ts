// What somebody has built or earned between two looks at them: others build while one thinks about something else.

import type { Colour, Kind, Monument, Player } from "./view";

export interface Raised {
  kind: Kind;
  colours: Colour[];
  complete: boolean;
}
export interface News {
  /** The monuments that were completed, or else the one that grew last. */
  raised: Raised[];
  points: number;
  /** The points come from a coin that was left over. */
  coin: boolean;
}

/** As many as are told apart in a small place. */
const MOST = 3;

const isSame = (one: Monument, other: Monument): boolean => one.cards[0] === other.cards[0];

/** What stands complete since. */
export const completedBetween = (was: Player, is: Player): Monument[] =>
  is.finished.filter((one) => !was.finished.some((other) => isSame(one, other)));

/** Null where nothing was built and nothing earned, as when something is taken back. */
export function newsBetween(was: Player, is: Player): News | null {
  const points = is.points - was.points;
  if (points < 0) return null;
  const done = completedBetween(was, is);
  const coloured = is.finished.filter((one) =>
    was.finished.some((other) => isSame(one, other) && one.colours.join() !== other.colours.join()),
  );
  const grown = is.growing.filter(
    (one) => one.cards.length > (was.growing.find((other) => isSame(one, other))?.cards.length ?? 0),
  );
  const coin = is.coin_points > was.coin_points;
  const complete = [...done, ...coloured].map((one) => raised(one, true));
  const news = complete.length ? complete.slice(-MOST) : grown.slice(-1).map((one) => raised(one, false));
  return news.length || coin ? { raised: news, points, coin } : null;
}

const raised = ({ kind, colours }: Monument, complete: boolean): Raised => ({ kind, colours, complete });
