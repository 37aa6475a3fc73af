// What happens between two views, one beat after the other: cards turn over, stones come out of the bag, fog sweeps the
// valley and the yaks turn, carts move on, a new day dawns.

import type { Happened } from "../../wire";
import { together } from "../kit/sentences";
import type { Beat, Director, Note, Seen } from "../kit/staging.svelte";
import { CARDS, CARTS, FOODS, KINDS } from "./kinds";
import { bringsOf, type Brings, type Planned } from "./building";
import { told } from "./told";
import { PRINTED, type CardName, type Player, type View } from "./view";
import { hasMostFood, listed, say, sayBrings, signed, thing } from "./words";

export type Scene =
  | { kind: "reveal"; seat: number; card: CardName }
  | { kind: "draw" | "load" | "take" | "pick" | "pay" | "track" | "opens" | "bag-gone" | "evening" | "nothing" }
  | { kind: "placed"; seat: number; place: number }
  | { kind: "stupa"; seat: number }
  | { kind: "most-food"; seats: readonly number[] }
  | { kind: "fog"; from: "left" | "right"; turns: boolean; title: string; text: string }
  | { kind: "dawn" | "last-day" | "end"; title: string; text: string };

type Moment = Omit<Beat<View, Scene>, "view"> & { scene: Scene };

/** All that a moment is made of. */
interface Told extends Seen {
  event: Happened;
  next: Happened | undefined;
  before: View;
  /** Before all that is told together. */
  first: View;
  /** With this event in it. */
  now: View;
  after: View;
}

const FOG = KINDS.length;
const nameOf = ({ places }: Seen, seat: number): string => places[seat]?.name ?? "";

/** Others are looked at for longer than oneself: nobody waits for what they have just done. */
const unless = (mine: boolean, lasts: number, mineLasts: number): number => (mine ? mineLasts : lasts);

const MOMENTS: Record<string, (told: Told) => Moment | null> = {
  revealed: ({ event, me, next }) => {
    const card = CARDS[event.values[0]!]!;
    const mine = event.seat === me;
    // Whoever could take food is asked first, or takes it at once.
    const inVain = card === "supply" && next !== undefined && next.name !== "took-all";
    const notes: Note[] = mine ? [] : [{ at: `card-${event.seat}`, text: say(`card-${card}`) }];
    if (inVain) notes.push({ at: `tent-${event.seat}`, text: say("note-no-food"), tone: "bad" });
    return {
      scene: { kind: "reveal", seat: event.seat, card },
      notes,
      sound: "reveal",
      lasts: inVain && mine ? 1400 : unless(mine, 800, 350),
    };
  },
  "buys-nothing": ({ event, me }) => {
    const mine = event.seat === me;
    const text = say(mine ? "note-buys-nothing" : "note-cannot-pay");
    return {
      scene: { kind: "nothing" },
      notes: [{ at: `tent-${event.seat}`, text, tone: "bad" }],
      sound: "bad",
      lasts: mine ? 1800 : 1000,
    };
  },
  "takes-nothing": ({ event }) => ({
    scene: { kind: "nothing" },
    notes: [{ at: `tower-${event.seat}`, text: say("note-no-stone"), tone: "bad" }],
    sound: "piece",
    lasts: 700,
  }),
  picked: ({ event, me }) => (event.seat === me ? null : { scene: { kind: "pick" }, sound: "stone", lasts: 250 }),
  paid: ({ event, me }) => (event.seat === me ? null : { scene: { kind: "pay" }, sound: "coin", lasts: 350 }),
  placed: ({ event, me, first, before, now, after }) => {
    const brought = broughtBy(event, first, before, now);
    // The Stupa is a moment of its own.
    const gain = brought.gain - brought.stupa;
    const { alone, besides } = sayBrings({ ...brought, gain, stupa: 0 });
    const place = Math.min(event.values[1]!, 14 + after.players[event.seat]!.stack.length);
    return {
      scene: { kind: "placed", seat: event.seat, place },
      notes: gain
        ? [
            {
              at: `tower-${event.seat}-${place}`,
              text: [alone, ...besides].filter(Boolean).join(", "),
              tone: gain > 0 ? "good" : "bad",
            },
          ]
        : [],
      sound: "stone",
      // What it joins lights up.
      lasts: gain > 1 ? 800 : unless(event.seat === me, 600, 300),
    };
  },
  stupa: (told) => ({
    scene: { kind: "stupa", seat: told.event.seat },
    notes: [{ at: `tower-${told.event.seat}`, text: say("note-stupa"), tone: "good" }],
    sound: "good",
    lasts: 1400,
  }),
  "took-all": ({ event }) => taken(event.seat, event.values[0]!, event.values[1]!),
  "took-food": ({ event }) => taken(event.seat, event.values[0]!, 1),
  drew: ({ event }) => ({
    scene: { kind: "draw" },
    notes: event.values[0] === FOG ? [{ at: "ledge", text: say("note-fog-drawn"), tone: "bad" }] : [],
    sound: "stone",
    lasts: event.values[0] === FOG ? 700 : 450,
  }),
  "cart-full": () => noneDrawn("note-cart-full"),
  "carts-full": () => noneDrawn("note-carts-full"),
  loaded: ({ event, now, me, before: table, ...seen }) => {
    const cart = CARTS[event.values[1]!]!;
    const before = now.road.find((one) => one.cart === cart)?.before ?? null;
    const given = event.seat >= 0 && event.seat !== me && before !== null && before === me;
    const stone = thing(`stone-${KINDS[event.values[0]!]}`);
    const notes: Note[] = given
      ? [{ at: cart, text: say("note-given", { who: nameOf({ me, ...seen }, event.seat), stone }) }]
      : [];
    const room = table.road.filter(({ stones }) => stones.length < PRINTED.cart_stones);
    const only = event.seat >= 0 && event.seat === me && room.length === 1;
    if (only) notes.push({ at: cart, text: say("note-only-room") });
    return { scene: { kind: "load" }, notes, sound: "stone", lasts: given || only ? 1000 : 350 };
  },
  "fog-on-track": () => ({ scene: { kind: "track" }, lasts: 450 }),
  "track-opens": () => ({
    scene: { kind: "opens" },
    notes: [{ at: "track", text: say("note-track-opens") }],
    sound: "reveal",
    lasts: 1200,
  }),
  "fog-returns": ({ event }) => ({
    scene: { kind: "track" },
    notes: [{ at: "bag", text: say("note-fog-returns", { count: event.values[0]! }) }],
    lasts: 700,
  }),
  "bag-gone": () => ({
    scene: { kind: "bag-gone" },
    notes: [{ at: "bag", text: say("note-bag-gone"), tone: "bad" }],
    sound: "bad",
    lasts: 1300,
  }),
  "carts-move": () => ({ scene: { kind: "evening" }, sound: "piece", lasts: 1500 }),
  day: ({ event, after, ...seen }) => ({
    scene: {
      kind: after.last_day ? "last-day" : "dawn",
      title: say("day", { day: event.values[0]! }),
      text: say(after.last_day ? "banner-last-day" : event.seat === seen.me ? "banner-day-own" : "banner-day", {
        who: nameOf(seen, event.seat),
      }),
    },
    sound: "card",
    lasts: after.last_day ? 2600 : 850,
  }),
  "game-over": () => ({
    scene: { kind: "end", title: say("banner-end-title"), text: say("banner-end") },
    sound: "end",
    lasts: 2000,
  }),
};

