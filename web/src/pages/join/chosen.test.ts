import { expect, test } from "vitest";
import type { Seat } from "../../wire";
import { likelyMark, likelySeat, takenMarks } from "./chosen";

const seat = (kind: Seat["kind"], mark: number, name = ""): Seat => ({
  kind,
  name,
  level: "",
  connected: false,
  stand_in: false,
  resigned: false,
  mark,
});
const SEATS = [seat("person", 0, "Asha"), seat("open", 1), seat("invited", 2, "Bina"), seat("bot", 3, "Dawa")];

test("people and bots have their colours, free seats have none", () => {
  expect(takenMarks(SEATS)).toEqual([0, 3]);
});

test("one has the colour of the last time, unless somebody has it", () => {
  expect(likelyMark(SEATS, 1, "4")).toBe(4);
  expect(likelyMark(SEATS, 1, "3")).toBe(1);
  expect(likelyMark(SEATS, null, null)).toBe(1);
  expect(likelyMark(SEATS, 2, "nonsense")).toBe(2);
});

test("one sits on the seat that was kept under one's name, else on the next", () => {
  expect(likelySeat(SEATS, "Bina")).toBe(2);
  expect(likelySeat(SEATS, "Chandra")).toBe(1);
  expect(likelySeat([seat("bot", 0)], "Chandra")).toBeNull();
});
