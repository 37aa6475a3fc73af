import { expect, test } from "vitest";
import type { Line } from "../live.svelte";
import { folded, tallied, type Reacted, type Reaction } from "./reactions";

const react = (seat: number, reaction: Reaction): Reacted => ({
  kind: "reaction",
  seat,
  who: "AB"[seat] ?? "",
  reaction,
  at: 0,
  text: "",
});
const chat: Line = { kind: "chat", seat: 0, who: "A", text: "hello", at: 0 };

test("reactions in a row are one row, and talk between them ends it", () => {
  const lines = [chat, react(0, "nod"), react(1, "nod"), chat, react(0, "hmm")];
  expect(folded(lines, 10, false).map((row) => ("reactions" in row ? row.reactions.length : "line"))).toEqual([
    "line",
    2,
    "line",
    1,
  ]);
  expect(folded(lines, 10, false).map((row) => row.number)).toEqual([10, 11, 13, 14]);
});

test("who silences reactions reads none", () => {
  expect(folded([react(0, "nod"), chat], 0, true)).toEqual([{ number: 1, line: chat }]);
});

test("the same reaction of the same person is counted", () => {
  expect(tallied([react(0, "nod"), react(1, "nod"), react(0, "nod")]).map((one) => one.count)).toEqual([2, 1]);
});
