import { expect, test } from "vitest";
import { isUntouched } from "./opening";
import { card, player, view } from "./testing";

test("a table has only begun while nobody has played a card", () => {
  expect(isUntouched(view([player(0), player(1)]))).toBe(true);
  expect(isUntouched(view([player(0), player(1, { equipment: [card("pater-miller-red")] })]))).toBe(false);
  expect(isUntouched(view([player(0, { results: [3] })], { round: 2 }))).toBe(false);
});
