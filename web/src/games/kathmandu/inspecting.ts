// What is told of a component that is held up, by the name in its `data-inspect`.

import type { Said } from "@/words/words";
import type { Place } from "../kit/contract";
import { brought, figure, goodPoints, printedCard, printedCharacter } from "./kinds";
import { ofSpace, ofWay } from "./inspecting_land";
import { animalWorth } from "./tally";
import { PRINTED, type CardKind, type Character, type Colour, type Good, type Landscape, type View } from "./view";
import {
  say,
  sayAnimal,
  sayCharacter,
  sayColour,
  sayEffect,
  sayGood,
  sayKind,
  sayLandscape,
  sayMap,
  sayResource,
  thing,
} from "./words";

export interface Told {
  title: Said;
  effects: string[];
  rule?: string;
  source?: string;
  shown?: {
    card?: CardKind;
    animal?: { name: string; landscape: Landscape };
    die?: Colour;
    pips?: number;
    map?: string;
    icon?: string;
    tint?: string;
  };
  /** A whole player board, or its points. */
  seat?: number;
}

type Telling = (rest: string, view: View, places: readonly Place[]) => Told | null;

const box = (): string => say("printed-box");
const ours = (): string => say("printed-ours");
const row = (values: readonly number[]): string => values.map(figure).join(" · ");

const TELLINGS: readonly [prefix: string, telling: Telling][] = [
  ["card-", ofCard],
  ["animal-", ofAnimal],
  ["good-", ofGood],
  ["special-", ofSpecial],
  ["map-", ofMap],
  ["temple-", ofTemple],
  ["resource-", ofResource],
  ["character-", ofCharacter],
  ["die-", ofDie],
  [
    "offerings-",
    () =>
      plain(
        "source-offerings",
        "inspect-offerings",
        "KA-SCO-1",
        "offering",
        { points: row(PRINTED.offerings) },
        ours(),
      ),
  ],
  [
    "tiles-",
    () =>
      plain("source-yak-tiles", "inspect-tiles", "KA-SCO-6", "yak-guide", { points: row(PRINTED.yak_tiles) }, box()),
  ],
  ["points-", (rest) => ({ title: "", effects: [], seat: Number(rest) })],
  ["seat-", (rest) => ({ title: "", effects: [], seat: Number(rest) })],
  [
    "tent-",
    (rest) => ({ ...plain("option-tents-title", "inspect-tent", "KA-TNT-2", "tent"), title: sayLandscape(rest) }),
  ],
  ["exhaustion", () => plain("source-exhaustion", "inspect-exhaustion", "KA-RST-1", "exhaustion", {}, box())],
  ["strip", () => plain("inspect-title-strip", "inspect-strip", "KA-MOV-3", "border-guard", {}, box())],
  ["needle", () => plain("inspect-title-needle", "inspect-needle", "KA-MOV-4", "compass", {}, box())],
  ["storm", () => plain("inspect-title-storm", "inspect-storm", "KA-DAY-3", "storm", {}, box())],
  [
    "weather",
    (_, view) =>
      plain(
        "option-weather-title",
        "inspect-weather",
        "KA-DAY-3",
        "sun",
        {
          ...view.weather,
          count: view.weather.suns + view.weather.storms,
          then: Math.max(0, view.days - view.day - view.weather.draws),
        },
        box(),
      ),
  ],
  ["reroll", () => plain("dice-reroll", "inspect-reroll", "KA-DIE-2", "reroll", {}, box())],
  ["standee", () => plain("inspect-title-standee", "inspect-standee", "KA-DAY-1", "standee", {}, box())],
  ["kathmandu", ofKathmandu],
  ["space-", (rest, view, places) => ofSpace(Number(rest), view, places)],
  ["way-", (rest, view) => ofWay(Number(rest), view)],
  ["day", (_, view) => plain("inspect-title-day", "inspect-day", "KA-DAY-1", "sun", { days: view.days }, box())],
];

/** What to tell of a component; null if there is nothing of that name. */
export function explain(what: string, view: View, places: readonly Place[]): Told | null {
  const found = TELLINGS.find(([prefix]) => what.startsWith(prefix));
  return found ? found[1](what.slice(found[0].length), view, places) : null;
}

function plain(
  title: string,
  key: string,
  rule: string,
  icon: string,
  values: Record<string, string | number> = {},
  source = ours(),
): Told {
  return { title: say(title), effects: [say(key, values)], rule, source, shown: { icon } };
}

