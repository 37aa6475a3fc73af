// What happens at once for the engine, one beat after the other: a move with what it costs, the yak tile it fulfils, and
// the evening in its order (standee, dice, weather, storm, new cards, morning).

import type { Happened } from "@/wire";
import { together } from "@/words/words";
import type { Beat, Note, Seen } from "../kit/staging.svelte";
import { GOODS, RESOURCES } from "./kinds";
import type { Evening, Scene, Thing } from "./scene";
import { SOURCES, animalName, mapPiece, sayThing, thingOf, withoutThing } from "./things";
import { PRINTED, type Player, type View } from "./view";
import { say, sayAnimal, sayColour, sayGood, sayKind, sayMap, sayResource } from "./words";

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
  const dusk = atDusk(before, after, told.slice(begins));
  return [...turn(before, dusk, told.slice(0, begins), seen), ...evening(dusk, after, told.slice(begins), seen)];
}

/** Nobody is asked anything while it is being looked at. */
const still = (view: View): View => ({ ...view, question: null, movements: [], asked: [] });

const withPlayers = (view: View, change: (player: Player) => Player): View => ({
  ...view,
  players: view.players.map(change),
});

const name = (seen: Seen, seat: number): string => seen.places[seat]?.name ?? "";

// A turn

function turn(before: View, after: View, told: readonly Happened[], seen: Seen): Step[] {
  const beats: Step[] = [];
  const notes = told.flatMap((event) => said(event, seen));
  const arrived = told.find((event) => event.name === "arrived");
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
      view,
      scene: { kind: "told", seat, path, thing: shown },
      notes,
      told: sentence(told, seen),
      sound: soundOf(told),
      lasts: shown ? 900 : onlyDie ? 400 : notes.length || !mine ? 650 : 150,
    });
  }
  for (const thing of things) if (mine || thing === fulfilled) beats.push(held(before, after, seat, thing, mine));
  if (arrived) {
    const points = arrived.values[0] ?? 0;
    const text = say("beat-arrived", { who: name(seen, arrived.seat) });
    beats.push({
      view: after,
      told: text,
      scene: { kind: "arrival", seat: arrived.seat, said: text, points },
      sound: "good",
      lasts: 1900,
    });
  }
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
  return what ? say("beat-turn", { who: name(seen, told[0]?.seat ?? -1), what }) : told[0]?.text;
}

/** The move is made; what comes of it is not yet to be seen. */
function beforeReward(before: View, after: View, seat: number): View {
  const was = before.players[seat];
  if (!was) return after;
  const { tile, tiles_face_down, tiles_fulfilled, kathmandu_tile } = was;
  const view = withPlayers(after, (player) =>
    player.seat === seat ? { ...player, tile, tiles_face_down, tiles_fulfilled, kathmandu_tile } : player,
  );
  return { ...view, kathmandu_tiles: before.kathmandu_tiles };
}

/** How long a thing is looked at: one that is turned over needs time for that. */
const LOOKED = { map: 900, animal: 1100, card: 800, tile: 1500 };
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

/** What is said at the thing it happened to; one's own doings need few words. */
function said(event: Happened, seen: Seen): Note[] {
  const { seat, values } = event;
  const mine = seat === seen.me;
  const at = `yak-${seat}`;
  const [first = 0, second = 0, third = 0] = values;
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
      return [
        {
          at: `offerings-${seat}`,
          text: say("beat-offered", { number: second, points: PRINTED.offerings[second - 1] ?? 0 }),
          tone: "good",
        },
      ];
    case "took-special":
      return second === seen.me
        ? [
            {
              at: `sheet-${second}`,
              text: say("beat-taken", { who: name(seen, seat), good: sayGood(GOODS[first] ?? "") }),
              tone: "bad",
            },
          ]
        : [];
    case "swapped":
      return first === seen.me
        ? [
            {
              at: `map-${first}-${mapPiece(third)}-0`,
              text: say("beat-swapped", { who: name(seen, seat), map: mapName(second), given: mapName(third) }),
            },
          ]
        : [];
    case "pitched":
      return [{ at: `yak-${second}`, text: say("beat-pitched", { who: name(seen, seat) }), tone: "bad" }];
    default:
      return [];
  }
}

const mapName = (kind: number): string => sayMap(mapPiece(kind));

