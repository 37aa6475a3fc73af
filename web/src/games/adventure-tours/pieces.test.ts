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
