// What a component does, in full: the words beside the thing that is held up.

import type { Said } from "../../words/words";
import type { Place } from "../kit/contract";
import { FOODS, KINDS } from "./kinds";
import { PRINTED, type Bonus, type Player, type Source, type View } from "./view";
import { say, sayBonus, sayFood, sayPlace, sayPoints, sayTomorrow, signed, thing } from "./words";

export interface Explanation {
  title: Said;
  effects: string[];
  rule: string | null;
  source: string | null;
}

const { exchange, group_of, number_of_groups } = PRINTED.tables;
const RULES: Record<string, string> = {
  "card-build": "YK-BLD-1",
  "card-supply": "YK-SUP-1",
  "card-market": "YK-MKT-1",
  market: "YK-MKT-1",
  bag: "YK-CMP-1",
  tent: "YK-CMP-2",
  fog: "YK-FOG-1",
  road: "YK-EVE-1",
  stupa: "YK-END-2",
  "baby-yak": "YK-NOO-1",
};
const BONUS_RULES = { majority: "YK-BON-2", places: "YK-BON-3", duty: "YK-BON-5" };

/** Where some printed rows come from, as far as they differ from the rulebook; of that the rule tells already. */
function sourceOf(rows: readonly { source: Source }[]): string | null {
  const other = rows.find(({ source }) => source !== "rulebook");
  return other ? say(`source-of-${other.source}`) : null;
}

/** What all of it is for, and when it ends. */
const goal = (): string => say("inspect-goal", { last: PRINTED.last_stones });

export function explained(what: string, view: View, places: readonly Place[]): Explanation {
  if (what.startsWith("cart-")) return cart(what);
  if (what.startsWith("crystal")) return crystal(what, view);
  if (what.startsWith("bonus-")) return bonus(what, view, places);
  if (what.startsWith("tower-")) return tower(view.players[Number(what.slice(6))]!, places);
  if (what === "values")
    return { title: say("inspect-values-title"), effects: [goal()], rule: "YK-SCO-1", source: null };
  if (what.startsWith("points-")) return worth(view.players[Number(what.slice(7))]!, places);
  const source = what === "card-build" ? sourceOf(exchange) : null;
  return {
    title: say(`inspect-${what}-title`),
    effects: effectsOf(what, view, places),
    rule: RULES[what] ?? null,
    source,
  };
}

function effectsOf(what: string, view: View, places: readonly Place[]): string[] {
  const body = say(`inspect-${what}`, {
    prices: exchange.map(({ number, value }) => say("inspect-price", { number, value })).join(", "),
    tent: PRINTED.tent_food,
    food: sayFood(view.market),
    track: view.fog.track,
    fields: view.fog.fields,
    way: thing(`way-${view.yaks_look}`),
  });
  if (what === "stupa") return [body, racing(view, places)];
  if (what === "bag") return [body, inBag(view), ...without(view)];
  if (what === "fog") return [body, view.bag ? say("inspect-fog-bag", { all: inBag(view) }) : inBag(view)];
  return what === "road" ? [body, ...foreseen(view)] : [body];
}

/** Who has the Stupa, or how far everybody is from it. */
function racing({ players, stupa }: View, places: readonly Place[]): string {
  if (stupa !== null) return say("terminal-stupa", { who: nameOf(stupa, places) });
  const all = players.map(({ seat, stones }) =>
    say("inspect-racing-one", { who: nameOf(seat, places), count: stones }),
  );
  return say("inspect-racing", { all: all.join(", ") });
}
const nameOf = (seat: number, places: readonly Place[]): string => places[seat]?.name ?? "";

/** Which cart comes before oneself, and what one could buy from it. */
function foreseen(view: View): string[] {
  const next = view.tomorrow[view.seat];
  return next ? [sayTomorrow(next)] : [];
}

function inBag({ bag, removed }: View): string {
  if (!bag) return say("terminal-no-bag");
  const kinds = [...KINDS, "fog" as const].filter((kind) => kind !== removed);
  return kinds.map((kind) => say("described-count", { count: bag[kind], what: thing(`stone-${kind}`) })).join(", ");
}

