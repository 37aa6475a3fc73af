// What happens at once for the engine, one beat after the other: a move with what it costs, the yak tile it fulfils, and
// the evening in its order (standee, dice, weather, storm, new cards, morning).

import type { Happened } from "@/wire";
import { asYou, say as you } from "@/words/words";
import type { Beat, Note, Seen } from "../kit/staging.svelte";
import { GOODS, RESOURCES, signed } from "./kinds";
import { atDusk, evening } from "./nightfall";
import type { Scene, Thing } from "./scene";
import { nameOf as name, still, withPlayers } from "./staged";
import { SOURCES, animalName, mapName, mapPiece, sayThing, thingOf, withoutThing } from "./things";
import { PRINTED, type View } from "./view";
import { say, sayAnimal, sayColour, sayGood, sayKind, sayResource } from "./words";

type Step = Beat<View, Scene>;

const WEATHER = ["sun", "storm"];
/** What may be told between the last turn of a day and its weather. */
const BEFORE_WEATHER = ["standee", "rolled", "own-tent", "drew-tent"];

export function stage(before: View, after: View, told: readonly Happened[], seen: Seen): Step[] {
  if (!after.boards.some((board) => "rows" in board) || before.day === 0) return [];
  const weather = told.findIndex((event) => WEATHER.includes(event.name));
  if (weather < 0) return turn(before, still(after), told, seen);
  let begins = weather;
  while (begins > 0 && BEFORE_WEATHER.includes(told[begins - 1]!.name)) begins--;
  const dusk = atDusk(before, after, told.slice(0, begins), told.slice(begins));
  return [...turn(before, dusk, told.slice(0, begins), seen), ...evening(dusk, after, told.slice(begins), seen)];
}

// A turn

function turn(before: View, after: View, told: readonly Happened[], seen: Seen): Step[] {
  const beats: Step[] = [];
  const arrived = told.find((event) => event.name === "arrived");
  // Whoever arrives loses all exhaustion, also what the way would have cost.
  const tires = ({ name: what, seat }: Happened) => what === "tired" && seat === arrived?.seat;
  const heard = told.filter((event) => !tires(event));
  const notes = [...heard.flatMap((event) => said(event, seen)), ...revalued(before, after, told)];
  const moved = told.find((event) => event.name === "moved" || event.name === "crossed-area");
  const seat = told[0]?.seat ?? -1;
  const mine = seat === seen.me;
  const things = told.flatMap((event) => {
    const thing = event.seat === seat ? thingOf(event, before, after, told) : null;
    return thing ? [thing] : [];
  });
  const fulfilled = things.find(({ what }) => what === "tile");
  const path = moved ? wayOf(before, after, moved.seat) : undefined;
  // One's own things are held up one after the other; another's are seen while it is told.
  const shown = mine ? undefined : things.find((thing) => thing !== fulfilled);
  // What a die is used for is seen at once: its way follows.
  const onlyDie = told.every(({ name: what }) => what === "used-die" || what === "gained");
  // Whoever is asked next is asked when the yak has arrived.
  if (notes.length || shown || (moved && (fulfilled || arrived || !mine))) {
    const blind = things.find((thing) => thing.what === "map" && thing.blind);
    const reward = fulfilled || arrived ? beforeReward(before, after, seat) : after;
    const view = blind ? withoutThing(reward, seat, blind, before) : reward;
    beats.push({
      view: unrobbed(before, view, told, seen),
      scene: { kind: "told", seat, path, thing: shown },
      notes,
      told: sentence(heard, seen),
      sound: soundOf(heard),
      // Where another's yak goes is seen at any pace.
      least: moved && !mine ? 600 : undefined,
      lasts: told.some(({ name: what }) => what === "pitched")
        ? 1300
        : shown
          ? 900
          : onlyDie
            ? 400
            : notes.length || !mine
              ? 650
              : 150,
    });
  }
  if (arrived) {
    const points = arrived.values[0] ?? 0;
    const text = say("beat-arrived", { who: name(seen, arrived.seat) });
    const rested = (before.players[arrived.seat]?.exhaustion ?? 0) > 0 || told.some(tires);
    beats.push({
      view: fulfilled ? withoutThing(after, seat, fulfilled, before) : after,
      notes: rested ? [{ at: `exhaustion-${arrived.seat}`, text: say("beat-refreshed"), tone: "good" }] : [],
      told: text,
      scene: { kind: "arrival", seat: arrived.seat, said: text, points },
      sound: "good",
      lasts: 2600,
    });
  }
  for (const thing of things) if (mine || thing === fulfilled) beats.push(held(before, after, seat, thing, mine));
  for (const event of told) beats.push(...suffered(before, after, event, seen));
  return beats;
}

