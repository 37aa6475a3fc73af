import { expect, test } from "vitest";
import type { Happened } from "../../wire";
import type { Place } from "../kit/contract";
import { stage } from "./stage";
import type { Card, Monument, Player, View } from "./view";

const NAMES = ["Asha", "Bina", "Chandra"];
const places = NAMES.map((name, seat): Place => ({
  seat,
  name,
  letter: "ABC"[seat]!,
  colour: "",
  mark: seat,
  asked: false,
  mine: seat === 0,
}));
const seen = { me: 0, places };
const event = (name: string, seat: number, ...values: number[]): Happened => ({ kind: "event", name, seat, values });
const card = (id: number): Card => ({ id, name: "blue-buddha/red-stupa-top" });

function player(seat: number, change: Partial<Player> = {}): Player {
  const nothing = { team: null, spent: [], purse: [1, 2, 3, 4, 5], doing: null, cards: 0, hand: [], mission: null };
  const bare = {
    met: null,
    standing: null,
    bought: null,
    growing: [],
    finished: [],
    discards: [],
    coin_points: 0,
    points: 0,
  };
  return { seat, ...nothing, ...bare, ...change };
}

function table(change: Partial<View> = {}): View {
  return {
    game: "reviving-kathmandu",
    seat: 0,
    over: false,
    asked: [],
    picked: null,
    round: 1,
    first: 0,
    market: [card(1), card(2), card(3), card(4)],
    bids: [],
    last_bids: [],
    free_spots: [],
    blue_deck: 28,
    red_deck: 50,
    under_red_deck: [],
    fits: [],
    players: NAMES.map((_, seat) => player(seat)),
    ...change,
  };
}
const bare = (change: Partial<View> = {}): View => table({ market: [null, null, null, null], ...change });
const kinds = (...told: Happened[]): (string | undefined)[] =>
  stage(table(), bare(), told, seen).map((beat) => beat.scene?.kind);

// Spots by number: 0 left of the first upper card, 2 right of the second, 3 right of the second lower one.
const COLLECTED = [
  event("own-bid", 0, 0, 3),
  event("revealed", 0, 0, 3),
  event("revealed", 1, 2, 3),
  event("revealed", 2, 3, 1),
  event("won", 0, 1, 0),
  event("won", 2, 2, 3),
  event("won", 1, 3, 2),
  event("won", 2, 4, 3),
];

test("coins turn over together, then each card is awarded, then the cards travel", () => {
  expect(kinds(...COLLECTED)).toEqual(["bid", "reveal", "tie", "award", "tie", "award", "travel"]);
});

test("the coins lie face up on their spots and the market is still full while they are looked at", () => {
  const reveal = stage(table(), bare(), COLLECTED, seen)[1]!;
  expect(reveal.view?.bids.map(({ coin }) => coin)).toEqual([3, 3, 1]);
  expect(reveal.view?.market.every((one) => one !== null)).toBe(true);
});

test("a coin is struck out among its owner's only once it has been turned up", () => {
  const [, reveal, award] = stage(table(), bare(), COLLECTED, seen);
  const struck = (beat: typeof reveal): number[] | undefined => beat?.view?.players[1]?.spent;
  expect(struck(reveal)).toEqual(table().players[1]?.spent);
  expect(struck(award)).toEqual([...table().players[1]!.spent, 3]);
});

test("every award is explained at its card", () => {
  const notes = stage(table(), bare(), COLLECTED, seen).flatMap((beat) => beat.notes ?? []);
  expect(notes).toEqual([
    { at: "verdict-0", text: "You: 3 against 3, but nearer" },
    { at: "verdict-1", text: "Chandra: only bidder" },
    { at: "verdict-2", text: "Bina: 3 like yours, but nearer" },
    { at: "verdict-3", text: "Chandra: only bidder" },
  ]);
});

test("cards that travel are in their winners' hands, and the coins still on their spots", () => {
  const travel = stage(table(), bare(), COLLECTED, seen).at(-1)!;
  expect(travel.view?.players[2]?.hand.map(({ id }) => id)).toEqual([2, 4]);
  expect(travel.view?.market).toEqual([null, null, null, null]);
  expect(travel.view?.bids).toHaveLength(3);
});

