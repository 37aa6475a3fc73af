import { expect, test } from "vitest";
import { Tracker } from "./pieces";
import { card, player, view } from "./testing";
import type { View } from "./view";

const rows = (turn: number, first: string[], second: string[], more: Partial<View> = {}): View =>
  view([player(0, { members: first.map(card) }), player(1, { members: second.map(card) }), player(2)], {
    turn,
    ...more,
  });

const NOBLE = "roy-nobleman-red";
const FINN = "butterfinger-finn-red";

test("what others lay is news until I have had my turn", () => {
  const tracker = new Tracker();
  const news = (shown: View): string[] => {
    const { members, news: fresh } = tracker.lay(shown, 0);
    return members.flat().flatMap(({ id, thing }) => (fresh.has(id) ? [thing.name] : []));
  };
  expect(news(rows(0, [], [NOBLE]))).toEqual([]);
  expect(news(rows(0, [FINN], [NOBLE]))).toEqual([]);
  expect(news(rows(1, [FINN], [NOBLE, FINN]))).toEqual([FINN]);
  expect(news(rows(2, [FINN], [NOBLE, FINN]))).toEqual([FINN]);
  expect(news(rows(0, [FINN], [NOBLE, FINN]))).toEqual([FINN]);
  expect(news(rows(0, [FINN, NOBLE], [NOBLE, FINN]))).toEqual([FINN]);
  expect(news(rows(1, [FINN, NOBLE], [NOBLE, FINN]))).toEqual([]);
});

test("a new round and the eyes of nobody have no news", () => {
  const tracker = new Tracker();
  tracker.lay(rows(1, [], []), 0);
  expect(tracker.lay(rows(1, [], [NOBLE], { round: 2 }), 0).news.size).toBe(0);
  expect(tracker.lay(rows(1, [], [NOBLE, FINN], { round: 2 })).news.size).toBe(0);
});

const ANTHROP = "miss-anthrop-blue";

const losses = (tracker: Tracker, shown: View): [string, number | null][] =>
  tracker.lay(shown, 0).lost.map(({ piece, by }) => [piece.thing.name, by]);

test("what an attack took from me is remembered until my next turn has ended", () => {
  const tracker = new Tracker();
  const lost = (shown: View): [string, number | null][] => losses(tracker, shown);
  const gone = { discards: [card(NOBLE)] };
  expect(lost(rows(0, [FINN, NOBLE], []))).toEqual([]);
  expect(lost(rows(1, [FINN, NOBLE], []))).toEqual([]);
  expect(lost(rows(1, [FINN, NOBLE], [ANTHROP]))).toEqual([]);
  expect(lost(rows(2, [FINN], [ANTHROP], gone))).toEqual([[NOBLE, 1]]);
  expect(lost(rows(0, [FINN], [ANTHROP], gone))).toEqual([[NOBLE, 1]]);
  expect(lost(rows(0, [FINN, FINN], [ANTHROP], gone))).toEqual([[NOBLE, 1]]);
  expect(lost(rows(1, [FINN, FINN], [ANTHROP], gone))).toEqual([]);
});

test("a thief is known by what lies with them, and what comes back is not lost", () => {
  const tracker = new Tracker();
  losses(tracker, rows(0, [NOBLE], []));
  losses(tracker, rows(1, [NOBLE], []));
  expect(losses(tracker, rows(2, [], [NOBLE]))).toEqual([[NOBLE, 1]]);
  expect(losses(tracker, rows(2, [NOBLE], []))).toEqual([]);
});

const MILLER = "pater-miller-yellow";

test("whoever is on turn has attacked, though somebody else has laid a card that does the same", () => {
  const tracker = new Tracker();
  losses(tracker, rows(0, [NOBLE], []));
  losses(tracker, rows(1, [NOBLE], [ANTHROP]));
  losses(tracker, rows(2, [NOBLE], [ANTHROP]));
  expect(losses(tracker, rows(2, [], [ANTHROP], { discards: [card(NOBLE)] }))).toEqual([[NOBLE, 2]]);
});

test("who was stopped by Pater Miller is known from what I was asked, though turns have passed since", () => {
  const asked: Partial<View> = { to_come: [{ kind: "protect", seat: 0, whom: 2, blow: "draw" }] };
  const discards = [card(MILLER)];
  for (const turn of [0, 1, 2]) {
    const tracker = new Tracker();
    losses(tracker, rows(0, [MILLER], []));
    losses(tracker, rows(1, [MILLER], [ANTHROP]));
    losses(tracker, rows(2, [MILLER], [ANTHROP], asked));
    expect(losses(tracker, rows(turn, [], [ANTHROP], { discards }))).toEqual([[MILLER, 2]]);
  }
});

test("what I discard myself, or take back, is no loss; nor is the end of a round", () => {
  const tracker = new Tracker();
  losses(tracker, rows(0, [FINN, NOBLE], []));
  expect(losses(tracker, rows(0, [FINN], [], { discards: [card(NOBLE)] }))).toEqual([]);
  expect(losses(tracker, rows(1, [], [], { discards: [card(NOBLE), card(FINN)] }))).toEqual([]);
  losses(tracker, rows(2, [FINN], []));
  expect(losses(tracker, rows(2, [], [], { round: 2 }))).toEqual([]);
});
