import { expect, test, vi } from "vitest";
import { Package } from "../words/package.svelte";
import { together } from "../games/kit/sentences";
import { foldedBrief, lineOf, newestTold, partsOf, placed, turnsOf, type Line } from "./turns";

const SHAPE = { begins: "day", headings: ["day"], alone: ["fog"] };
const event = (name: string, seat: number, brief = ""): Line => ({
  kind: "event",
  name,
  seat,
  values: [],
  text: `${seat}: ${name}`,
  brief,
});
const chat: Line = { kind: "chat", seat: 1, who: "Bina", text: "well!", at: 0 };
const told = (lines: Line[], first = 0): unknown[] =>
  turnsOf(placed(lines, first), SHAPE).map(({ kind, seat, brief, steps }) => [kind, seat, brief, steps.length]);

test("a turn is one line, joined from what its events say in brief", () => {
  const lines = [event("day", -1), event("took", 0, "takes orange 6"), event("paid", 0), event("built", 0, "builds")];
  expect(told(lines)).toEqual([
    ["heading", -1, null, 1],
    ["turn", 0, "takes orange 6, builds", 3],
  ]);
});

test("another seat, a heading and talk begin another line; what nobody did belongs to the turn", () => {
  const lines = [
    event("day", -1),
    event("took", 0, "takes"),
    event("spilled", -1, "spills"),
    event("took", 1, "takes"),
    chat,
    event("took", 1, "takes"),
    event("fog", -1),
  ];
  expect(told(lines)).toEqual([
    ["heading", -1, null, 1],
    ["turn", 0, "takes, spills", 2],
    ["turn", 1, "takes", 1],
    ["talk", 1, null, 1],
    ["turn", 1, "takes", 1],
    ["line", -1, null, 1],
  ]);
});

test("several of a kind share their verb, and the same again is counted", () => {
  const dice = [
    event("day", -1),
    event("rolled", 0, "rolls 3"),
    event("rolled", 0, "rolls 5"),
    event("rolled", 0, "rolls 2"),
  ];
  expect(told(dice)[1]).toEqual(["turn", 0, "rolls 3, 5, 2", 3]);
  const cards = [event("day", -1), event("drew", 0, "draws a card"), event("drew", 0, "draws a card")];
  expect(told(cards)[1]).toEqual(["turn", 0, "draws a card (2×)", 2]);
  const three = [...dice, event("rolled", 0, "rolls 2")];
  expect(told(three)[1]).toEqual(["turn", 0, "rolls 3, 5, 2 (2×)", 4]);
});

test("all before the beginning is set-up, unless the log is cut off before it", () => {
  const setup = [event("laid", -1), event("dealt", 0)];
  expect(told([...setup, event("day", -1)])[0]).toEqual(["setup", -1, null, 2]);
  expect(told(setup)).toEqual([["setup", -1, null, 2]]);
  // A later day is no beginning: what stands before it in a log read from its middle was played.
  expect(told([...setup, event("day", -1)], 40).map((group) => (group as unknown[])[0])).not.toContain("setup");
  expect(told(setup, 40).map((group) => (group as unknown[])[0])).toEqual(["turn", "turn"]);
});

test("each step keeps its place in the log", () => {
  const groups = turnsOf(placed([event("took", 0), event("paid", 0)], 40), SHAPE);
  expect(groups[0]?.steps.map(({ place }) => place)).toEqual([40, 41]);
});

test("without a shape every event is a line of its own", () => {
  const groups = turnsOf(placed([event("took", 0, "takes"), event("paid", 0)], 0), undefined);
  expect(groups.map(({ kind, steps }) => [kind, steps.length])).toEqual([
    ["line", 1],
    ["line", 1],
  ]);
});

test("reactions in a row are one group, and talk between them ends it", () => {
  const react = (seat: number): Line => ({ kind: "reaction", seat, who: "", reaction: "nod", at: 0, text: "" });
  const groups = turnsOf(placed([chat, react(0), react(1), chat, react(0)], 10), SHAPE);
  expect(groups.map(({ kind, steps }) => [kind, steps.length])).toEqual([
    ["talk", 1],
    ["reactions", 2],
    ["talk", 1],
    ["reactions", 1],
  ]);
});

test("what a turn does to others stays a part of it, and is said with their names", () => {
  const shape = { ...SHAPE, outcomes: ["lost"] };
  const lines = [
    event("day", -1),
    event("aimed", 0, "aims at 1"),
    event("lost", 1, "loses a card"),
    event("took", 1, "takes"),
  ];
  const [, first, second] = turnsOf(placed(lines, 0), shape);
  expect([first?.seat, first?.brief]).toEqual([0, "aims at 1, 1: lost"]);
  expect([second?.seat, second?.brief]).toEqual([1, "takes"]);
});