test("what nobody wants is told before it goes under the red deck", () => {
  const told = [event("revealed", 0, 0, 3), event("won", 0, 1, 0), event("unsold", -1, 2)];
  expect(kinds(...told)).toEqual(["reveal", "award", "travel", "unsold"]);
});

const STUPA: Monument = {
  kind: "stupa",
  plot: 0,
  sections: ["red-stupa-bottom", "red-stupa-centre", "red-stupa-top"],
  cards: [10, 11, 12],
  colours: ["red", "red", "red"],
  points: 6,
  matching: 4,
  new_colour: 0,
};

test("a finished monument is cheered with its points, and then an objective that it meets", () => {
  const before = bare({ players: [player(0, { met: [] }), player(1), player(2)] });
  const after = bare({
    players: [player(0, { met: ["stupa"], finished: [STUPA], points: 10 }), player(1), player(2)],
  });
  const beats = stage(before, after, [event("added", 0, 3, 0, 11), event("completed", 0, 2, 0)], seen);
  expect(beats.map((beat) => beat.scene)).toEqual([
    { kind: "finished", owner: 0, first: 10, great: 10 },
    { kind: "mission", kinds: ["stupa"] },
  ]);
  expect(beats[0]?.notes).toEqual([]);
});

test("what scores little is only said at the monument", () => {
  const after = bare({ players: [player(0, { finished: [STUPA], points: 5 }), player(1), player(2)] });
  const [beat] = stage(bare(), after, [event("completed", 0, 2, 0)], seen);
  expect(beat?.scene).toMatchObject({ kind: "finished", great: null });
  expect(beat?.notes?.map(({ text }) => text)).toEqual(["+5 points, 4 of them for matching colours"]);
});

test("others' building is seen before a round begins, and the round before its cards are dealt", () => {
  const after = table({ round: 2, first: 1 });
  const beats = stage(bare(), after, [event("discarded", 1, 4), event("round", 1, 2)], seen);
  expect(beats.map((beat) => beat.scene?.kind)).toEqual(["building", "round"]);
  expect(beats[1]?.view?.market.every((one) => one === null)).toBe(true);
});

test("the coins left over are announced before the first of them is spent", () => {
  const spending = [player(0, { doing: "spending" }), player(1), player(2)];
  const told = [event("done-building", 1)];
  expect(stage(bare(), bare({ players: spending }), told, seen).map((beat) => beat.scene?.kind)).toEqual(["leftovers"]);
  expect(stage(bare({ players: spending }), bare({ players: spending }), told, seen)).toEqual([]);
});

test("coins come back in a beat of their own, after the last of them is spent", () => {
  const spending = bare({ players: [player(0, { doing: "spending" }), player(1), player(2)] });
  const told = [event("took-points", 0, 5), event("coins-back", -1), event("round", 1, 2)];
  const beats = stage(spending, table({ round: 2 }), told, seen);
  expect(beats.map((beat) => beat.scene?.kind)).toEqual(["leftover", "coins", "round"]);
  expect(beats[0]?.view?.players[0]?.spent).toHaveLength(5);
  expect(beats[1]?.view?.players[0]?.spent).toEqual([]);
});

test("a plain move of mine is not held up", () => {
  expect(stage(bare(), bare(), [event("started", 0, 3, 0)], seen)).toEqual([]);
});

test("while I am asked myself, others finish their monuments without taking my question away", () => {
  const building = player(0, { doing: "building" });
  const before = bare({ players: [building, player(1, { doing: "building" }), player(2)] });
  const after = bare({ players: [building, player(1, { finished: [STUPA], points: 10 }), player(2)] });
  const told = [event("added", 1, 3, 1, 11), event("completed", 1, 2, 1)];
  const thinking = { me: 0, places: places.map((place) => ({ ...place, asked: place.mine })) };
  expect(stage(before, after, told, thinking)).toEqual([]);
  expect(stage(before, after, told, seen)).toHaveLength(1);
});

test("what only the end counts is not seen before it is counted", () => {
  const after = bare({
    over: true,
    players: [player(0, { points: 30 }), player(1, { points: 41, mission: 2 }), player(2)],
  });
  const beats = stage(bare(), after, [event("discarded", 1, 4), event("game-over", -1)], seen);
  expect(beats.map((beat) => beat.scene?.kind)).toEqual(["building", "over"]);
  expect(beats.at(-1)?.view?.players.map(({ points, mission }) => [points, mission])).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
});

