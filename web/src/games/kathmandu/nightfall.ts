// The evening in its order: the standee, the dice, the weather, the storm, new cards, the morning.

import type { Happened } from "@/wire";
import { together } from "@/words/words";
import type { Beat, Note, Seen } from "../kit/staging.svelte";
import type { Evening, Scene } from "./scene";
import { nameOf as name, still, withPlayers } from "./staged";
import { PRINTED, type Player, type View } from "./view";
import { say, thing } from "./words";

type Step = Beat<View, Scene>;

const EXHAUSTION = "source-exhaustion";

/** The markers that somebody has after these events. */
function tiredBy(was: number, seat: number, told: readonly Happened[]): number {
  let markers = was;
  for (const { name: what, seat: by, values } of told) {
    if (what === "pitched" && values[1] === seat) markers += 1;
    if (by !== seat) continue;
    if (what === "tired") markers += values[0] ?? 0;
    if (what === "recovered") markers = values[0] ?? 0;
    if (what === "rested" || what === "arrived") markers = 0;
  }
  return Math.min(markers, PRINTED.most_exhaustion);
}

/** So many markers, and the points that go with them. */
function weary(player: Player, markers: number): Player {
  const { exhaustion, points, sources } = player;
  if (markers === exhaustion) return player;
  const counted = sources[EXHAUSTION] ?? 0;
  const then = markers && exhaustion ? (counted / exhaustion) * markers : 0;
  return {
    ...player,
    exhaustion: markers,
    points: points - counted + then,
    sources: { ...sources, [EXHAUSTION]: then },
  };
}

/** The table when the last turn of the day is over: nothing of the evening has happened yet. */
export function atDusk(before: View, after: View, turn: readonly Happened[], evening: readonly Happened[]): View {
  const shown = new Set(after.equipment.map((card) => card.id));
  const animals = new Set(after.animals.map((card) => card.id));
  const hit = (seat: number) => evening.some((event) => event.name === "in-storm" && event.seat === seat);
  const view = withPlayers(after, (player) => {
    const was = before.players[player.seat] ?? player;
    const spared = hit(player.seat) ? weary(player, tiredBy(was.exhaustion, player.seat, turn)) : player;
    return { ...spared, dice: was.dice, total: was.total, tents: was.tents, tent_hand: was.tent_hand };
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

export function evening(dusk: View, after: View, told: readonly Happened[], seen: Seen): Step[] {
  const beats: Step[] = [];
  let view = dusk;
  let stormy = false;
  const show = (kind: Evening["kind"], text: string, change: Partial<View>, more: Omit<Step, "view" | "scene">) => {
    view = { ...view, ...change };
    beats.push({ view, scene: { kind, day: dusk.day, said: text, stormy }, told: text, ...more });
  };
  const standee = told.find((event) => event.name === "standee");
  if (standee) {
    const text = say("beat-standee", { who: name(seen, standee.seat), total: standee.values[0] ?? 0 });
    show("standee", text, { standee: after.standee }, { sound: "piece", lasts: 1500, least: 900 });
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
      { sound: "dice", lasts: 900 },
    );
  }
  const storm = told.some((event) => event.name === "storm");
  stormy = storm;
  const sky = thing(storm ? "beat-storm" : "beat-sun");
  const tiles = ({ weather: { suns, storms } }: View) => suns + storms;
  const shuffled = tiles(after) > tiles(dusk);
  show(
    storm ? "storm" : "sun",
    shuffled ? say("beat-shuffled", { said: sky, count: tiles(after) }) : sky.text,
    { weather: after.weather },
    {
      sound: "reveal",
      lasts: 2000,
      // It turns over first.
      least: 1500,
    },
  );
  const hit = told.filter((event) => event.name === "in-storm").map((event) => event.seat);
  if (storm || hit.length) {
    const tired = withPlayers(view, (player) => {
      const { exhaustion, points, sources } = after.players[player.seat] ?? player;
      return { ...player, exhaustion, points, sources };
    });
    view = { ...view, storm: after.storm, players: tired.players };
    const notes = hit.map((seat): Note => ({ at: `yak-${seat}`, text: say("beat-tired", { number: 1 }), tone: "bad" }));
    const text = hit.length
      ? say("beat-behind-storm", { who: together(hit.map((seat) => name(seen, seat))) })
      : say("beat-storm-moves");
    const scene: Scene = { kind: "told", seat: -1, stormy: storm, day: dusk.day, said: text };
    beats.push({ view, scene, notes, told: text, sound: storm ? "storm" : "wind", lasts: 2000, least: 1200 });
  }
  if (told.some((event) => event.name === "shown" || event.name === "shown-animal")) {
    const { equipment, equipment_pile, animals, animal_pile } = after;
    show(
      "cards",
      say("beat-cards"),
      { equipment, equipment_pile, animals, animal_pile },
      { sound: "card", lasts: 1100, least: 700 },
    );
  }
  if (after.day > dusk.day) {
    show("day", say("beat-day", { day: after.day, days: after.days }), { day: after.day }, { lasts: 1000 });
  }
  return beats;
}
