// Nods, applause and the like: which there are, and how often each came.

import type { Line } from "../turns";

export type Reacted = Extract<Line, { kind: "reaction" }>;
export type Reaction = Reacted["reaction"];

export const REACTIONS: readonly Reaction[] = ["nod", "applause", "thanks", "hmm", "ouch", "hurry"];

export interface Tally {
  reaction: Reaction;
  seat: number;
  who: string;
  count: number;
}

/** The same reaction of the same person once, with how often it came, in the order of their first ones. */
export function tallied(reactions: readonly Reacted[]): Tally[] {
  const tallies: Tally[] = [];
  for (const { reaction, seat, who } of reactions) {
    const known = tallies.find((one) => one.reaction === reaction && one.seat === seat);
    if (known) known.count += 1;
    else tallies.push({ reaction, seat, who, count: 1 });
  }
  return tallies;
}
