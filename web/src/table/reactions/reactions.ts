// Nods, applause and the like: which there are, and how they stand in the log.

import type { Line } from "../live.svelte";

export type Reacted = Extract<Line, { kind: "reaction" }>;
export type Reaction = Reacted["reaction"];

export const REACTIONS: readonly Reaction[] = ["nod", "applause", "thanks", "hmm", "ouch", "hurry"];

/** A line of the log, or several reactions in a row as one; `number` is the place of the (first) line in the log. */
export type Row = { number: number; line: Line } | { number: number; reactions: Reacted[] };

/** The lines with reactions that follow each other folded together; without any where they are silenced. */
export function folded(lines: readonly Line[], first: number, silenced: boolean): Row[] {
  const rows: Row[] = [];
  lines.forEach((line, index) => {
    const last = rows.at(-1);
    if (line.kind !== "reaction") rows.push({ number: first + index, line });
    else if (silenced) return;
    else if (last && "reactions" in last) last.reactions.push(line);
    else rows.push({ number: first + index, reactions: [line] });
  });
  return rows;
}

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
