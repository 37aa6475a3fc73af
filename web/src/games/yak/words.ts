import { together, wordsOf, type Thing } from "../../words/words";
import { FOODS } from "./kinds";
import { PLACES } from "./tower";
import type { Brings } from "./building";
import {
  PRINTED,
  type Bonus,
  type CardName,
  type CardPreview,
  type Food,
  type FoodKind,
  type Forecast,
  type Kind,
  type Part,
  type Player,
  type Tomorrow,
} from "./view";

export const { say, thing } = wordsOf("yak");

/** A number of points with its sign. */
export function signed(points: number): string {
  if (points === 0) return say("gain-none");
  return points > 0 ? say("gain-plus", { points }) : say("gain-minus", { points: -points });
}

export const sayPoints = (points: number): string =>
  points < 0 ? say("points-below", { points: -points }) : say("points", { points });

export const listed = together;

export function sayStones(stones: readonly Kind[]): string {
  return together(stones.map((stone) => thing(`stone-${stone}`)));
}

/** The same in a sentence. */
export const saySome = (stones: readonly Kind[]): string =>
  together(stones.map((stone) => say("one-stone", { stone: thing(`stone-${stone}`) })));

/** What there is of each kind; a word for nothing. */
export function sayFood(food: Food): string {
  const parts = FOODS.filter((kind) => food[kind]).map((kind) =>
    say("described-count", { count: food[kind], what: thing(`food-${kind}`) }),
  );
  return parts.length ? together(parts) : say("described-no-food");
}

/** Where a stone lies in a tower. */
export const sayPlace = (place: number): Thing => thing(place < PLACES ? `place-${place}` : "place-stack");

/** What a bonus card brings. */
export function sayBonus({ kind, points, second, places }: Bonus): string {
  const named = places.map(sayPlace).join("; ");
  return say(`terminal-bonus-${kind}`, { points, second, places: named });
}

/** What is said of a stone that may be touched, with the letter that is seen on it. */
export const marked = (text: string, kind: string): string =>
  kind === "crystal" ? text : say("with-mark", { text, mark: thing(`mark-${kind}`) });

/** Where points come from that no stone alone brings: each in a few words. */
export const sayBeside = (player: Player): string[] => besides(player).map(([key, points]) => saidPart(key, points));

/** All of it in so many parts: the last one sums up what is left. */
export function sayBesideIn(player: Player, most: number): string[] {
  const all = besides(player);
  if (all.length <= most) return sayBeside(player);
  const rest = all.slice(most - 1).reduce((sum, [, points]) => sum + points, 0);
  const said = all.slice(0, most - 1).map(([key, points]) => saidPart(key, points));
  return [...said, saidPart(most > 1 ? "part-others" : "part-besides", rest)];
}

const saidPart = (key: string, points: number): string => say(key, { points: signed(points) });

function besides({ parts }: Player): [string, number][] {
  const brings = (fits: (part: Part) => boolean): number =>
    parts.filter(fits).reduce((sum, { points }) => sum + points, 0);
  const groups = brings(({ source }) => source === "source-number");
  const stupa = brings(({ source }) => source === "source-stupa");
  const food = brings(({ source }) => source === "source-food");
  const bonus = brings(({ source }) => source.startsWith("source-bonus"));
  const said: [string, number][] = [
    ["part-groups", groups],
    ["part-stupa", stupa],
    ["part-food", food],
    ["part-bonus", bonus],
  ];
  return said.filter(([, points]) => points);
}

/** Whether nobody has more food: that brings points at the end. */
export const hasMostFood = ({ parts }: Player): boolean => parts.some(({ source }) => source === "source-food");

/** What a stone brings by itself, and in a few words what it brings besides. */
export function sayBrings({ gain, number, stupa }: Brings): { alone: string | null; besides: string[] } {
  const alone = gain - number - stupa;
  const besides = [
    ...(number ? [say("part-groups", { points: signed(number) })] : []),
    ...(stupa ? [say("part-stupa", { points: signed(stupa) })] : []),
  ];
  return { alone: alone || !besides.length ? signed(alone) : null, besides };
}

/** The cart that comes in the evening, and what it means. */
export const sayTomorrow = ({ cart, stones }: Tomorrow): string =>
  say("would-tomorrow", { cart: thing(`cart-${cart}`), stones });

/** For each kind of food that may be taken, what the tent buys then from the cart that comes. */
export function sayByFood(taken: readonly (readonly [FoodKind, Forecast])[]): { text: string; note: string } {
  const foods = taken.map(([kind, { most }]) => say("tomorrow-food", { food: thing(`food-${kind}`), stones: most }));
  const cart = thing(`cart-${taken[0]?.[1].cart}`);
  return { text: say("tomorrow-by-food", { foods: foods.join(", ") }), note: say("tomorrow-paid", { cart }) };
}

/** The same after a card that is looked at. */
export const sayForecast = (card: CardName, { cart, least, most }: Forecast): string =>
  say("would-tomorrow-after", {
    card: thing(`card-${card}`),
    cart: thing(`cart-${cart}`),
    least,
    most,
    sure: least === most ? "yes" : "no",
  });

/** What a card would bring at most, on the last day in points, in as few words as stand on it; with more room also that it is the most. */
export function sayCardBrings(shown: CardPreview, roomy: boolean): string {
  const most = +roomy;
  const points = shown.last_points;
  if (points !== null) return say("brings-points", { points, signed: signed(points) });
  switch (shown.kind) {
    case "build-card":
      return say("brings-stones", { count: shown.stones, most });
    case "supply-card":
      return say("brings-food", { count: Math.max(...FOODS.map((kind) => shown.takes[kind])), most: 0 });
    case "market-card":
      return say("brings-food", { count: shown.food, most });
  }
}

/** How many stones a tower has of those that end the game. */
export const sayBuilt = ({ stones }: Player, short = false): string =>
  stones > PRINTED.last_stones
    ? say("stones-over", { count: stones })
    : say(short ? "stones-built-short" : "stones-built", { count: stones, last: PRINTED.last_stones });

/** How far somebody is, in a few letters, or in still fewer. */
export const sayScore = ({ points, stones }: Player, brief = false): string =>
  say("score-short", {
    points: brief ? thing("points-brief", { points }) : sayPoints(points),
    stones,
    last: PRINTED.last_stones,
  });
