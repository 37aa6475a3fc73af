// Points by source as layers that lie on each other.

import type { ReviewPoints } from "../wire";
import { x, type Size } from "./chart";

export interface Range {
  least: number;
  most: number;
}

/** How low and how high anybody's points ever went, 0 included: what is lost hangs below the line. */
export function rangeOf(points: readonly ReviewPoints[]): Range {
  const sums = points.flatMap((one) =>
    one.points.flatMap((own) => [sumOf(own, (value) => value > 0), sumOf(own, (value) => value < 0)]),
  );
  return { least: Math.min(0, ...sums), most: Math.max(1, ...sums) };
}

const sumOf = (values: readonly number[], counts: (value: number) => boolean): number =>
  values.filter(counts).reduce((sum, value) => sum + value, 0);

/** The outline of every source's layer of a seat, those that give above those before them, those that take below. */
export function layersOf(
  points: readonly ReviewPoints[],
  seat: number,
  last: number,
  range: Range,
  size: Size,
): string[] {
  const height = (value: number): number => ((range.most - value) / (range.most - range.least)) * size.height;
  const bands = points.map((one) => bandsOf(one.points[seat] ?? []));
  const number = points[0]?.points[seat]?.length ?? 0;
  return Array.from({ length: number }, (_, source) => {
    const along = points.map((one, place) => ({ left: x(one.moment, last, size), band: bands[place]![source]! }));
    const over = along.map(({ left, band }) => `${left.toFixed(1)} ${height(band.top).toFixed(1)}`);
    const under = along.toReversed().map(({ left, band }) => `${left.toFixed(1)} ${height(band.bottom).toFixed(1)}`);
    return `M${[...over, ...under].join("L")}Z`;
  });
}

/** From where to where each source's points reach at one moment. */
function bandsOf(values: readonly number[]): { top: number; bottom: number }[] {
  let above = 0;
  let below = 0;
  return values.map((value) => {
    const from = value >= 0 ? above : below;
    if (value >= 0) above += value;
    else below += value;
    return { top: Math.max(from, from + value), bottom: Math.min(from, from + value) };
  });
}
