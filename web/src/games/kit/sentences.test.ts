import { expect, test } from "vitest";
import type { Place } from "./contract";
import { addressed, suffered } from "./sentences";

test("whoever reads of themselves is called you", () => {
  const asha = { name: "Asha", mine: true } as Place;
  expect(addressed("Asha paid 3 milk.", asha)).toBe("You paid 3 milk.");
  expect(addressed("Asha has chosen.", asha)).toBe("You have chosen.");
  expect(addressed("Day 2. Asha has the baby yak.", asha)).toBe("Day 2. You have the baby yak.");
  expect(addressed("The carts moved on.", asha)).toBe("The carts moved on.");
  expect(addressed("Asha paid 3 milk.", { ...asha, mine: false })).toBe("Asha paid 3 milk.");
  expect(addressed("Fog rose!", undefined)).toBe("Fog rose!");
});

test("and so is whoever something was done to", () => {
  const asha = { name: "Asha", mine: true } as Place;
  expect(suffered("Bina took the ring from Asha.", asha)).toBe("Bina took the ring from you.");
  expect(suffered("Bina took the ring from Asha.", { ...asha, mine: false })).toBe("Bina took the ring from Asha.");
  expect(suffered("Bina paid.", undefined)).toBe("Bina paid.");
});
