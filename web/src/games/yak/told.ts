// The table after something that was told: what every event does to what all can see. The server's own view follows;
// this only fills the moments between two of them.

import type { Happened } from "../../wire";
import { CARDS, CARTS, FOODS, KINDS } from "./kinds";
import { PLACES } from "./tower";
import type { Bag, Cart, Food, Kind, Player, View } from "./view";

const FOG = KINDS.length;
const sum = (food: Food): number => FOODS.reduce((total, kind) => total + food[kind], 0);
const byKind = (one: Kind, other: Kind): number => KINDS.indexOf(one) - KINDS.indexOf(other);

/** How an event changes a copy of the view. */
type Change = (view: View, seat: number, values: readonly number[]) => void;

const player = (view: View, seat: number): Player => view.players[seat]!;
const cartOf = (view: View, seat: number): Cart => view.road.find((cart) => cart.before === seat)!;
const kindOf = (value: number): Kind => KINDS[value]!;

function give(from: Food, to: Food, kind: number, count: number): void {
  from[FOODS[kind]!] -= count;
  to[FOODS[kind]!] += count;
}

function lay(stones: Kind[], kind: Kind): void {
  stones.push(kind);
  stones.sort(byKind);
}

function lift(stones: Kind[], kind: Kind): void {
  const at = stones.indexOf(kind);
  if (at >= 0) stones.splice(at, 1);
}

function draws(view: View, by: number, value: number): void {
  const kind = (KINDS[value] ?? "fog") as keyof Bag;
  if (view.bag) view.bag[kind] -= by;
  if (value === FOG) view.fog.drawn += by;
  else if (by > 0) lay(view.hand, kindOf(value));
  else lift(view.hand, kindOf(value));
}

function settle(view: View, seat: number): void {
  if (!sum(view.payment)) return;
  const cart = cartOf(view, seat);
  FOODS.forEach((food, kind) => give(view.payment, cart.food, kind, view.payment[food]));
}

function moveOn(road: readonly Cart[], left: boolean): Cart[] {
  const from = (place: number): Cart => road[(place + (left ? road.length - 1 : 1)) % road.length]!;
  return road.map(({ before }, place) => ({ ...from(place), before }));
}

const CHANGES: Record<string, Change> = {
  chose: (view, seat) => (player(view, seat).chosen = true),
  "own-choice": (view, seat, [card]) => Object.assign(player(view, seat), { chosen: true, card: CARDS[card!] }),
  revealed: (view, seat, [card]) => {
    view.asked = [seat];
    Object.assign(player(view, seat), { chosen: true, revealed: true, card: CARDS[card!] });
  },
  picked: (view, seat, [stone]) => {
    lift(cartOf(view, seat).stones, kindOf(stone!));
    lay(view.hand, kindOf(stone!));
  },
  paid: (view, seat, [food, count]) => give(player(view, seat).tent, view.payment, food!, count!),
  spilled: (view, _, [food, count]) => give(view.payment, view.market, food!, count!),
  placed: (view, seat, [stone, place]) => {
    settle(view, seat);
    lift(view.hand, kindOf(stone!));
    const { tower, stack } = player(view, seat);
    if (place! < PLACES) tower[place!] = kindOf(stone!);
    else stack.push(kindOf(stone!));
  },
  stupa: (view, seat) => (view.stupa = seat),
  "took-all": (view, seat, [food, count]) => give(cartOf(view, seat).food, player(view, seat).tent, food!, count!),
  "took-food": (view, seat, [food]) => give(view.market, player(view, seat).tent, food!, 1),
  drew: (view, _, [kind]) => draws(view, 1, kind!),
  loaded: (view, _, [stone, cart]) => {
    lift(view.hand, kindOf(stone!));
    const onto = view.road.find((one) => one.cart === CARTS[cart!]);
    if (onto) lay(onto.stones, kindOf(stone!));
  },
  "put-back": (view, _, [kind]) => draws(view, -1, kind!),
  lost: (view, _, [kind]) => lift(view.hand, kindOf(kind!)),
  "bag-gone": (view) => {
    view.bag = null;
    view.fog.drawn = 0;
  },
  "carts-turn": (view, _, [left]) => (view.yaks_look = left ? "left" : "right"),
  "fog-on-track": (view, _, [count]) => {
    view.fog.drawn -= 1;
    view.fog.track = count!;
  },
  "track-opens": (view) => (view.fog.fields += 1),
  "fog-returns": (view, _, [count]) => {
    if (view.bag) view.bag.fog += count!;
    const drawn = Math.min(view.fog.drawn, count!);
    view.fog.drawn -= drawn;
    view.fog.track -= count! - drawn;
  },
  "carts-move": (view, _, [left]) => {
    view.asked = [];
    view.road = moveOn(view.road, left === 1);
    for (const one of view.players)
      Object.assign(one, { yesterday: one.card, card: null, chosen: false, revealed: false });
  },
  "last-day": (view) => (view.last_day = true),
  day: (view, seat, [day]) => Object.assign(view, { day, baby_yak: seat }),
};

/** The view with this event in it; the view itself where it changes nothing that is seen. */
export function told(view: View, { name, seat, values }: Happened): View {
  const change = CHANGES[name];
  if (!change) return view;
  const after: View = structuredClone(view);
  change(after, seat, values);
  return after;
}
