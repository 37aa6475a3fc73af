import { expect, test } from "vitest";
import { reasonOf } from "./reasons";
import { player, view } from "./testing";
import type { Step } from "./view";

const why = (step: Step, name: string): string | null => reasonOf(view([player(0)], { to_come: [step] }), name);

test("a demand that is not met is said, whoever is on turn", () => {
  expect(why({ kind: "turn", seat: 0 }, "pater-miller-red")).toBeNull();
  expect(why({ kind: "turn", seat: 0 }, "slowhand-bill-blue")).toContain("6 provisions, you have 3");
  expect(why({ kind: "turn", seat: 1 }, "slowhand-bill-blue")).toContain("6 provisions, you have 3");
});

test("while something else is asked that comes first", () => {
  const asked = (card: string): Step => ({ kind: "use-action", seat: 0, card });
  expect(why(asked("ida-handout-red"), "pater-miller-red")).toContain("Ida Handout (red)");
  expect(why(asked("rufus-rigs-red"), "pater-miller-blue")).toContain("a red member");
  expect(why(asked("rufus-rigs-red"), "pater-miller-red")).toBeNull();
  expect(why(asked("earl-of-bucket-red"), "pater-miller-blue")).toBeNull();
  expect(why({ kind: "protect", seat: 0 }, "pater-miller-blue")).toContain("First answer");
});