function soundOf(told: readonly Happened[]): Step["sound"] {
  const has = (...names: string[]) => told.some((event) => names.includes(event.name));
  if (has("pitched", "took-special", "tired")) return "bad";
  if (has("painted", "collected", "took-map")) return "card";
  if (has("bought", "bought-special")) return "coin";
  if (has("rolled", "aside")) return "dice";
  return "piece";
}

// The evening

/** The table when the last turn of the day is over: nothing of the evening has happened yet. */
function atDusk(before: View, after: View, evening: readonly Happened[]): View {
  const shown = new Set(after.equipment.map((card) => card.id));
  const animals = new Set(after.animals.map((card) => card.id));
  const hit = (seat: number) => evening.some((event) => event.name === "in-storm" && event.seat === seat);
  const view = withPlayers(after, (player) => {
    const was = before.players[player.seat] ?? player;
    const exhaustion = hit(player.seat)
      ? Math.min(player.exhaustion, Math.max(was.exhaustion, player.exhaustion - 1))
      : player.exhaustion;
    return { ...player, dice: was.dice, total: was.total, exhaustion, tents: was.tents, tent_hand: was.tent_hand };
  });
  return still({
    ...view,
    day: before.day,
    round: before.round,
    standee: before.standee,
    storm: before.storm,
    weather: before.weather,
    equipment: before.equipment.filter((card) => shown.has(card.id)),
    equipment_pile: before.equipment_pile,
    animals: before.animals.filter((card) => animals.has(card.id)),
    animal_pile: before.animal_pile,
  });
}

function evening(dusk: View, after: View, told: readonly Happened[], seen: Seen): Step[] {
  const beats: Step[] = [];
  let view = dusk;
  const show = (kind: Evening["kind"], text: string, change: Partial<View>, more: Omit<Step, "view" | "scene">) => {
    view = { ...view, ...change };
    beats.push({ view, scene: { kind, day: dusk.day, said: text }, told: text, ...more });
  };
  const standee = told.find((event) => event.name === "standee");
  if (standee) {
    const text = say("beat-standee", { who: name(seen, standee.seat), total: standee.values[0] ?? 0 });
    show("standee", text, { standee: after.standee }, { sound: "piece", lasts: 1100 });
  }
  if (told.some((event) => event.name === "rolled")) {
    const rolled = withPlayers(view, (player) => {
      const { dice, total } = after.players[player.seat] ?? player;
      return { ...player, dice, total };
    });
    show(
      "dice",
      say("beat-dice"),
      { players: rolled.players, day: after.day, round: after.round },
      { sound: "dice", lasts: 500 },
    );
  }
  const storm = told.some((event) => event.name === "storm");
  const sky = say(storm ? "beat-storm" : "beat-sun");
  const tiles = ({ weather: { suns, storms } }: View) => suns + storms;
  const shuffled = tiles(after) > tiles(dusk);
  show(
    storm ? "storm" : "sun",
    shuffled ? say("beat-shuffled", { said: sky, count: tiles(after) }) : sky,
    { weather: after.weather },
    {
      sound: "reveal",
      lasts: 1600,
    },
  );
  const hit = told.filter((event) => event.name === "in-storm").map((event) => event.seat);
  if (storm || hit.length) {
    const tired = withPlayers(view, (player) => ({
      ...player,
      exhaustion: after.players[player.seat]?.exhaustion ?? player.exhaustion,
    }));
    view = { ...view, storm: after.storm, players: tired.players };
    const notes = hit.map((seat): Note => ({ at: `yak-${seat}`, text: say("beat-tired", { number: 1 }), tone: "bad" }));
    const text = hit.length
      ? say("beat-behind-storm", { who: together(hit.map((seat) => name(seen, seat))) })
      : say("beat-storm-moves");
    const scene: Scene = { kind: "told", seat: -1, stormy: storm, day: dusk.day, said: text };
    beats.push({ view, scene, notes, told: text, sound: storm ? "storm" : "wind", lasts: 1300 });
  }
  if (told.some((event) => event.name === "shown" || event.name === "shown-animal")) {
    const { equipment, equipment_pile, animals, animal_pile } = after;
    show(
      "cards",
      say("beat-cards"),
      { equipment, equipment_pile, animals, animal_pile },
      { sound: "card", lasts: 600 },
    );
  }
  if (after.day > dusk.day) {
    show("day", say("beat-day", { day: after.day, days: after.days }), { day: after.day }, { lasts: 1000 });
  }
  return beats;
}
