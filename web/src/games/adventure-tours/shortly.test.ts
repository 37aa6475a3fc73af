import { expect, test } from "vitest";
import { shortly } from "./shortly";
import { numberOf, told } from "./testing";

const names = (seat: number): string => ["Nora", "Asha", "Dawa"][seat]!;
const said = (name: string, seat: number, ...values: number[]): string | null =>
  shortly(told(name, seat, ...values), names, 0);
const roy = numberOf("roy-nobleman-red");
const ida = numberOf("ida-handout-red");

test("a card is called by its short name, and what is mine is called mine", () => {
  expect(said("equipped", 1, roy)).toBe("played Roy as equipment");
  expect(said("joined", 1, ida)).toBe("recruited Ida");
  expect(said("lost-member", 0, roy)).toBe("discarded your Roy");
  expect(said("protected", 0, numberOf("pater-miller-red"), 1)).toBe("your Miller stopped it");
  expect(said("stole-equipment", 1, roy, 2)).toBe("stole Dawa’s Roy");
});

test("who gets a card is told, whom an attack is aimed at only by what comes of it", () => {
  expect(said("aimed", 1, ida, 0)).toBe("aimed a card at you");
  expect(said("aimed-second", 1, 2)).toBe("aimed a card at Dawa");
  expect(said("gave", 1, 0)).toBe("gave you a card");
  expect(said("aimed", 1, ida, 1)).toBe("drew a card");
  expect(said("aimed-second", 0, 0)).toBe("drew a card");
  expect(said("aimed", 1, numberOf("miss-anthrop-red"), 0)).toBeNull();
  expect(said("drew", 0)).toBeNull();
});