/** The spaces that a yak has gone over, as far as they are known; else from where to where. */
export function wayOf(before: View, after: View, seat: number): number[] | undefined {
  const [from, to] = [before.players[seat]?.yak ?? null, after.players[seat]?.yak ?? null];
  if (from === null || to === null || from === to) return undefined;
  const taken = before.active === seat ? before.movements.filter(({ path }) => path?.at(-1) === to) : [];
  return (taken.length === 1 && taken[0]?.path) || [from, to];
}

/** What somebody does, in the words of the log. */
function sentence(told: readonly Happened[], seen: Seen): string | undefined {
  const what = told.flatMap(({ brief }) => (brief ? [brief] : [])).join(", ");
  const place = seen.places[told[0]?.seat ?? -1];
  if (what) return say("beat-turn", { who: place?.mine ? asYou(you("log-you")) : (place?.name ?? ""), what });
  return told[0]?.text;
}

/** The move is made; what comes of it is not yet to be seen. */
function beforeReward(before: View, after: View, seat: number): View {
  const was = before.players[seat];
  if (!was) return after;
  const { tile, tiles_face_down, tiles_fulfilled, kathmandu_tile, points, sources } = was;
  const view = withPlayers(after, (player) =>
    player.seat === seat
      ? { ...player, tile, tiles_face_down, tiles_fulfilled, kathmandu_tile, points, sources }
      : player,
  );
  return { ...view, kathmandu_tiles: before.kathmandu_tiles };
}

/** How long a thing is looked at: one that is turned over needs time for that. */
const LOOKED = { map: 900, animal: 1700, card: 800, special: 1100, offering: 1200, pairs: 1300, tile: 1500 };
const TURNED = 1500;

function held(before: View, after: View, seat: number, thing: Thing, mine: boolean): Step {
  const source = SOURCES[thing.what];
  const points = (after.players[seat]?.sources[source] ?? 0) - (before.players[seat]?.sources[source] ?? 0);
  const text = sayThing(thing);
  const blind = thing.what === "map" && thing.blind;
  if (!mine) {
    // At the yak, where it happened: beside the tile it would cover what one has.
    const at = after.players[seat]?.yak === null ? `tile-${seat}` : `yak-${seat}`;
    return {
      view: after,
      scene: { kind: "told", seat, thing },
      notes: [{ at, text: `${text}  +${points}`, tone: "good" }],
      told: text,
      sound: "good",
      lasts: 900,
    };
  }
  return {
    view: withoutThing(after, seat, thing, before),
    scene: { kind: "held", seat, thing, said: text, points },
    told: blind ? say("beat-map-turns") : text,
    sound: thing.what === "tile" ? "good" : blind ? "reveal" : "card",
    lasts: blind ? TURNED : LOOKED[thing.what],
  };
}

/** Every animal is worth as much as every other: whoever paints one changes what the others have. */
function revalued(before: View, after: View, told: readonly Happened[]): Note[] {
  const painter = told.find(({ name: what }) => what === "painted")?.seat;
  if (painter === undefined) return [];
  return after.players.flatMap(({ seat, sources }) => {
    const change = (sources[SOURCES.animal] ?? 0) - (before.players[seat]?.sources[SOURCES.animal] ?? 0);
    if (seat === painter || !change) return [];
    const text = say("beat-animals", { change: signed(change) });
    return [{ at: `points-${seat}`, text, tone: change > 0 ? "good" : "bad" } as const];
  });
}

