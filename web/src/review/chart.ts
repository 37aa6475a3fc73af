// The lines of a chart over the moments of a game: pure, so that they can be tested.

import type { Findings, ReviewChances } from "../wire";
import { language } from "../words/language.svelte";

export interface Size {
  width: number;
  height: number;
}

/** Lines that cross must not be told apart by colour alone. */
export const DASHES = ["none", "7 3", "2 3", "10 3 2 3", "5 2 1 2", "1 4"];

export const x = (moment: number, last: number, { width }: Size): number => (last ? (moment / last) * width : 0);
export const y = (chance: number, { height }: Size): number => (1 - Math.min(1, Math.max(0, chance))) * height;

/** The path of a seat's chances. */
export function lineOf(chances: readonly ReviewChances[], seat: number, last: number, size: Size): string {
  const place = (one: ReviewChances): string =>
    `${x(one.moment, last, size).toFixed(1)} ${y(one.chances[seat] ?? 0, size).toFixed(1)}`;
  return chances.length ? `M${chances.map(place).join("L")}` : "";
}

/**
 * By how much each line has moved since the moment before without a loss or luck that would explain it: what is on the
 * table is judged otherwise than it was. Null where nothing precedes.
 */
export function seenAnew({ chances, decisions, draws }: Findings, at: number): number[] | null {
  const place = chances.findIndex(({ moment }) => moment === at);
  const [was, now] = [chances[place - 1], chances[place]];
  if (!was || !now) return null;
  let expected = [...was.chances];
  for (const { moment, seat, loss } of decisions) {
    if (moment < was.moment || moment >= at) continue;
    const chance = expected[seat]!;
    const after = Math.max(0, chance - loss);
    // Whoever wins together has the same chance; the others share what was given away.
    const isMate = (other: number): boolean => expected[other] === chance && now.chances[other] === now.chances[seat];
    expected = expected.map((value, other) =>
      other === seat || isMate(other) ? after : chance < 1 ? (value * (1 - after)) / (1 - chance) : value,
    );
  }
  for (const { moment, luck } of draws)
    if (moment > was.moment && moment <= at) expected = expected.map((value, seat) => value + (luck[seat]?.[0] ?? 0));
  return now.chances.map((chance, seat) => chance - expected[seat]!);
}

/** The moment at which a chart is pointed at. */
export const momentAt = (left: number, last: number, { width }: Size): number =>
  Math.round(Math.min(1, Math.max(0, left / Math.max(1, width))) * last);

/** Where the names at the ends of lines stand: as near to them as they can without covering each other. */
export function spread(wanted: readonly number[], apart: number, height: number): number[] {
  const order = wanted.map((_, place) => place).toSorted((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  let free = 0;
  for (const place of order) {
    found[place] = Math.max(free, found[place]!);
    free = found[place]! + apart;
  }
  let limit = height;
  for (const place of order.toReversed()) {
    found[place] = Math.min(limit, found[place]!);
    limit = found[place]! - apart;
  }
  return found;
}

/** A share in per cent as people read it: whole, or with a decimal where it is small or nearly everything. */
export function perCent(share: number): string {
  const value = share * 100;
  const finely = Math.abs(value) < 9.95 || (Math.abs(value) > 99 && Math.abs(value) < 99.95);
  const figures = finely ? 1 : 0;
  const text = (value || 0).toLocaleString(language.locale, {
    minimumFractionDigits: figures,
    maximumFractionDigits: figures,
  });
  return text.replace("-", "−");
}

/** What lies between two chances, as a reader counts it from the two as they are shown. */
export function lostPerCent(before: number, after: number): string {
  const whole = Math.round(before * 100) - Math.round(after * 100);
  return after < 0.0995 || whole < 10 ? perCent(before - after) : String(whole);
}

/** A share in per cent with its sign. */
export const signedPerCent = (share: number): string => `${share > 0 ? "+" : ""}${perCent(share)}`;