test("sentences that begin alike are told as one, others by the last", () => {
  expect(together(["Asha rolls 3 (red).", "Asha rolls 5 (blue)."])).toBe("Asha rolls 3 (red), 5 (blue).");
  expect(together(["Asha rests.", "The sun shines."])).toBe("The sun shines.");
  expect(together(["Asha rests."])).toBe("Asha rests.");
});

test("two turns of one player in a row are two lines", () => {
  const shape = { ...SHAPE, outcomes: ["drew"], once: ["used-die"], again: ["further-turn"] };
  const sizes = (...names: string[]): number[] =>
    turnsOf(placed([event("day", -1), ...names.map((name) => event(name, 0, name))], 0), shape)
      .slice(1)
      .map(({ steps }) => steps.length);
  expect(sizes("used-die", "moved", "used-die", "moved")).toEqual([2, 2]);
  expect(sizes("joined", "further-turn", "drew", "joined", "drew")).toEqual([3, 2]);
});

test("the newest turn is told while it is shown; without one, whatever happened", () => {
  const newest = (...lines: Line[]): string => newestTold(placed(lines, 9), SHAPE, (seat) => ["Asha", "Bina"][seat]!);
  expect(newest(event("took", 0, "takes"), event("took", 1, "takes 3"), event("fog", -1))).toBe("Bina: takes 3");
  expect(newest(event("fog", -1))).toBe("-1: fog");
  expect(newest(chat)).toBe("");
});

test("what several seats do one after the other is one line that tells the last", () => {
  const lines = [event("day", -1), event("chose", 1), event("chose", 2), event("took", 1, "takes")];
  const groups = turnsOf(placed(lines, 0), { ...SHAPE, folded: ["chose"] });
  expect(groups.map(({ kind, steps }) => [kind, steps.length])).toEqual([
    ["heading", 1],
    ["folded", 2],
    ["turn", 1],
  ]);
});

test("what is said in brief of several seats stands in one line", () => {
  const [group] = turnsOf(placed([event("shown", 1, "coin 2"), event("shown", 0, "coin 4")], 5), {
    ...SHAPE,
    folded: ["shown"],
  });
  expect(foldedBrief(group!, String)).toBe("1: coin 2 · 0: coin 4");
});

test("what is implied is no news by itself", () => {
  const shape = { ...SHAPE, implied: ["dealt"] };
  const newest = (...lines: Line[]): string => newestTold(placed(lines, 9), shape, () => "Asha");
  expect(newest(event("dealt", -1))).toBe("");
  expect(newest(event("market", -1), event("dealt", -1))).toBe("-1: market");
  const [market] = turnsOf(placed([event("market", -1, "The market"), event("dealt", -1)], 9), shape);
  expect(lineOf(market!, () => "")).toBe("The market");
});

test("a turn told in the past is a sentence: what was done alike is said together", () => {
  const shape = { ...SHAPE, past: true };
  const lineFor = (...lines: Line[]): string =>
    lineOf(turnsOf(placed(lines, 9), shape)[0]!, (seat) => ["You", "Bina"][seat]!, shape);
  const played = event("played", 1, "played Build");
  expect(lineFor(played)).toBe("Bina played Build.");
  expect(lineFor(played, event("paid", 1, "paid 2 milk"), event("paid", 1, "paid 1 bread"))).toBe(
    "Bina played Build and paid 2 milk and 1 bread.",
  );
  const laid = event("laid", 0, "laid a red stone");
  expect(lineFor(event("played", 0, "played Build"), event("paid", 0, "paid 3 milk"), laid, laid)).toBe(
    "You played Build, paid 3 milk, and laid a red stone and one more.",
  );
});

test("what several did alike at once is one sentence in the past", () => {
  const shape = { ...SHAPE, folded: ["chose"], past: true };
  const chosen = [event("chose", 0, "chose a card"), event("chose", 1, "chose a card")];
  const [group] = turnsOf(placed(chosen, 5), shape);
  expect(foldedBrief(group!, (seat) => ["Asha", "Bina"][seat]!, shape)).toBe("Asha and Bina chose a card.");
});

test("where the verb stands last, several of a kind share it at their end", async () => {
  const words = { "log-verb": "last", "log-more": "twice" } as Record<string, string>;
  vi.spyOn(Package.prototype, "say").mockImplementation(
    (key, { what = "" } = {}) => `${what as string}${words[key] ?? key}`,
  );
  const shape = { ...SHAPE, past: true };
  const told = ["einen grauen Stein gezogen", "einen roten Stein gezogen"].map((brief) => event("drew", 0, brief));
  const [group] = turnsOf(placed(told, 9), shape);
  expect(partsOf(group!, shape)).toEqual(["einen grauen Stein and einen roten Stein gezogen"]);
  vi.restoreAllMocks();
});
