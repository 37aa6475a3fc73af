import { expect, test } from "vitest";
import { fitting, recapOf, recapSaid } from "./recap";
import { placed, type Line } from "./turns";

const SHAPE = { begins: "day", headings: ["day"], alone: ["fog"] };
const event = (name: string, seat: number, brief = ""): Line => ({
  kind: "event",
  name,
  seat,
  values: [],
  text: `${seat}: ${name}`,
  brief,
});
const names = (seat: number): string => "ABCD"[seat]!;
const LINES = [
  event("day", -1),
  event("took", 0, "takes"),
  event("took", 1, "takes"),
  event("built", 1, "builds"),
  event("took", 2, "takes"),
];
const said = (lines: Line[], own: number | null, shape = SHAPE): string =>
  recapSaid(recapOf(placed(lines, 0), shape, own, names));

test("what the others did since my turn is told of each, or else the latest", () => {
  expect(said(LINES, 0)).toBe("B: takes, builds · C: takes");
  expect(said(LINES, null)).toBe("C: takes");
  expect(said(LINES.slice(0, 2), 0)).toBe("A: takes");
  expect(said(LINES.slice(0, 1), 0)).toBe("-1: day");
});

test("a game may tell it in words of its own, and leave out what is no news", () => {
  const shortly = (line: { name: string }): string | null => (line.name === "took" ? "+1" : null);
  expect(said(LINES, 0, { ...SHAPE, shortly } as typeof SHAPE)).toBe("B: +1 · C: +1");
});

test("before anybody has done anything of note, the latest that is told is news", () => {
  const shortly = (line: { name: string }): string | null => (line.name === "took" ? "+1" : null);
  const lines = [event("day", -1), event("dealt", 0, "gets a card")];
  expect(said(lines, 0, { ...SHAPE, shortly } as typeof SHAPE)).toBe("-1: day");
  expect(said(lines, 0)).toBe("A: gets a card");
});

test("where there is little room long turns lose their ends, and nobody is left out for it", () => {
  const turn = (who: string, ...parts: string[]) => ({ who, parts, cut: false });
  const turns = [turn("A", "takes a card", "builds"), turn("B", "attacks", "takes two", "ends")];
  expect(recapSaid(fitting(turns, 100))).toBe("A: takes a card, builds · B: attacks, takes two, ends");
  expect(recapSaid(fitting(turns, 50))).toBe("A: takes a card, builds · B: attacks, takes two …");
  expect(recapSaid(fitting(turns, 32))).toBe("A: takes a card … · B: attacks …");
  expect(recapSaid(fitting(turns, 20))).toBe("B: attacks …");
  expect(fitting([], 5)).toEqual([]);
});

test("what happened to oneself is left out last", () => {
  const turn = {
    who: "A",
    parts: ["plays", "gives B a card", "gives you a card"],
    mine: ["gives you a card"],
    cut: false,
  };
  expect(recapSaid(fitting([turn], 30))).toBe("A: plays, gives you a card …");
  expect(recapSaid(fitting([turn], 22))).toBe("A: gives you a card …");
});
