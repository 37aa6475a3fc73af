import { expect, test } from "vitest";
import type { Score } from "../../wire";
import { around, figure, gain, podium, scorePad, sideTotals, sums } from "./scoring";

const score = (seat: number, ...points: [string, number][]): Score => ({
  seat,
  place: 1,
  total: 0,
  sources: points.map(([key, gained]) => ({ key, text: key, points: gained, rule: "X-1" })),
});

test("every source has one line, with what it gave to each seat", () => {
  const rows = scorePad([score(0, ["animals", 3], ["animals", 2]), score(1, ["goods", 4])]);
  expect(rows.map(({ key, points }) => [key, points])).toEqual([
    ["animals", [5, null]],
    ["goods", [null, 4]],
  ]);
});

test("the sums grow line by line", () => {
  const rows = scorePad([score(0, ["animals", 5], ["yaks", -2]), score(1, ["animals", 1])]);
  expect([0, 1, 2].map((told) => sums(rows, told, 2))).toEqual([
    [0, 0],
    [5, 1],
    [3, 1],
  ]);
});

test("figures have the real minus sign", () => {
  expect([figure(-3), figure(4), gain(4), gain(-2), gain(0)]).toEqual(["−3", "4", "+4", "−2", "0"]);
});

test("the first stands in the middle, unless there are but two", () => {
  const places = (...found: number[]): number[] => podium(found.map((place) => ({ place }))).map(({ place }) => place);
  expect(places(3, 1, 2)).toEqual([2, 1, 3]);
  expect(places(4, 3, 1, 2)).toEqual([4, 2, 1, 3]);
  expect(places(2, 1)).toEqual([1, 2]);
});

test("one's own stands in the middle, the others round it as they sit", () => {
  const seats = (count: number, own: number | null): number[] =>
    around(
      Array.from({ length: count }, (_, seat) => ({ seat })),
      own,
    ).map(({ seat }) => seat);
  expect(seats(3, 0)).toEqual([2, 0, 1]);
  expect(seats(5, 4)).toEqual([2, 3, 4, 0, 1]);
  expect(seats(4, 1)).toEqual([0, 1, 2, 3]);
  expect(seats(2, 1)).toEqual([1, 0]);
  expect(seats(3, null)).toEqual([0, 1, 2]);
});

test("what gave nothing to anybody has no line", () => {
  const rows = scorePad([score(0, ["animals", 3], ["forgiven", 0]), score(1, ["animals", 0], ["forgiven", 0])]);
  expect(rows.map(({ key }) => key)).toEqual(["animals"]);
});

test("what a side has is added up for each of its seats", () => {
  expect(
    sideTotals(
      [16, 41, 69, 51],
      [
        [0, 2],
        [1, 3],
      ],
    ),
  ).toEqual([85, 92, 85, 92]);
});
