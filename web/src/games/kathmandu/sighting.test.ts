import { expect, test } from "vitest";
import type { Choosable } from "@/wire";
import { Offers } from "../kit/offers";
import type { Beat } from "../kit/staging.svelte";
import { steady } from "./camera";
import { BOARD, GAP, centre, stormAt } from "./layout";
import type { Scene } from "./scene";
import { atFirst, toBeSeen } from "./sighting";
import { drawn } from "./turning";
import type { View } from "./view";

const ROWS = ["SSSSSS", "RRRRRR", "MMMMMM", "GGGGGG", "TTTTTT", "FFFFFF"];
const board = (x: number) => ({ name: "a", turns: 0, x, y: 0, needle: null, rows: ROWS, start_spaces: [], city: [] });
const view = {
  active: 1,
  storm: 1,
  headings: ["east", "east"],
  boards: [board(0), board(1), board(2)],
  players: [
    { seat: 0, yak: null, in_kathmandu: true },
    { seat: 1, yak: 7, in_kathmandu: false },
    { seat: 2, yak: 40, in_kathmandu: false },
  ],
} as unknown as View;
const boards = drawn(view, 0);
const NONE = new Offers([]);
const beat = (scene: Scene, ...at: string[]): Beat<View, Scene> => ({
  scene,
  notes: at.map((one) => ({ at: one, text: "" })),
  lasts: 0,
});
const seen = (shown: Beat<View, Scene> | null, options = NONE, me: number | null = 0) =>
  toBeSeen({ view, me, options, beat: shown }, boards, []);

test("one's own arrival is seen in Kathmandu, though another is on turn already", () => {
  const [first] = seen(beat({ kind: "arrival", seat: 0, said: "", points: 15 }))!.offered;
  expect(first).toEqual({ x: 2 * (BOARD + GAP) + BOARD / 2, y: BOARD / 2 });
});

test("a storm is seen with the strip it goes to, then with the one it came from and all that it hits", () => {
  const [before, now, next] = [0, 1, 2].map((strip) => stormAt(boards, view.headings, strip));
  expect(seen(beat({ kind: "storm", day: 1, said: "" }))!.offered).toEqual([now, next]);
  const told = seen(beat({ kind: "told", seat: -1, stormy: true }, "yak-2", "sheet-0"))!;
  expect(told.offered).toEqual([now, before, centre(boards, 40)]);
});

test("what somebody does is seen at their yak", () => {
  expect(seen(beat({ kind: "told", seat: 2 }))!.offered).toEqual([centre(boards, 40)]);
});

test("nothing moves while others think, nor for what happens beside the map", () => {
  expect(seen(null)).toBeNull();
  expect(seen(beat({ kind: "cards", day: 1, said: "" }))).toBeNull();
});

test("whoever is asked sees their own yak; whoever watches, the one on turn", () => {
  const options = new Offers([{ name: "rest", text: "", on: [], preview: {} } as unknown as Choosable]);
  expect(seen(null, options, 2)!.offered).toEqual([centre(boards, 40)]);
  expect(seen(null, NONE, null)!.offered).toEqual([centre(boards, 7)]);
});

test("a question about what lies beside the map leaves it as it is, as long as the own yak is in sight", () => {
  const options = new Offers([{ name: "give", text: "", on: ["map-0"], preview: {} } as unknown as Choosable]);
  expect(seen(null, options, 2)!.kept).toEqual([centre(boards, 40)]);
});

test("a game that is seen again follows whoever is on turn, with anybody's eyes", () => {
  expect(toBeSeen({ view, me: 2, options: NONE, beat: null, replay: true }, boards, [])!.kept).toEqual([
    centre(boards, 7),
  ]);
});

test("what is shown again is seen at the yak that is told of; a choice that is judged, at the one that chose", () => {
  const moment = { view, me: 2, options: NONE, beat: null };
  expect(toBeSeen({ ...moment, doer: 1 }, boards, [])!.offered).toEqual([centre(boards, 7)]);
  expect(toBeSeen({ ...moment, doer: 0 }, boards, [])!.offered[0]!.x).toBeGreaterThan(2 * BOARD);
  const judged = { better: null, chosen: null };
  expect(toBeSeen({ ...moment, me: 1, judged }, boards, [])!.offered).toEqual([centre(boards, 7)]);
});

test("at first the own yak is in sight, in Kathmandu once it has arrived there", () => {
  const moment = { view, options: NONE, beat: null };
  expect(atFirst({ ...moment, me: 2 }, boards).offered).toEqual([centre(boards, 40)]);
  expect(atFirst({ ...moment, me: 0 }, boards).offered[0]!.x).toBeGreaterThan(2 * BOARD);
});

test("all of a turn is looked at when its die is asked for, and only then", () => {
  const reach = { reach: [{ stop: 9 }] };
  const options = new Offers([{ name: "die", text: "", on: [], preview: reach } as unknown as Choosable]);
  const asked = (kind: string) =>
    toBeSeen({ view: { ...view, question: { kind } } as View, me: 1, options, beat: null }, boards, [])!;
  expect(asked("prompt-die").afresh).toBe(true);
  expect(asked("prompt-die").kept).toContainEqual(centre(boards, 9));
  expect(asked("prompt-resource").afresh).toBeUndefined();
  expect(asked("prompt-resource").kept).toEqual([centre(boards, 7)]);
});

test("the map stays as it is while it shows what it should, and about as large", () => {
  const [size, corner] = [
    { width: 400, height: 300 },
    { width: 180, height: 60 },
  ];
  const before = { x: 0, y: 0, width: 400, height: 300 };
  const next = { x: 150, y: 100, width: 400, height: 300 };
  const stays = (...points: { x: number; y: number }[]) => steady(next, before, points, size, corner) === before;
  expect(stays({ x: 200, y: 150 })).toBe(true);
  expect(stays({ x: 200, y: 150 }, { x: 395, y: 150 })).toBe(false);
  expect(stays({ x: 300, y: 270 })).toBe(false);
  const closer = { ...next, width: 200, height: 150 };
  expect(steady(closer, before, [{ x: 250, y: 150 }], size, corner)).not.toBe(before);
  expect(steady(closer, before, [{ x: 250, y: 150 }], size, corner, false)).toBe(before);
});
