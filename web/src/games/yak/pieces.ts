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

/** More than any cart or hand holds. */
const ROOM = 12;
const keepsPlaces = (where: string): boolean => where === "hand" || where.startsWith("cart-");

export class Pieces {
  private things: Thing[] = [];
  private count = 0;
  private last: View | null = null;
  private lifted: string | null = null;
  /** Where a stone lay on a cart: put back, it lies there again. */
  private readonly homes = new Map<string, { where: string; slot: number }>();

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
    keepSlots(things, this.things, this.homes);
    for (const { id, where, slot } of things) if (where.startsWith("cart-")) this.homes.set(id, { where, slot });
    return things;
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

/** A stone lies on its cart or in hand where it was put; the next one takes its former place, or the first free one. */
function keepSlots(things: Thing[], before: Thing[], homes: Map<string, { where: string; slot: number }>): void {
  const was = new Map(before.map((thing) => [thing.id, thing]));
  const taken = new Map<string, Set<number>>();
  const lying = things.filter(({ where }) => keepsPlaces(where));
  for (const { where } of lying) taken.set(where, taken.get(where) ?? new Set());
  const put = (thing: Thing, slot: number): void => {
    thing.slot = slot;
    taken.get(thing.where)!.add(slot);
  };
  const moved = lying.filter((thing) => {
    const last = was.get(thing.id);
    if (last?.where !== thing.where) return true;
    put(thing, last.slot);
    return false;
  });
  const strangers = moved.filter((thing) => {
    const home = homes.get(thing.id);
    if (home?.where !== thing.where || taken.get(thing.where)!.has(home.slot)) return true;
    put(thing, home.slot);
    return false;
  });
  for (const thing of strangers) {
    const slots = taken.get(thing.where)!;
    put(thing, Array.from({ length: ROOM }, (_, slot) => slot).find((slot) => !slots.has(slot)) ?? 0);
  }
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
