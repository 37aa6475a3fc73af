import { expect, test } from "vitest";
import { tallied, type Reacted, type Reaction } from "./reactions";

const react = (seat: number, reaction: Reaction): Reacted => ({
  kind: "reaction",
  seat,
  who: "AB"[seat] ?? "",
  reaction,
  at: 0,
  text: "",
});

test("the same reaction of the same person is counted", () => {
  expect(tallied([react(0, "nod"), react(1, "nod"), react(0, "nod")]).map((one) => one.count)).toEqual([2, 1]);
});