/** What another takes out of one's hand is held up too, and has time to be seen. */
const SUFFERED = 2400;

function suffered(before: View, after: View, event: Happened, seen: Seen): Step[] {
  const [first = 0, second = 0, third = 0] = event.values;
  const [by, who] = [event.seat, name(seen, event.seat)];
  const hold = (thing: Thing, said: string, seat: number): Step[] => {
    const points = (after.players[seat]?.points ?? 0) - (before.players[seat]?.points ?? 0);
    const scene: Scene = { kind: "held", seat, thing, said, points, by };
    return [{ view: after, scene, told: said, sound: "bad", lasts: SUFFERED, least: SUFFERED }];
  };
  if (event.name === "took-special" && second === seen.me) {
    const good = GOODS[first] ?? "ring";
    return hold({ what: "special", good }, say("beat-taken", { who, good: sayGood(good) }), second);
  }
  if (event.name !== "swapped" || first !== seen.me) return [];
  const said = say("beat-swapped", { who, map: mapName(second), given: mapName(third) });
  return hold({ what: "map", name: mapPiece(third), blind: false }, said, first);
}

/** What was not yet taken from one in this beat: it is still seen where it was. */
function unrobbed(before: View, view: View, told: readonly Happened[], seen: Seen): View {
  const robbed = told.some((event) => event.name === "took-special" && event.values[1] === seen.me);
  return robbed ? { ...view, specials: before.specials } : view;
}

/** What is said at the thing it happened to; one's own doings need few words. */
function said(event: Happened, seen: Seen): Note[] {
  const { seat, values } = event;
  const mine = seat === seen.me;
  const at = `yak-${seat}`;
  const [first = 0, second = 0] = values;
  const other = (text: string): Note[] => (mine ? [] : [{ at, text }]);
  switch (event.name) {
    case "used-die":
      return other(say("beat-die", { colour: sayColour(PRINTED.dice[first]?.colour ?? ""), number: second }));
    case "paid":
      return [{ at, text: say("beat-pays", { number: second, resource: sayResource(RESOURCES[first] ?? "") }) }];
    case "tired":
      return [{ at, text: say("beat-tired", { number: first }), tone: "bad" }];
    case "rested":
      return [{ at, text: say("beat-rests") }];
    case "used":
      return other(say("beat-used", { kind: sayKind(PRINTED.equipment[first]?.kind ?? "") }));
    case "collected":
      return other(say("beat-collected", { card: sayKind(PRINTED.equipment[Math.floor(first / 3)]?.kind ?? "") }));
    case "bought":
      return other(say("beat-bought", { good: sayGood(GOODS[first] ?? "") }));
    case "painted":
      return other(say("beat-painted", { animal: sayAnimal(animalName(first)) }));
    case "offered":
      // One's own is held up.
      if (mine) return [];
      return [
        {
          at: `offerings-${seat}`,
          text: say("beat-offered", { number: second, points: PRINTED.offerings[second - 1] ?? 0 }),
          tone: "good",
        },
      ];
    case "took-special": {
      const good = sayGood(GOODS[first] ?? "");
      const robbed: Note = { at: `points-${second}`, text: say("beat-special-gone", { good }), tone: "bad" };
      const taken = other(say("beat-takes-special", { good, owner: name(seen, second) }));
      return second === seen.me ? [] : [...taken, robbed];
    }
    case "pitched":
      return [{ at: `yak-${second}`, text: say("beat-pitched", { who: name(seen, seat) }), tone: "bad" }];
    default:
      return [];
  }
}

function soundOf(told: readonly Happened[]): Step["sound"] {
  const has = (...names: string[]) => told.some((event) => names.includes(event.name));
  if (has("pitched", "took-special", "tired")) return "bad";
  if (has("painted", "collected", "took-map")) return "card";
  if (has("bought", "bought-special")) return "coin";
  if (has("rolled", "aside")) return "dice";
  return "piece";
}
