// A bid spot in words: where it lies, and what it bids for.

import { sayCard } from "./names";
import { spotsOf } from "./printed";
import type { Card, PrintedSpot } from "./view";
import type { Thing } from "../../words/words";
import { say, thing } from "./words";

export const saySide = (spot: string): Thing => thing(`spot-${spot.toLowerCase()}`);

/** Beside a card, at one of its long edges. */
const isLong = (spot: string): boolean => !/^[TB]/.test(spot);

/** The spots that bid for a card, by its number, in the order in which they win with equal coins. */
export function tiesFor(card: number, cards: number): string[] {
  const strength = ({ name, near }: PrintedSpot): number => (near.includes(card) ? 2 : 0) + (isLong(name) ? 1 : 0);
  return [...spotsOf(cards).values()]
    .filter(({ near, far }) => near.includes(card) || far.includes(card))
    .toSorted((a, b) => strength(b) - strength(a))
    .map(({ name }) => name);
}

export function saySpot(spot: string, market: readonly (Card | null)[]): string {
  const { near, far } = spotsOf(market.length).get(spot)!;
  const list = (numbers: readonly number[]): string =>
    numbers
      .flatMap((number) => market[number - 1] ?? [])
      .map(sayCard)
      .join("; ");
  const values = { side: saySide(spot), near: list(near), far: list(far) };
  if (!values.near && !values.far) return say("table-spot-bare", values);
  return say(values.far ? (values.near ? "table-spot" : "table-spot-far") : "table-spot-between", values);
}
