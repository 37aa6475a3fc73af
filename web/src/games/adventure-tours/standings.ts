// Who has brought in how much, by the results that everybody was shown; what lies in a purse is nobody else's business.

import { PRINTED, type Player, type View } from "./view";

export interface Standing {
  seat: number;
  /** First is 1; whoever has the same stands on the same. */
  place: number;
  sum: number;
  /** Of the last round that was scored, and what of it the purse could bear; null before any. */
  last: number | null;
  booked: number | null;
}

/** What lies in a purse after these results; nobody ever owes anything (AT-SCO-2). */
export const total = (results: readonly number[]): number =>
  results.reduce((sum, result) => Math.max(0, sum + result), 0);

/** What each round put into the purse or took out of it: no more than was there. These add up to the total. */
export const booked = (results: readonly number[]): number[] =>
  results.map((_, round) => total(results.slice(0, round + 1)) - total(results.slice(0, round)));

/** What one more round with this result would put into the purse or take out of it. */
export const bookedNext = (results: readonly number[], result: number): number => booked([...results, result]).at(-1)!;

/** What a round would bring if it ended now: hands and members lie open to all in number. */
export const netOf = ({ income, cards }: Pick<Player, "income" | "cards">): number =>
  income - cards * PRINTED.cost_of_a_card;

/** All others who hold a single card, with which the round may end: whoever plays first comes first. Who has just played
 *  comes last, unless a further turn follows. */
export function nextToGoOut(
  { players, turn, to_come, further_turns }: Pick<View, "players" | "turn" | "to_come" | "further_turns">,
  seat: number,
): Player[] {
  const plays = further_turns > 0 || to_come[0]?.kind === "turn";
  const after = (one: Player): number =>
    one.seat === turn && !plays ? players.length : (one.seat - turn + players.length) % players.length;
  return players.filter((one) => one.seat !== seat && one.cards === 1).sort((a, b) => after(a) - after(b));
}

/** Who has brought in most; nobody while a round is being scored, before the first, or if all have the same. */
export function leaders(view: View): number[] {
  const rows = standings(view);
  const rounds = new Set(view.players.map((player) => player.results.length));
  const first = rows.filter((row) => row.place === 1).map((row) => row.seat);
  return rounds.size === 1 && !rounds.has(0) && first.length < rows.length ? first : [];
}

/** Who brought most home in a round, if anybody brought anything. */
export function bestOf(paid: readonly { seat: number; earned: number; paid: number }[]): number[] {
  const brought = paid.map(({ earned, paid: cost }) => earned - cost);
  const most = Math.max(1, ...brought);
  return paid.filter((_, n) => brought[n] === most).map(({ seat }) => seat);
}

export function standings(view: View): Standing[] {
  const sums = view.players.map((player) => ({
    seat: player.seat,
    sum: total(player.results),
    last: player.results.at(-1) ?? null,
    booked: booked(player.results).at(-1) ?? null,
  }));
  return sums
    .map((one) => ({ ...one, place: 1 + sums.filter((other) => other.sum > one.sum).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
