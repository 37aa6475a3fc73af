// A purchase in the making: which food would be paid, and where the stones are to lie. The server tells every legal
// payment (`mixes`) and all that the stones can become (`plans`); here one is chosen among them.

import type { Plan } from "../kit/contract";
import type { Offers } from "../kit/offers";
import type { Choosable } from "../../wire";
import { FOODS } from "./kinds";
import { PLACES, placeName } from "./tower";
import type { Food, FoodKind, Kind, Laid, Picking, Proposed, View } from "./view";

export interface Planned {
  kind: Kind;
  place: number;
}

type Held = Pick<View, "hand" | "plans" | "proposed">;

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

/** All that the server knows of stones where they are planned; null where they can't lie so. */
export function laidOut(plans: readonly Laid[], planned: readonly Planned[]): Laid | null {
  const name = [...planned]
    .sort((one, other) => one.place - other.place)
    .map(({ kind, place }) => `${kind}-${place}`)
    .join(" ");
  return plans.find(({ stones }) => stones === name) ?? null;
}

/** What stones bring together where they are planned; null where they can't lie so. */
export const worthOf = (plans: readonly Laid[], planned: readonly Planned[]): number | null =>
  planned.length ? (laidOut(plans, planned)?.gain ?? null) : 0;

/** What stays planned when one stone is taken off: all that does not rest on it. */
export function without(plans: readonly Laid[], planned: readonly Planned[], place: number): Planned[] {
  const kept: Planned[] = [];
  for (const one of planned) if (one.place !== place && worthOf(plans, [...kept, one]) !== null) kept.push(one);
  return kept;
}

/** What a stone brings in all, and of that by the number of groups and by the Stupa. */
export type Brings = Pick<Laid, "gain" | "number" | "stupa">;

/** What one more stone brings beside those that are planned; null where it can't lie. */
export function bringsOf(plans: readonly Laid[], planned: readonly Planned[], one: Planned): Brings | null {
  const before = planned.length ? laidOut(plans, planned) : { gain: 0, number: 0, stupa: 0 };
  const after = laidOut(plans, [...planned, one]);
  if (!before || !after) return null;
  return {
    gain: after.gain - before.gain,
    number: after.number - before.number,
    stupa: after.stupa - before.stupa,
  };
}

export const gainOf = (plans: readonly Laid[], planned: readonly Planned[], one: Planned): number | null =>
  bringsOf(plans, planned, one)?.gain ?? null;

/** Where a stone could lie beside those that are planned. What is stacked on top is left to its own question. */
export const openPlaces = (plans: readonly Laid[], planned: readonly Planned[], kind: Kind): number[] =>
  [...Array(PLACES).keys()].filter((place) => gainOf(plans, planned, { kind, place }) !== null);

/** Where a stone that is not in hand yet could lie beside those that are planned. */
export const placesBeside = ({ spots, plans }: Pick<View, "spots" | "plans">, planned: readonly Planned[]): number[] =>
  planned.length ? (laidOut(plans, planned)?.opens ?? []) : spots;

/** What is suggested beside what the builder has planned: one stone after the other where it brings most then. */
export function stillProposed(planned: readonly Planned[], { proposed, hand, plans }: Held): Proposed[] {
  if (!planned.length) return [...proposed];
  const found: Proposed[] = [];
  const wanted = (one: Planned): boolean =>
    proposed.some(({ kind, place }) => kind === one.kind && place === one.place);
  for (let left = unplanned(planned, hand); left.length; left = unplanned([...planned, ...found], hand)) {
    const laid = [...planned, ...found];
    const all = left
      .flatMap((kind) => openPlaces(plans, laid, kind).map((place) => ({ kind, place })))
      .map((one) => ({ ...one, gain: gainOf(plans, laid, one)! }))
      .sort((one, other) => other.gain - one.gain || +wanted(other) - +wanted(one));
    if (!all[0]) break;
    found.push(all[0]);
  }
  return found;
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

/** Whether two views show the same moment of a purchase. */
export function sameMoment(one: View, other: View): boolean {
  const told = ({ day, asked, hand, road, players }: View): string =>
    JSON.stringify([day, asked, hand, road, players.map(({ tower, tent }) => [tower, tent])]);
  return one === other || told(one) === told(other);
}

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