const without = ({ removed }: View): string[] =>
  removed ? [say("event-removed", { stone: thing(`stone-${removed}`) })] : [];

/** One that lies in a tower says first what it counts as there. */
function crystal(what: string, { players }: View): Explanation {
  const [seat, slot] = what.split("-").slice(1).map(Number);
  const laid = players[seat ?? -1]?.crystals.find(({ place }) => place === slot);
  const now = laid?.colour
    ? say("inspect-crystal-as", { colour: thing(`stone-${laid.colour}`) })
    : laid && say("inspect-crystal-alone");
  return {
    title: say("inspect-crystal-title"),
    effects: [...(now ? [now] : []), say("inspect-crystal")],
    rule: "YK-SCO-6",
    source: null,
  };
}

function cart(what: string): Explanation {
  const name = what.slice(5);
  const refuses = PRINTED.carts.find((one) => one.name === name)?.refuses[0];
  const limit = refuses
    ? say("inspect-cart-refuses", { food: thing(`food-${refuses}`) })
    : say("inspect-cart-kinds", { all: FOODS.length });
  const holds = say("inspect-cart", { food: PRINTED.cart_food });
  return {
    title: say(`inspect-cart-${name}-title`),
    effects: [limit, holds],
    rule: "YK-CMP-2",
    source: null,
  };
}

/** How many stones count for a bonus card now, and what they bring. */
function standing({ colour, kind, places: marked }: Bonus, { players }: View, places: readonly Place[]): string {
  const all = players.map(({ seat, tower, stack, parts }) => {
    const counted = kind === "places" ? marked.map((place) => tower[place]) : [...tower, ...stack];
    const points = parts.find(({ source }) => source === `source-bonus-${colour}`)?.points ?? 0;
    const count = counted.filter((stone) => stone === colour).length;
    return say("inspect-standing-one", { who: nameOf(seat, places), count, points: signed(points) });
  });
  return say("inspect-standing", { all: all.join(", ") });
}

function bonus(what: string, view: View, places: readonly Place[]): Explanation {
  const colour = what.slice(6);
  const card = view.bonuses.find((one) => one.colour === colour)!;
  const title = say("inspect-bonus-title", { colour: thing(`stone-${colour}`) });
  // The places are seen on the card.
  const brings = card.kind === "places" ? [] : [sayBonus(card)];
  const why = say(`inspect-bonus-${card.kind}`, { points: signed(card.points) });
  const effects = [...brings, why, standing(card, view, places)];
  return { title, effects, rule: BONUS_RULES[card.kind], source: say(`source-of-${PRINTED.bonus_source}`) };
}

/** The same rows as when the towers are counted. */
function worth({ seat, parts, points }: Player, places: readonly Place[]): Explanation {
  const rows = parts.map((part) => say("inspect-part", { source: thing(part.source), points: signed(part.points) }));
  return {
    title: say("inspect-points-title", { who: places[seat]?.name ?? "", points: sayPoints(points) }),
    effects: [...(rows.length ? rows : [say("inspect-no-points")]), say("inspect-worth"), goal()],
    rule: "YK-SCO-1",
    source: null,
  };
}

function tower(player: Player, places: readonly Place[]): Explanation {
  const groups = player.groups.map(({ colour, places: stones, points }) =>
    say("inspect-group", { colour: thing(`stone-${colour}`), count: stones.length, points: signed(points) }),
  );
  const crystals = player.crystals.map(({ place, colour }) =>
    colour
      ? say("described-crystal", { place: sayPlace(place), colour: thing(`stone-${colour}`) })
      : say("described-crystal-alone", { place: sayPlace(place) }),
  );
  const all = say("inspect-tower", { stones: player.stones, groups: player.groups.length });
  const parts = player.parts.map((part) =>
    say("inspect-part", { source: thing(part.source), points: signed(part.points) }),
  );
  return {
    title: say("inspect-tower-title", { who: places[player.seat]?.name ?? "" }),
    effects: player.stones ? [all, ...groups, ...crystals, parts.join(" · "), goal()].filter(Boolean) : [goal()],
    rule: "YK-SCO-1",
    source: sourceOf([...group_of, ...number_of_groups]),
  };
}
