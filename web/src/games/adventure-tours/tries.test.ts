import { expect, test } from "vitest";
import { Offers } from "../kit/offers";
import { option } from "../kit/testing";
import { changeIn, triesOf } from "./tries";
import type { Change, Preview } from "./view";
import type { Choosable } from "../../wire";

const change = (more: Partial<Change>): Change => ({
  seat: 0,
  gear: [
    [3, 3, 3],
    [3, 3, 3],
  ],
  income: [2, 2],
  cards: [5, 4],
  draws: 0,
  ...more,
});
const does = (more: Partial<Change>): Preview =>
  ({
    kind: "equipping",
    seats: [change(more)],
    opens: [],
    stopped_by: [],
    further_turns: [0, 0],
    results: null,
  }) as unknown as Preview;
const rows = (to: "members" | "equipment"): Partial<Change> => {
  const none = { leaving: [], coming: [] };
  return { members: none, equipment: none, [to]: { leaving: [], coming: ["red-1"] } };
};
const joins = does({ income: [2, 5], ...rows("members") });
const equips = does({
  gear: [
    [3, 3, 3],
    [4, 3, 3],
  ],
  cards: [5, 5],
  draws: 1,
  ...rows("equipment"),
});
const previewed = (preview: Preview, ...of: Parameters<typeof option>): Choosable => ({
  ...option(...of),
  preview: preview as unknown as Choosable["preview"],
});
const options = new Offers([
  previewed(joins, "join", "hand-red", "members"),
  previewed(equips, "equip", "hand-red", "equipment"),
  previewed(equips, "only", "hand-blue", "equipment"),
]);
const desk = { options, looked: null, advised: null, beat: null };

test("a card that is taken up shows what it would bring in every row it may lie in", () => {
  expect(triesOf(desk, ["hand-red"])).toEqual([joins, equips]);
  expect(triesOf(desk, ["hand-blue"])).toEqual([equips]);
  expect(triesOf(desk, [])).toEqual([]);
});

test("a row that is pointed at is shown alone, but not what a hint has named", () => {
  const looked = options.get("join")!;
  expect(triesOf({ ...desk, looked }, ["hand-red"])).toEqual([]);
  expect(triesOf({ ...desk, looked, advised: looked }, ["hand-blue"])).toEqual([equips]);
});

test("both rows show their card and their sum; what only one of them does to the hand is left open", () => {
  const both = changeIn([joins, equips], 0)!;
  expect(both.members?.coming).toEqual(["red-1"]);
  expect(both.equipment?.coming).toEqual(["red-1"]);
  expect(both.gear[1]).toEqual([4, 3, 3]);
  expect(both.income).toEqual([2, 5]);
  expect(both.cards).toEqual([5, 5]);
  expect(changeIn([equips], 0)).toEqual(equips.seats[0]);
  expect(changeIn([equips], 1)).toBeUndefined();
});
