import { expect, test } from "vitest";
import { PRINTED } from "./view";
import { seenIn } from "./seen";
import { card, player, view } from "./testing";

test("cards in sight are counted wherever they lie", () => {
  const miller = card("pater-miller-red");
  const shown = view(
    [player(0, { hand: [miller], members: [card("ida-handout-blue")] }), player(1, { equipment: [miller] })],
    {
      discards: [miller],
    },
  );
  expect([...seenIn(shown)]).toEqual(
    expect.arrayContaining([
      ["pater-miller-red", 3],
      ["ida-handout-blue", 1],
    ]),
  );
});

test("all copies of all adventurers are the whole pile", () => {
  expect(PRINTED.adventurers.reduce((sum, { copies }) => sum + copies * PRINTED.colours.length, 0)).toBe(102);
});
