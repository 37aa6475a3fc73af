// Stones, food and fog have no names on the table; here each gets one that it keeps, so that it can glide.

import { FOODS, KINDS } from "./kinds";
import type { Cart, Food, Kind, View } from "./view";

export interface Thing {
  id: string;
  kind: string;
  where: string;
  /** A place of the tower, or of a cart; otherwise the order in which it lies there. */
  slot: number;
  /** Where it comes from if nobody has seen it before. */
  from: string | undefined;
}

type Laid = Omit<Thing, "id" | "from"> & {
  /** Of equal ones, whichever is left stays where it lies. */
  stays?: boolean;
};

/** So many stones lie on a cart. */
const ROOM = 4;

export class Pieces {
  private things: Thing[] = [];
  private count = 0;
  private last: View | null = null;
  private lifted: string | null = null;

  /** Of equal stones on a cart, this is the one that goes next. */
  lift(id: string): void {
    this.lifted = id;
  }

  /** All things of a view, by where they lie; the same view gives the same things. */
  of(view: View): Map<string, Thing[]> {
    if (view !== this.last) {
      this.things = this.named(laid(view));
      this.last = view;
    }
    const places = new Map<string, Thing[]>();
    for (const thing of this.things) places.set(thing.where, [...(places.get(thing.where) ?? []), thing]);
    return places;
  }

  /** What stays keeps its name; what is gone from one place and new in another is the same thing. */
  private named(now: Laid[]): Thing[] {
    const before = new Set(this.things);
    const named = new Map<Laid, Thing>();
    const isFree = ({ where, slot }: Thing): boolean => now.every((is) => is.where !== where || is.slot !== slot);
    const match = (fits: (was: Thing, is: Laid) => boolean): void => {
      for (const is of now) {
        if (named.has(is)) continue;
        for (const was of before) {
          if (was.kind !== is.kind || !fits(was, is)) continue;
          before.delete(was);
          const slot = is.stays && was.where === is.where && isFree(was) ? was.slot : is.slot;
          named.set(is, { kind: is.kind, where: is.where, slot, id: was.id, from: undefined });
          break;
        }
      }
    };
    const stays = (was: Thing, is: Laid): boolean => was.where === is.where && was.id !== this.lifted;
    match((was, is) => stays(was, is) && was.slot === is.slot);
    match((was, is) => stays(was, is) && !is.where.startsWith("tower"));
    match((was, is) => was.where === is.where && was.slot === is.slot);
    match((was, is) => was.where === is.where && !is.where.startsWith("tower"));
    match((was, is) => !was.where.startsWith("tower") || is.where === "hand");
    return now.map((is) => named.get(is) ?? { ...is, id: `${is.kind}-${++this.count}`, from: source(is) });
  }
}

/** The things that lie in one place of a view, for a drawing in which nothing moves. */
export const things = (view: View, where: string): Thing[] =>
  laid(view)
    .filter((thing) => thing.where === where)
    .map((thing) => ({ ...thing, id: `${thing.where}-${thing.kind}-${thing.slot}`, from: undefined }));

function source(is: Laid): string | undefined {
  return FOODS.some((food) => food === is.kind) ? undefined : "bag";
}

/** Whether whoever acts buys from a cart. */
const buysFrom = ({ before }: Cart, { asked, players }: View): boolean =>
  asked.length === 1 && asked[0] === before && players[before]?.card === "build";

/**
 * The places of the stones on a cart, in the order in which the server tells them: whoever comes back finds them so. What
 * the builder has picked of it leaves its place free until the purchase is over.
 */
function slotsOn({ stones }: Cart, hand: readonly Kind[]): number[] {
  const all = inOrder([...stones, ...hand]);
  if (all.length > ROOM) return stones.map((_, slot) => slot);
  const left = [...stones];
  return all.flatMap((kind, slot) => {
    const found = left.indexOf(kind);
    if (found < 0) return [];
    left.splice(found, 1);
    return [slot];
  });
}

const inOrder = (stones: readonly Kind[]): Kind[] => [...stones].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));

function laid(view: View): Laid[] {
  const stones = (where: string, kinds: readonly Kind[]): Laid[] => kinds.map((kind, slot) => ({ kind, where, slot }));
  const load = (cart: Cart): Laid[] => {
    if (!buysFrom(cart, view)) return stones(`cart-${cart.cart}`, cart.stones);
    const slots = slotsOn(cart, view.hand);
    return stones(`cart-${cart.cart}`, cart.stones).map((one) => ({ ...one, slot: slots[one.slot]!, stays: true }));
  };
  const food = (where: string, held: Food): Laid[] =>
    FOODS.flatMap((kind) => Array.from({ length: held[kind] }, (_, slot) => ({ kind, where, slot })));
  const fog = (where: string, count: number): Laid[] =>
    Array.from({ length: count }, (_, slot) => ({ kind: "fog", where, slot }));
  return [
    ...view.road.flatMap((cart) => [...load(cart), ...food(`food-${cart.cart}`, cart.food)]),
    ...stones("hand", view.hand),
    ...food("payment", view.payment),
    ...food("market", view.market),
    ...fog("mist", view.fog.drawn),
    ...fog("track", view.fog.track),
    ...view.players.flatMap((player) => [
      ...player.tower.flatMap((kind, slot) => (kind ? [{ kind, where: `tower-${player.seat}`, slot }] : [])),
      ...player.stack.map((kind, level) => ({
        kind,
        where: `tower-${player.seat}`,
        slot: player.tower.length + level,
      })),
      ...food(`tent-${player.seat}`, player.tent),
    ]),
  ];
}
