// A purchase in the making: which food would be paid, and where the stones are to lie. The server tells every legal
// payment (`mixes`) and every place (`spots`); here one is chosen among them.

import type { Plan } from "../kit/contract";
import type { Offers } from "../kit/offers";
import type { Choosable } from "../../wire";
import { FOODS } from "./kinds";
import { PLACES, placeName } from "./tower";
import type { Food, FoodKind, Kind, Picking, Proposed, Spot, View } from "./view";

export interface Planned {
  kind: Kind;
  place: number;
}

type Held = Pick<View, "hand" | "spots" | "proposed">;

export const sameFood = (one: Food, other: Food): boolean => FOODS.every((kind) => one[kind] === other[kind]);

const distance = (one: Food, other: Food): number =>
  FOODS.reduce((sum, kind) => sum + Math.abs(one[kind] - other[kind]), 0);

/** The legal mix most like this one with so much of a kind; null if there is none. */
export function mixWith(mixes: readonly Food[], like: Food, kind: FoodKind, count: number): Food | null {
  const fitting = mixes.filter((mix) => mix[kind] === count);
  return fitting.sort((one, other) => distance(one, like) - distance(other, like))[0] ?? null;
}

/** Those of the planned stones that are in hand. */
export function inHand<P extends Planned>(planned: readonly P[], hand: readonly Kind[]): P[] {
  const left = [...hand];
  return planned.filter(({ kind }) => {
    const found = left.indexOf(kind);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/** The stones in hand that have no place yet. */
export function unplanned(planned: readonly Planned[], hand: readonly Kind[]): Kind[] {
  const left = [...hand];
  for (const { kind } of planned) left.splice(left.indexOf(kind), 1);
  return left;
}

/** Where a stone could lie beside those that are planned. What is stacked on top is left to its own question. */
export function openPlaces(spots: readonly Spot[], planned: readonly Planned[]): number[] {
  const taken = new Set(planned.map(({ place }) => place));
  // Beside the first stone of all only its neighbours are open, so what a planned stone leaves open counts alone.
  const opened = spots.filter(({ place }) => taken.has(place)).flatMap(({ opens }) => opens);
  const places = new Set(taken.size ? opened : spots.map(({ place }) => place));
  return [...places].filter((place) => place < PLACES && !taken.has(place)).sort((a, b) => a - b);
}

/** What is still proposed beside what the builder has planned: for the other stones, where it is open all the same. */
export function stillProposed(planned: readonly Planned[], { proposed, hand, spots }: Held): Proposed[] {
  if (!planned.length) return [...proposed];
  const left = unplanned(planned, hand);
  const open = openPlaces(spots, planned);
  return inHand(proposed, left).filter(({ place }) => open.includes(place));
}

/** Answers all questions of a purchase: the last stone or no more, this payment, these places. */
export function carryOut(
  given: Food | null,
  from: "tent" | "payment" | null,
  planned: readonly Planned[],
  last: Kind | null = null,
): Plan {
  return ({ key }, options) => {
    switch (key) {
      case "prompt-pick":
        return options.on(last ? `cart-stone-${last}` : "enough-stones");
      case "prompt-pay":
        return given && from === "tent" ? giving(options, given, from) : null;
      case "prompt-spill":
        return given && from === "payment" ? giving(options, given, from) : null;
      case "prompt-place":
        return first(planned.map(({ kind, place }) => options.on(`hand-${kind}`, `tower-${placeName(place)}`)));
      default:
        return null;
    }
  };
}

const giving = (options: Offers, given: Food, from: string): Choosable | null =>
  first(FOODS.map((kind) => options.on(`${from}-${kind}-${given[kind]}`)));

const first = (found: readonly (Choosable | null)[]): Choosable | null => found.find((one) => one !== null) ?? null;

/** The table as if the stone that is picked were in hand; null while more could be picked after it. */
export function withPicked(view: View, seat: number, { hand, plan }: Picking): View | null {
  if (!plan) return null;
  const kind = unplanned(
    view.hand.map((one) => ({ kind: one, place: -1 })),
    hand,
  )[0]!;
  const road = view.road.map((cart) => {
    if (cart.before !== seat) return cart;
    const at = cart.stones.indexOf(kind);
    return { ...cart, stones: cart.stones.filter((_, number) => number !== at) };
  });
  return { ...view, ...plan, hand, road };
}