test("why cards come from the red deck is said to whoever draws them", () => {
  const told = [event("revealed", 1, 0, 3), event("own-draw", 0, 40), event("own-draw", 0, 41), event("drew", 2)];
  const drawn = stage(table(), bare(), told, seen).find((beat) => beat.scene?.kind === "drawn");
  expect(drawn?.notes?.map(({ at }) => at)).toEqual(["red-deck"]);
  expect(kinds(event("revealed", 1, 0, 3), event("drew", 2))).not.toContain("drawn");
});

test("where no discard can be built, it is shown what lay there and why the coin brings points", () => {
  const before = bare({ players: [player(0, { doing: "spending" }), player(1, { discards: [card(7)] }), player(2)] });
  const take = (view: View) => stage(view, bare(), [event("took-points", 0, 5)], seen)[0]!;
  const scene = { kind: "leftover", seat: 0 };
  expect(take(before).scene).toEqual({ ...scene, useless: { cards: [card(7)], points: 5 } });
  expect(take(before).told).toBe("Nothing here can be built in your street, so your coin brings 5 points.");
  const fit = {
    card: 7,
    face: "blue-buddha",
    after: [],
    then: null,
    completes: true,
    points: 3,
    at_once: 3,
    mission: 0,
  };
  expect(take({ ...before, fits: [fit] }).scene).toEqual({ ...scene, useless: null });
});

test("that the last card of the hand ends one's building is said", () => {
  const before = bare({ players: [player(0, { doing: "building", hand: [card(7)] }), player(1), player(2)] });
  const beats = stage(before, bare(), [event("started", 0, 7, 0)], seen);
  expect(beats.map(({ scene }) => scene?.kind)).toEqual(["emptied"]);
});

test("what somebody else colours is said in their street alone", () => {
  const tower = {
    kind: "buddha",
    cards: [9],
    sections: ["wild-buddha"],
    points: 2,
    matching: 0,
    new_colour: 1,
    plot: 0,
  };
  const built = (colour: string) => [{ ...tower, colours: [colour] }] as Monument[];
  const view = (colour: string, points: number): View =>
    bare({ players: [player(0), player(1, { finished: built(colour), points }), player(2)] });
  const beats = stage(view("wild", 2), view("white", 3), [event("coloured", 1, 0, 0, 1)], seen);
  expect(beats.flatMap(({ notes }) => notes ?? [])).toEqual([]);
});

test("what I complete with a wild section is celebrated once it has its colour, with all of its points", () => {
  const shrine = {
    kind: "shrine",
    cards: [9, 8],
    sections: ["red-shrine-bottom", "wild-shrine-top"],
    points: 3,
    plot: 0,
  };
  const view = (doing: "building" | "colouring", top: string | null, matching: number): View => {
    const finished = top ? [{ ...shrine, colours: ["red", top], matching, new_colour: 0 } as Monument] : [];
    return bare({ players: [player(0, { doing, finished, points: 3 + matching }), player(1), player(2)] });
  };
  const completed = event("completed", 0, 1, 0, 3);
  const coloured = event("coloured", 0, 2, 1, 0);
  const [begun, open, done] = [view("building", null, 0), view("colouring", "wild", 0), view("building", "red", 2)];
  expect(stage(begun, open, [completed], seen)).toEqual([]);
  for (const [before, told] of [[open, [coloured]] as const, [begun, [completed, coloured]] as const]) {
    const [beat, ...more] = stage(before, done, told, seen);
    expect(beat?.scene?.kind).toBe("finished");
    expect(beat?.told).toContain("+5");
    expect(more).toEqual([]);
  }
});

test("before the end has counted, the table has neither its points nor the coins back", () => {
  const before = bare({ players: [player(0, { points: 7 }), player(1, { points: 8 }), player(2)] });
  const players = [player(0, { points: 12, spent: [] }), player(1, { points: 20, spent: [] }), player(2)];
  const told = [event("took-points", 0, 1), event("took-points", 1, 1), event("coins-back", 0), event("game-over", 0)];
  const last = stage(before, bare({ over: true, players }), told, seen).at(-1)?.view;
  expect(last?.players.map(({ points }) => points).slice(0, 2)).toEqual([7, 8]);
  expect(last?.players[1]?.spent).toEqual([1, 2, 3, 4, 5]);
});
