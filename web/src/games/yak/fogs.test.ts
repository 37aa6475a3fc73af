import { expect, it } from "vitest";
import { Fogs } from "./fogs.svelte";

const seen = (day: number, yaks_look: "left" | "right", chosen = true, revealed = chosen) => ({
  day,
  yaks_look,
  players: [{ chosen, revealed }],
});

it("marks that the carts have turned until I have chosen for the next day", () => {
  const fogs = new Fogs();
  fogs.see(seen(1, "left"), 0);
  expect(fogs.turned).toBe(false);
  fogs.see(seen(1, "right"), 0);
  expect(fogs.turned).toBe(true);
  fogs.see(seen(2, "right", false), 0);
  expect(fogs.turned).toBe(true);
  fogs.see(seen(2, "right"), 0);
  expect(fogs.turned).toBe(false);
});

it("marks it through the evening too, when all cards are taken up", () => {
  const fogs = new Fogs();
  fogs.see(seen(1, "left"), 0);
  fogs.see(seen(1, "right"), 0);
  fogs.see(seen(1, "right", false), 0);
  fogs.see(seen(2, "right", false), 0);
  expect(fogs.turned).toBe(true);
});

it("tells whoever only watches for a day", () => {
  const fogs = new Fogs();
  fogs.see(seen(1, "left"), null);
  fogs.see(seen(1, "right"), null);
  fogs.see(seen(2, "right"), null);
  expect(fogs.turned).toBe(true);
  fogs.see(seen(3, "right"), null);
  expect(fogs.turned).toBe(false);
});

it("says nothing of fog to whoever leafs through a game", () => {
  const fogs = new Fogs();
  fogs.see(seen(1, "left"), 0);
  fogs.see(seen(4, "right"), 0);
  expect(fogs.turned).toBe(false);
  fogs.see(seen(3, "left"), 0);
  expect(fogs.turned).toBe(false);
  fogs.see(seen(3, "right", false), 0);
  expect(fogs.turned).toBe(false);
});
