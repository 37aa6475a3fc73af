import { expect, test } from "vitest";
import { fitting, recapOf, recapSaid, sinceOf } from "./recap";
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

test("it stays while my own turn goes on, and over the beginning of a new day", () => {
  expect(said([...LINES, event("took", 0, "takes"), event("built", 0, "builds")], 0)).toBe(
    "B: takes, builds · C: takes",
  );
  expect(said([...LINES, event("day", -1)], 0)).toBe("B: takes, builds · C: takes");
});

test("where a heading begins everything anew nothing before it is news", () => {
  const shape = { ...SHAPE, afresh: ["day"] };
  expect(said([...LINES, event("day", -1)], 0, shape)).toBe("-1: day");
  expect(said([...LINES, event("day", -1), event("took", 2, "takes")], 0, shape)).toBe("C: takes");
});

const since = (lines: Line[], own: number | null, shape = SHAPE): string[] =>
  sinceOf(placed(lines, 0), shape, own, names).map(({ group, mine }) =>
    [`${group.kind} ${group.seat}`, ...mine].join(": "),
  );

test("all that happened since my last turn can be read, headings and what happened to me with it", () => {
  const shortly = (line: { name: string }, _: unknown, own: number | null): string | null =>
    line.name === "built" ? (own === 0 ? "takes yours" : "takes A's") : line.name;
  const lines = [...LINES, event("fog", -1), event("day", -1), event("took", 0, "takes")];
  const shape = { ...SHAPE, shortly } as typeof SHAPE;
  expect(since(lines, 0, shape)).toEqual(["turn 1: takes yours", "turn 2", "line -1", "heading -1"]);
  expect(since(lines, 0)).toEqual(["turn 1", "turn 2", "line -1", "heading -1"]);
  expect(since(lines, null)).toEqual([]);
});

test("what all chose at once is a turn of mine as well", () => {
  const shape = { ...SHAPE, folded: ["chose"] };
  const lines = [...LINES, event("chose", 1), event("chose", 0), event("took", 1, "takes")];
  expect(since(lines, 0, shape)).toEqual(["turn 1"]);
  expect(since(lines.slice(0, -2), 0, shape)).toEqual(["turn 1", "turn 2", "folded 1"]);
});

test("dice that roll by themselves at dawn are no turn of mine", () => {
  const shape = { ...SHAPE, undecided: ["rolled"] };
  const dawn = [event("day", -1), event("rolled", 1), event("rolled", 0)];
  expect(since([...LINES, ...dawn], 0, shape)).toEqual(["turn 1", "turn 2", "heading -1", "turn 1"]);
  expect(since([...LINES, ...dawn, event("rolled", 0), event("took", 0)], 0, shape)).toEqual(
    since([...LINES, ...dawn], 0, shape),
  );
});

test("what rolled by itself is no news, what stands alone is where the game has words for it", () => {
  const shortly = (line: { name: string }): string | null => (line.name === "rolled" ? null : `short ${line.name}`);
  const shape = { ...SHAPE, undecided: ["rolled"], shortly } as typeof SHAPE;
  const lines = [...LINES, event("fog", -1), event("fog", 2), event("day", -1), event("rolled", 1), event("rolled", 2)];
  expect(said(lines, 0, shape)).toBe("B: short took, short built · C: short took · short fog · C: short fog");
  expect(said(lines, 0, { ...SHAPE, undecided: ["rolled"] } as typeof SHAPE)).toBe("B: takes, builds · C: takes");
  expect(said([event("dealt", 0, "gets a card")], 0, shape)).toBe("0: dealt");
});

test("before my first turn it begins after the set-up", () => {
  const lines = [event("dealt", 0), event("day", -1), event("took", 1, "takes")];
  expect(since(lines, 0)).toEqual(["heading -1", "turn 1"]);
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
  expect(recapSaid(fitting(turns, 20))).toBe("… · B: attacks …");
  expect(fitting([], 5)).toEqual([]);
});

test("whom it hit stays in sight where the words for it are left out", () => {
  const named = new Map([
    ["takes B’s card", [1]],
    ["plays", []],
  ]);
  const turn = { who: "A", parts: ["plays", "takes B’s card"], named, cut: false };
  expect(fitting([turn], 40)).toEqual([{ who: "A", text: "plays, takes B’s card" }]);
  expect(fitting([turn], 20)).toEqual([{ who: "A", text: "plays … →", whom: [1] }]);
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
