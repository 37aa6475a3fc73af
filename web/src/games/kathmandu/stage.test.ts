import { describe, expect, it } from "vitest";
import type { Happened } from "@/wire";
import type { Seen } from "../kit/staging.svelte";
import { stage } from "./stage";
import type { Player, View } from "./view";

const player = (seat: number, more: Partial<Player> = {}): Player =>
  ({
    seat,
    yak: 40,
    dice: [{ colour: "brown", pips: 1, place: "used" }],
    total: 5,
    exhaustion: 0,
    tile: "snow",
    tiles_face_down: 9,
    tiles_fulfilled: [],
    kathmandu_tile: null,
    sources: { "source-yak-tiles": -36 },
    ...more,
  }) as unknown as Player;

const view = (more: Partial<View> = {}): View =>
  ({
    day: 1,
    days: 6,
    round: 3,
    standee: 0,
    storm: 0,
    weather: { suns: 2, storms: 3, draws: 3 },
    boards: [{ rows: [] }],
    equipment: [{ id: 1 }],
    equipment_pile: 9,
    animals: [],
    animal_pile: 9,
    kathmandu_tiles: [15, 13],
    players: [player(0), player(1)],
    ...more,
  }) as unknown as View;

const told = (name: string, seat = -1, ...values: number[]): Happened => ({ kind: "event", name, seat, values });
const seen = { me: 0, places: [{ name: "Asha" }, { name: "Bina" }] } as unknown as Seen;
const kinds = (beats: ReturnType<typeof stage>) => beats.map((beat) => beat.scene?.kind);

describe("an evening", () => {
  const fresh = { dice: [{ colour: "brown", pips: 6, place: "unused" }], total: 0 } as unknown as Partial<Player>;
  const after = view({
    day: 2,
    standee: 1,
    storm: 1,
    weather: { suns: 2, storms: 2, draws: 2 },
    equipment: [{ id: 1 }, { id: 7 }] as View["equipment"],
    players: [player(0, { ...fresh, exhaustion: 1 }), player(1, fresh)],
  });
  const evening = [
    told("standee", 1, 5),
    told("rolled", 0, 0, 6),
    told("storm", -1, 1),
    told("in-storm", 0),
    told("shown", -1, 7),
    told("day", 1, 2),
  ];
  const beats = stage(view(), after, evening, seen);

  it("happens in order", () => {
    expect(kinds(beats)).toEqual(["standee", "dice", "storm", "told", "cards", "day"]);
  });
  it("shows nothing before its time", () => {
    const [standee, dice, weather, storm, cards] = beats.map((beat) => beat.view!);
    expect([standee!.standee, standee!.storm, standee!.players[0]!.dice[0]!.pips]).toEqual([1, 0, 1]);
    expect([dice!.players[0]!.dice[0]!.pips, dice!.storm]).toEqual([6, 0]);
    expect([weather!.weather.storms, weather!.storm, weather!.players[0]!.exhaustion]).toEqual([2, 0, 0]);
    expect([storm!.storm, storm!.players[0]!.exhaustion, storm!.equipment.length]).toEqual([1, 1, 1]);
    expect(cards!.equipment.length).toBe(2);
  });
  it("takes the storm's points when it comes, and not while the last of the day still walks or rests", () => {
    const tired = (exhaustion: number): Partial<Player> => ({
      exhaustion,
      points: 20 - 3 * exhaustion,
      sources: { "source-goods": 20, "source-exhaustion": -3 * exhaustion },
    });
    const from = view({ players: [player(0, tired(3)), player(1, tired(1)), player(2, tired(3))] });
    const to = view({ day: 2, storm: 1, players: [player(0, tired(1)), player(1, tired(2)), player(2, tired(3))] });
    const story = [
      told("used-die", 0, 0, 5),
      told("rested", 0),
      told("standee", 1, 5),
      told("storm", -1, 1),
      ...[0, 1, 2].map((seat) => told("in-storm", seat)),
      told("day", 1, 2),
    ];
    const shown = stage(from, to, story, seen).map(({ scene, view: at }) => [
      scene!.kind,
      at!.players.map(({ exhaustion, points, sources }) => [exhaustion, points, sources["source-exhaustion"]]),
    ]);
    const [dry, wet] = [
      [
        [0, 20, 0],
        [1, 17, -3],
        [3, 11, -9],
      ],
      [
        [1, 17, -3],
        [2, 14, -6],
        [3, 11, -9],
      ],
    ];
    expect(shown).toEqual([
      ["told", dry],
      ["standee", dry],
      ["storm", dry],
      ["told", wet],
      ["day", wet],
    ]);
  });
  it("says at the yak that the storm has caught it", () => {
    expect(beats[3]!.notes?.map((note) => note.at)).toEqual(["yak-0"]);
  });
  it("has the sun without a storm that moves", () => {
    const sunny = stage(view(), view({ day: 2 }), [told("standee", 1, 5), told("sun"), told("day", 1, 2)], seen);
    expect(kinds(sunny)).toEqual(["standee", "sun", "day"]);
  });
});