function ofCard(kind: string): Told {
  const card = printedCard(kind as CardKind);
  return {
    title: sayKind(kind),
    effects: [sayEffect(kind), `${say(`time-${card.time}`)}.`, say("inspect-unused")],
    rule: card.rule,
    source: ours(),
    shown: { card: card.kind },
  };
}

function ofAnimal(name: string, view: View): Told | null {
  const all = [...view.animals, ...view.players.flatMap((player) => player.animals)];
  const animal = all.find((one) => one.name === name);
  if (!animal) return null;
  return {
    title: sayAnimal(name),
    effects: [
      say("inspect-animal", { landscape: sayLandscape(animal.landscape) }),
      say("inspect-animal-value", animalWorth(view)),
      say("inspect-animal-fewest"),
    ],
    rule: "KA-SCO-5",
    source: ours(),
    shown: { animal },
  };
}

function ofGood(name: string): Told {
  const points = goodPoints(name as Good);
  return {
    title: sayGood(name),
    effects: [say("inspect-good", { points }), say("inspect-good-sets")],
    rule: "KA-ACT-4",
    source: ours(),
    shown: { icon: name, tint: "var(--ka-G)" },
  };
}

function ofSpecial(name: string, view: View, places: readonly Place[]): Told {
  const who = places[view.specials[name] ?? -1]?.name;
  return {
    title: say("table-special", { good: sayGood(name) }),
    effects: [
      say("inspect-special", { good: sayGood(name) }),
      ...(who === undefined ? [] : [say("inspect-special-owner", { who })]),
    ],
    rule: "KA-ACT-5",
    source: box(),
    shown: { icon: name, tint: "var(--ka-gold)" },
  };
}

function ofMap(name: string): Told {
  const half = name.includes("-");
  return {
    title: half ? sayMap(name) : say("table-maps"),
    effects: [say("inspect-map"), say("inspect-map-chest")],
    rule: "KA-SCO-4",
    source: box(),
    shown: half ? { map: name } : { icon: "map" },
  };
}

function ofTemple(id: string, view: View, places: readonly Place[]): Told | null {
  const temple = view.temples.find((one) => one.id === Number(id));
  if (!temple) return null;
  const who = temple.offerings.map((seat) => places[seat]?.name ?? "").join(", ");
  return {
    title: say(temple.tile ? "table-temple-tile" : "table-temple"),
    effects: [
      say("inspect-temple"),
      say(temple.tile ? "inspect-temple-tile" : "inspect-temple-printed"),
      ...(who ? [say("inspect-temple-done", { who })] : []),
    ],
    rule: "KA-ACT-6",
    source: box(),
    shown: { icon: "temple", tint: "var(--ka-G)" },
  };
}

function ofResource(name: string): Told {
  return {
    title: sayResource(name),
    effects: [say(`inspect-resource-${name}`), say("inspect-unused")],
    rule: "KA-SCO-8",
    source: box(),
    shown: { icon: name },
  };
}

function ofCharacter(name: string): Told {
  const printed = printedCharacter(name as Character);
  return {
    title: sayCharacter(name),
    effects: [say(`ability-${name}`), say("inspect-starts", { cards: printed.cards })],
    rule: printed.rule,
    source: ours(),
    shown: { icon: name, tint: "var(--ka-G)" },
  };
}

function ofDie(rest: string): Told {
  const [colour = "", pips] = rest.split("-");
  const resource = brought(colour as Colour);
  const what = resource ? sayResource(resource) : thing("table-any");
  return {
    title: sayColour(colour),
    effects: [say("inspect-die", { what, pips: Number(pips ?? 6) })],
    shown: { die: colour as Colour, pips: Number(pips ?? 6) },
  };
}

function ofKathmandu(_: string, view: View, places: readonly Place[]): Told {
  const there = view.players.filter((player) => player.in_kathmandu).map(({ seat }) => places[seat]?.name ?? "");
  return {
    title: say("table-kathmandu-tiles", { tiles: view.kathmandu_tiles.join(" · ") || "–" }),
    effects: [
      say("inspect-kathmandu"),
      say("inspect-kathmandu-tiles"),
      ...(there.length ? [say("inspect-space-yaks", { who: there.join(", ") })] : []),
    ],
    rule: "KA-ACT-7",
    source: ours(),
    shown: { icon: "pagoda", tint: "var(--ka-K)" },
  };
}