const noneDrawn = (why: string): Moment => ({
  scene: { kind: "nothing" },
  notes: [{ at: "bag", text: say(why) }],
  lasts: 900,
});

/** Fog comes in, and in the thick of it the yaks turn round. */
function foggy(event: Happened, before: View, now: View): Beat<View, Scene>[] {
  const from = event.values[0] ? "right" : "left";
  const scene = {
    kind: "fog",
    from,
    title: say("banner-fog-title"),
    text: say(`banner-fog-${now.yaks_look}`),
  } as const;
  return [
    { view: before, scene: { ...scene, turns: false }, told: scene.title, sound: "wind", lasts: 900 },
    { view: now, scene: { ...scene, turns: true }, told: event.text, lasts: 1700 },
  ];
}

const TENTS_CHANGE = new Set(["took-all", "took-food", "paid"]);

/** The most food changes hands, as the server counts it; null where it stays. Among others it is said in fewer
 *  words and less time, and a loss only where nobody has won. */
function mostFood(view: View, after: View, { me, places }: Seen): Beat<View, Scene> | null {
  const changed = after.players.filter((player) => hasMostFood(player) !== hasMostFood(view.players[player.seat]!));
  if (!changed.length) return null;
  const seats = after.players.filter(hasMostFood).map(({ seat }) => seat);
  const won = changed.some(hasMostFood);
  const mine = changed.some(({ seat }) => seat === me);
  const said = changed.filter((player) => player.seat === me || hasMostFood(player) || !won);
  const notes = said.map((player): Note => {
    const points = partOf(player, "source-food") - partOf(view.players[player.seat]!, "source-food");
    const key = points < 0 && player.seat === me ? "note-most-food-gone" : "note-most-food";
    const text = say(key, { points: signed(points) });
    return { at: `tent-${player.seat}`, text, tone: points > 0 ? "good" : "bad" };
  });
  const players = view.players.map((player) => withFoodOf(player, after.players[player.seat]!));
  return {
    view: { ...view, players },
    scene: { kind: "most-food", seats },
    notes,
    told: sayMostFood(seats, { me, places }),
    sound: mine && !seats.includes(me!) ? "bad" : "good",
    lasts: mine ? 1000 : 900,
    ...(mine ? { least: 900 } : {}),
  };
}