describe("a turn", () => {
  it("fulfils the tile only after the yak has arrived", () => {
    const after = view({
      players: [player(0, { tile: "meadow", tiles_face_down: 8, sources: { "source-yak-tiles": -28 } }), player(1)],
    });
    const beats = stage(
      view(),
      after,
      [told("moved", 0, 41, 0, 3), told("fulfilled", 0, 0), told("revealed", 0, 2)],
      seen,
    );
    expect(kinds(beats)).toEqual(["told", "held"]);
    expect(beats[0]!.view!.players[0]!.tile).toBe("snow");
    expect(beats[1]!.view!.players[0]!.sources["source-yak-tiles"]).toBe(-36);
    expect(beats[1]!.scene).toMatchObject({ points: 8, thing: { what: "tile", done: "snow", next: "meadow" } });
  });
  it("turns a map of the pile over before it lies in the hand, and holds up one that lay open", () => {
    const [mine, taken] = [player(0, { maps: [] }), player(0, { maps: ["red-B"] })];
    const before = view({ players: [mine, player(1)], maps: ["red-B", "blue-A"] });
    const drawn = stage(before, view({ ...before, players: [taken, player(1)] }), [told("took-map", 0, 1)], seen);
    expect(drawn[0]).toMatchObject({ scene: { kind: "held", thing: { blind: true } } });
    expect(drawn[0]!.view!.players[0]!.maps).toEqual([]);
    const after = view({ ...before, players: [taken, player(1)], maps: ["green-A", "blue-A"] });
    const open = stage(before, after, [told("took-map", 0, 1), told("map-shown", -1, 6)], seen);
    expect(open[0]).toMatchObject({ scene: { thing: { what: "map", name: "red-B", blind: false } } });
    expect(open[0]!.view!.players[0]!.maps).toEqual(["red-B"]);
  });
  it("shows what another has drawn while it is told, and takes no further time for it", () => {
    const before = view({ players: [player(0), player(1, { maps: [] })], maps: [] });
    const after = view({ ...before, players: [player(0), player(1, { maps: ["red-A"] })] });
    const beats = stage(before, after, [told("took-map", 1, 0)], seen);
    expect(kinds(beats)).toEqual(["told"]);
    expect(beats[0]!.scene).toMatchObject({ thing: { name: "red-A", blind: true } });
  });
  it("says what the others do, and leaves one's own doings without words", () => {
    expect(stage(view(), view(), [told("used-die", 1, 0, 6)], seen)[0]?.notes).toHaveLength(1);
    expect(stage(view(), view(), [told("used-die", 0, 0, 6)], seen)).toEqual([]);
  });
  it("shows the way of another's yak, and asks nobody before it has arrived", () => {
    const path = [40, 41, 42];
    const movements = [{ action: 1, path, ways: [] }];
    const moved = view({ players: [player(0), player(1, { yak: 42 })], question: { kind: "prompt-die" }, asked: [0] });
    const known = stage(view({ active: 1, movements }), moved, [told("moved", 1, 42, 0, 2)], seen);
    expect(known[0]).toMatchObject({ scene: { kind: "told", seat: 1, path }, view: { question: null, asked: [] } });
    const unknown = stage(view({ active: 1, movements: [] }), moved, [told("moved", 1, 42, 0, 2)], seen);
    expect(unknown[0]).toMatchObject({ scene: { path: [40, 42] } });
  });
  it("says to whom it happened that a special good is gone", () => {
    const [before, after] = [view({ specials: { ring: 0 } }), view({ specials: { ring: 1 } })];
    const beats = stage(before, after, [told("bought", 1, 0), told("took-special", 1, 0, 0)], seen);
    expect(beats.map((beat) => beat.view?.specials)).toEqual([{ ring: 0 }, { ring: 1 }]);
    expect(beats[1]).toMatchObject({ scene: { kind: "held", thing: { good: "ring" }, by: 1 }, sound: "bad" });
    const another = { ...seen, me: null };
    const [watched, ...more] = stage(before, after, [told("took-special", 1, 0, 0)], another);
    expect(watched!.notes!.map(({ at }) => at)).toEqual(["yak-1", "points-0"]);
    expect(more).toEqual([]);
  });
  it("holds up the map that another has given for one's own", () => {
    const beats = stage(view(), view(), [told("swapped", 1, 0, 0, 3)], seen);
    expect(beats[0]).toMatchObject({ scene: { kind: "held", seat: 0, thing: { what: "map" }, by: 1 } });
  });
  it("shows Kathmandu before the yak tile, with no word of markers that go at once", () => {
    const before = view({ players: [player(0, { exhaustion: 2, points: -40 }), player(1)] });
    const after = view({
      players: [player(0, { yak: null, points: -17, tile: "meadow", kathmandu_tile: 15 }), player(1)],
    });
    const arriving = [
      told("moved", 0, 140, 0, 3),
      told("tired", 0, 1),
      told("fulfilled", 0, 0),
      told("arrived", 0, 15),
    ];
    const beats = stage(before, after, arriving, seen);
    expect(kinds(beats)).toEqual(["told", "arrival", "held"]);
    expect(beats.map((beat) => beat.view!.players[0]!.points)).toEqual([-40, -17, -17]);
    expect(beats.map((beat) => beat.notes?.length ?? 0)).toEqual([0, 1, 0]);
    expect(beats[1]!.view!.players[0]!.tile).toBe("snow");
  });
  it("says at the boards of the others what their animals have come to be worth", () => {
    const [before, after] = [6, 9].map((points) =>
      view({ players: [player(0, { sources: { "source-animals": points } }), player(1)] }),
    );
    const [beat] = stage(before!, after!, [told("painted", 1, 0)], seen);
    expect(beat!.notes).toContainEqual({ at: "points-0", text: "animals +3", tone: "good" });
  });
  it("holds up all pairs that go into the chest together", () => {
    const [beat, ...more] = stage(
      view(),
      view(),
      [told("used", 0, 7), told("secured", 0, 0), told("secured", 0, 4)],
      seen,
    );
    expect(beat!.scene).toMatchObject({ kind: "held", thing: { what: "pairs", colours: ["red", "blue"] } });
    expect(more).toEqual([]);
  });
  it("holds up an offering with what it brings, and says another's at their board", () => {
    const [before, after] = [3, 7].map((points) =>
      view({ players: [0, 1].map((seat) => player(seat, { sources: { "source-offerings": points } })) }),
    );
    const own = stage(before!, after!, [told("offered", 0, 4, 2)], seen);
    expect(own).toMatchObject([{ scene: { kind: "held", thing: { what: "offering", number: 2 }, points: 4 } }]);
    const [beat, ...more] = stage(before!, after!, [told("offered", 1, 4, 2)], seen);
    expect(beat).toMatchObject({ scene: { thing: { what: "offering" } }, notes: [{ at: "offerings-1" }] });
    expect(more).toEqual([]);
  });
  it("stages nothing while the way is being laid", () => {
    expect(stage(view({ boards: [] }), view({ boards: [] }), [told("laid", -1, 3, 2)], seen)).toEqual([]);
  });
});
