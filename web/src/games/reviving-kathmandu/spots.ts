// A bid spot in words: where it lies, and what it bids for.

import { sayCard } from "./names";
import { spotsOf } from "./printed";
import type { Card } from "./view";
import { say } from "./words";

export const saySide = (spot: string): string => say(`spot-${spot.toLowerCase()}`);

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
