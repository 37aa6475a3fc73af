import { expect, test } from "vitest";
import type { Player } from "./view";
import { sayBeside, sayBesideIn } from "./words";

const player = {
  parts: [
    { source: "source-sizes", points: 9 },
    { source: "source-number", points: 3 },
    { source: "source-food", points: 2 },
    { source: "source-bonus-red", points: 4 },
  ],
} as unknown as Player;

test("what has no room in a summary is summed up, so that nothing is left out", () => {
  expect(sayBesideIn(player, 3)).toEqual(sayBeside(player));
  expect(sayBesideIn(player, 2)).toEqual(["groups +3", "others +6"]);
  expect(sayBesideIn(player, 1)).toEqual(["extras +9"]);
});
