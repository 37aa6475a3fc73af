// Stones, food and fog have no names on the table; here each gets one that it keeps, so that it can glide.

import { FOODS } from "./kinds";
import type { Food, Kind, View } from "./view";

export interface Thing {
  id: string;
  kind: string;
  where: string;
  /** A place of the tower, or of a cart; otherwise the order in which it lies there. */
  slot: number;
  /** Where it comes from if nobody has seen it before. */
  from: string | undefined;
}

type Laid = Omit<Thing, "id" | "from">;

const CART_ROOM = 4;

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
    const match = (fits: (was: Thing, is: Laid) => boolean): void => {
      for (const is of now) {
        if (named.has(is)) continue;
        for (const was of before) {
          if (was.kind !== is.kind || !fits(was, is)) continue;
          before.delete(was);
          named.set(is, { ...is, id: was.id, from: undefined });
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
    const things = now.map((is) => named.get(is) ?? { ...is, id: `${is.kind}-${++this.count}`, from: source(is) });
    return keepSlots(things, this.things);
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

/** A stone lies on its cart where it was put; the next one takes the first free place. */
function keepSlots(things: Thing[], before: Thing[]): Thing[] {
  const was = new Map(before.map((thing) => [thing.id, thing]));
  const taken = new Map<string, Set<number>>();
  const stays = (thing: Thing): boolean => was.get(thing.id)?.where === thing.where;
  const onCart = things.filter((thing) => thing.where.startsWith("cart-"));
  for (const thing of onCart) {
    const slots = taken.get(thing.where) ?? new Set();
    taken.set(thing.where, slots);
    if (!stays(thing)) continue;
    thing.slot = was.get(thing.id)!.slot;
    slots.add(thing.slot);
  }
  for (const thing of onCart) {
    if (stays(thing)) continue;
    const slots = taken.get(thing.where)!;
    thing.slot = Array.from({ length: CART_ROOM }, (_, slot) => slot).find((slot) => !slots.has(slot)) ?? 0;
    slots.add(thing.slot);
  }
  return things;
}

function laid(view: View): Laid[] {
  const stones = (where: string, kinds: readonly Kind[]): Laid[] => kinds.map((kind, slot) => ({ kind, where, slot }));
  const food = (where: string, held: Food): Laid[] =>
    FOODS.flatMap((kind) => Array.from({ length: held[kind] }, (_, slot) => ({ kind, where, slot })));
  const fog = (where: string, count: number): Laid[] =>
    Array.from({ length: count }, (_, slot) => ({ kind: "fog", where, slot }));
  return [
    ...view.road.flatMap((cart) => [
      ...stones(`cart-${cart.cart}`, cart.stones),
      ...food(`food-${cart.cart}`, cart.food),
    ]),
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