/** As somebody stands, with what their food will be worth. */
function withFoodOf(player: Player, after: Player): Player {
  const food = after.parts.filter(({ source }) => source === "source-food");
  const parts = [...player.parts.filter(({ source }) => source !== "source-food"), ...food];
  return { ...player, parts, points: player.points + partOf(after, "source-food") - partOf(player, "source-food") };
}

function sayMostFood(seats: readonly number[], { me, places }: Seen): string {
  const others = seats.filter((seat) => seat !== me);
  const who = listed(others.map((seat) => places[seat]?.name ?? ""));
  if (seats.length === places.length) return say("told-most-food-all");
  if (!others.length) return say("told-most-food-own");
  if (others.length < seats.length) return say("told-most-food-shared-own", { who });
  return say(others.length > 1 ? "told-most-food-shared" : "told-most-food", { who });
}

function taken(seat: number, food: number, count: number): Moment {
  const text = say("note-food", { count, food: thing(`food-${FOODS[food]}`) });
  return { scene: { kind: "take" }, notes: [{ at: `tent-${seat}`, text }], sound: "coin", lasts: 450 };
}

/**
 * What a stone has brought: as it was planned, or as the server counts the tower with it. What the food is worth changes
 * when it is paid, and not with the stone.
 */
function broughtBy({ seat, values }: Happened, first: View, before: View, now: View): Brings {
  const laid = (view: View): Planned[] =>
    view.players[seat]!.tower.flatMap((kind, place) =>
      kind && !first.players[seat]!.tower[place] ? [{ kind, place }] : [],
    );
  const planned = bringsOf(first.plans, laid(before), { kind: KINDS[values[0]!]!, place: values[1]! });
  if (planned) return planned;
  const [was, is] = [before.players[seat]!, now.players[seat]!];
  const more = (source: string): number => partOf(is, source) - partOf(was, source);
  return {
    gain: is.points - was.points - more("source-food"),
    number: more("source-number"),
    stupa: more("source-stupa"),
  };
}
const partOf = ({ parts }: Player, source: string): number => parts.find((part) => part.source === source)?.points ?? 0;

/** Stones that are drawn or loaded together are one moment, unless fog is among them; so are
 *  the stones that others pick, and all they pay for them. */
function goesOn(event: Happened, next: Happened | undefined, me: number | null): boolean {
  if (next?.seat !== event.seat || isFog(event)) return false;
  if (event.name === "drew" || event.name === "loaded") return next.name === event.name;
  if (event.seat === me) return false;
  return (event.name === "picked" || event.name === "paid") && next.name === event.name;
}
const isFog = (event: Happened): boolean => event.name === "drew" && event.values[0] === FOG;

export const stage: Director<View, Scene> = (before, after, events, seen) => {
  const beats: Beat<View, Scene>[] = [];
  let view = before;
  /** What is told together with what follows it. */
  let texts: string[] = [];
  const lastMeal = events.findLastIndex(({ name }) => TENTS_CHANGE.has(name));
  events.forEach((event, number) => {
    const now = counted(told(view, event), after, event);
    const isPart = goesOn(event, events[number + 1], seen.me);
    texts.push(event.text ?? "");
    const moment = isPart
      ? null
      : (MOMENTS[event.name]?.({
          ...seen,
          event,
          next: events[number + 1],
          first: before,
          before: view,
          now,
          after,
        }) ?? null);
    if (event.name === "carts-turn") beats.push(...foggy(event, view, now));
    else if (moment) beats.push({ told: together(texts), ...moment, view: now });
    if (!isPart) texts = [];
    view = now;
    const most = number === lastMeal ? mostFood(view, after, seen) : null;
    if (most) beats.push(most);
    view = most?.view ?? view;
  });
  return beats;
};

/** A tower that stands as in the view to come is worth what the server says there. */
function counted(view: View, after: View, event: Happened): View {
  if (event.name !== "placed") return view;
  const [now, then] = [view.players[event.seat]!, after.players[event.seat]!];
  if (now.tower.join() !== then.tower.join() || now.stack.length !== then.stack.length) return view;
  const { groups, crystals, points, parts, stones } = then;
  const players = view.players.map((player) =>
    player === now ? { ...now, groups, crystals, points, parts, stones } : player,
  );
  return { ...view, players };
}
