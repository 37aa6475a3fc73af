import { expect, test } from "vitest";
import { formFor, heightOf } from "./market";

test("with three players on a laptop two cards lie side by side, and animals have names", () => {
  expect(formFor(17.9, 25, { cards: 4, tents: false })).toEqual({ grown: 1, beside: 2, named: true });
});

test("with four players three cards lie side by side, so that all of it fits", () => {
  const market = { cards: 5, tents: true };
  const form = formFor(19.6, 22, market);
  expect(form.beside).toBe(3);
  expect(heightOf(form, market)).toBeLessThanOrEqual(22);
});

test("a large window has larger cards", () => {
  expect(formFor(26, 40, { cards: 4, tents: false }).grown).toBeGreaterThan(1.2);
});
