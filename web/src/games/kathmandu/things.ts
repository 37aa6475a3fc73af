// What somebody comes by in a turn: a map, a painted animal, an equipment card, a yak tile that is fulfilled.

import type { Happened } from "@/wire";
import type { Said } from "@/words/words";
import { GOODS } from "./kinds";
import type { Thing } from "./scene";
import { withPlayers } from "./staged";
import { PRINTED, type Player, type View } from "./view";
import { say, sayAnimal, sayGood, sayKind, sayLandscape, sayMap, sayMapColour } from "./words";

export const animalName = (animal: number): string => PRINTED.animals[animal] ?? "";
export const mapPiece = (kind: number): string =>
  `${PRINTED.map_colours[Math.floor(kind / 2)] ?? ""}-${"AB"[kind % 2]}`;

export const mapName = (kind: number): Said => sayMap(mapPiece(kind));

/** Where its points are counted. */
export const SOURCES = {
  map: "source-maps",
  animal: "source-animals",
  card: "source-left-over",
  special: "source-specials",
  pairs: "source-maps",
  offering: "source-offerings",
  tile: "source-yak-tiles",
} as const;

/** What an event puts into somebody's hand; null: nothing. `told` is all that was told with it. */
export function thingOf(event: Happened, before: View, after: View, told: readonly Happened[]): Thing | null {
  const [first = 0] = event.values;
  switch (event.name) {
    case "took-map":
      // Whoever takes one that lay open leaves a gap, which is filled.
      return { what: "map", name: mapPiece(first), blind: !lostOne(before, after, told, mapPiece(first)) };
    case "painted": {
      const animal = before.animals.find(({ name }) => name === animalName(first));
      return animal ? { what: "animal", animal } : null;
    }
    case "collected": {
      const card = before.equipment.find(({ id }) => !after.equipment.some((one) => one.id === id));
      return card ? { what: "card", card } : null;
    }
    case "bought-special":
    case "took-special":
      return { what: "special", good: GOODS[first] ?? "ring" };
    case "offered":
      return { what: "offering", number: event.values[1] ?? 1 };
    case "secured":
      // All pairs go into the chest at once.
      return event === told.find(({ name }) => name === "secured") ? { what: "pairs", colours: securedIn(told) } : null;
    case "fulfilled":
      return {
        what: "tile",
        done: PRINTED.landscapes[first]?.name ?? "",
        next: after.players[event.seat]?.tile ?? null,
      };
    default:
      return null;
  }
}

const securedIn = (told: readonly Happened[]): string[] =>
  told.flatMap(({ name, values }) => (name === "secured" ? (PRINTED.map_colours[values[0] ?? 0] ?? []) : []));

function lostOne(before: View, after: View, told: readonly Happened[], name: string): boolean {
  const count = (view: View) => view.maps.filter((one) => one === name).length;
  const filled = told.filter((event) => event.name === "map-shown" && mapPiece(event.values[0] ?? 0) === name);
  return count(after) - filled.length < count(before);
}

export function sayThing(thing: Thing): string {
  switch (thing.what) {
    case "map":
      return say(thing.blind ? "beat-map-drawn" : "beat-map", { map: sayMap(thing.name) });
    case "animal":
      return say("beat-animal", { animal: sayAnimal(thing.animal.name) });
    case "card":
      return say("beat-card", { kind: sayKind(thing.card.kind) });
    case "special":
      return say("table-special", { good: sayGood(thing.good) });
    case "offering":
      return say("beat-offering", { number: thing.number });
    case "pairs":
      return say("beat-secured", { colours: thing.colours.map(sayMapColour).join(", ") });
    case "tile":
      return thing.next === "10 points" || thing.next === null
        ? say("beat-all-tiles")
        : say("beat-tile", { landscape: sayLandscape(thing.done) });
  }
}

/** The table while it is held up: it lies neither in the hand yet, nor is what comes next known. */
export function withoutThing(view: View, seat: number, thing: Thing, before: View): View {
  const was = before.players[seat];
  if (!was) return view;
  const { tile, tiles_face_down, tiles_fulfilled, maps, points, sources } = was;
  const source = SOURCES.tile;
  const kept = (player: Player): Partial<Player> => {
    if (thing.what === "map" && thing.blind) return { maps, points, sources };
    if (thing.what !== "tile") return {};
    // Its points are counted when it has been seen; what else the way has brought, or cost, is.
    const counted = sources[source] ?? 0;
    const less = (player.sources[source] ?? 0) - counted;
    return {
      tile,
      tiles_face_down,
      tiles_fulfilled,
      points: player.points - less,
      sources: { ...player.sources, [source]: counted },
    };
  };
  return withPlayers(view, (player) => (player.seat === seat ? { ...player, ...kept(player) } : player));
}
