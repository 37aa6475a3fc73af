import type { Score } from "../../wire";

/** One line of the score pad: a source of points, and what it gave to each seat. */
export interface Row {
  key: string;
  text: string;
  rule: string;
  points: (number | null)[];
}

/** The score pad: every source once, in the order in which the game tells them; what gave nothing to anybody is left out. */
export function scorePad(scores: readonly Score[]): Row[] {
  const rows = new Map<string, Row>();
  scores.forEach((score, column) => {
    for (const { key, text, rule, points } of score.sources) {
      const row = rows.get(key) ?? { key, text, rule, points: scores.map(() => null) };
      row.points[column] = (row.points[column] ?? 0) + points;
      rows.set(key, row);
    }
  });
  const told = [...rows.values()];
  const given = told.filter((row) => row.points.some((points) => points));
  return given.length ? given : told;
}

/** What each seat has after so many rows. */
export function sums(rows: readonly Row[], told: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    rows.slice(0, told).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0),
  );
}

/** What the side of each seat has together. */
export function sideTotals(totals: readonly number[], sides: readonly number[][]): number[] {
  return totals.map((_, seat) => {
    const side = sides.find((one) => one.includes(seat)) ?? [seat];
    return side.reduce((sum, mate) => sum + (totals[mate] ?? 0), 0);
  });
}

/** A figure with the real minus sign. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** What is added, with its sign. */
export const gain = (points: number): string => (points > 0 ? `+${points}` : figure(points));

/** As on a podium: the first in the middle, the next on both sides of it; two stand in order. */
export function podium<S extends { place: number }>(scores: readonly S[]): S[] {
  const best = scores.toSorted((a, b) => a.place - b.place);
  if (best.length < 3) return best;
  return [...best.filter((_, n) => n % 2 === 1).toReversed(), ...best.filter((_, n) => n % 2 === 0)];
}

/** As they sit, turned so that one of them stands in the middle; somebody who has no seat sees them as they sit. */
export function around<S extends { seat: number }>(scores: readonly S[], seat: number | null): S[] {
  const own = scores.findIndex((score) => score.seat === seat);
  const from = own < 0 ? 0 : own - Math.floor((scores.length - 1) / 2) + scores.length;
  return scores.map((_, n) => scores[(from + n) % scores.length]!);
}
