// What options would do, and those that name a seat said with the name of whoever sits there.

import type { Choosable, Question } from "../../wire";
import type { Place } from "../kit/contract";
import { sayCard, sayFace } from "./names";
import type { Gain, Preview, Section, View } from "./view";
import { say } from "./words";

export const previewOf = (option: Choosable): Preview => option.preview as unknown as Preview;

export const sumOf = (gains: readonly Gain[]): number => gains.reduce((sum, { points }) => sum + points, 0);

const worthOf = ({ places }: Section): number => Math.max(...places.map(({ gains }) => sumOf(gains)));

/** What a card that is bought had best be built as. */
export function bestOf(built: readonly Section[]): Section | null {
  const [first, ...others] = built;
  return first ? others.reduce((best, one) => (worthOf(one) > worthOf(best) ? one : best), first) : null;
}

/** Whoever can build nothing is not done with it: they go on. */
export function sayOption(option: Choosable, places: Place[], alone = false): string | null {
  const shown = previewOf(option);
  if (alone && shown.kind === "done") return say("table-go-on");
  if (shown.kind === "cashing") return say("table-take-points", { points: sumOf(shown.gains) });
  const site = shown.kind === "placing" ? shown.places[0] : undefined;
  const place = site && places[site.owner];
  if (!site || !place) return null;
  if (site.monument === null) return place.mine ? say("table-start-own") : say("table-start-with", { who: place.name });
  return place.mine ? null : say("table-on-with", { on: option.text, who: place.name });
}

const isPurchase = ({ on }: Choosable): boolean => on[0]?.startsWith("discard-") ?? false;

/** What the last coin bought: it is built at once. */
const BOUGHT = ["prompt-build-bought", "prompt-build-on"];

/** Where nothing can be bought nobody leaves the points of the last coin; what was bought may have but one place. */
export function obvious({ key, options }: Question): Choosable | null {
  if (BOUGHT.includes(key) && options.length === 1) return options[0]!;
  if (key !== "prompt-leftover" || options.some(isPurchase)) return null;
  return options.find((option) => previewOf(option).kind === "cashing") ?? null;
}

/** With the last card of the hand building ends by itself, perhaps before anybody has seen that it would. */
export function closes(option: Choosable, { players, seat }: View): string | null {
  const shown = previewOf(option);
  const me = players[seat];
  if (!option.final || !me || me.bought || (shown.kind !== "building" && shown.kind !== "placing")) return null;
  return me.hand.every(({ id }) => id === shown.card) ? say("table-last-card") : null;
}

/** Where only being done is left, nobody is told to build, nor to buy where nothing is for sale. */
export function sayPrompt({ key, options }: Question, { players, seat }: View): string | null {
  const nothingToBuy = key === "prompt-leftover" && !options.some(isPurchase);
  if (nothingToBuy)
    return say(players.some(({ discards }) => discards.length) ? "table-take-coin" : "table-take-coin-bare");
  const me = players[seat];
  if (key === "prompt-build-bought" && me?.bought && !me.hand.length)
    return say("table-build-bought", { card: sayCard(me.bought) });
  const asked = options[0] && previewOf(options[0]);
  if (asked?.kind === "colouring") {
    const face = players[asked.owner]?.finished[asked.finished]?.sections[asked.section];
    if (face) return say("table-colour-of", { face: sayFace(face) });
  }
  const builds = key === "prompt-build" || key === "prompt-build-on";
  return builds && options.length === 1 ? say("table-nothing-to-build") : null;
}
