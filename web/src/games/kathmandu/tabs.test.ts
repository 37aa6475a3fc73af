import { expect, test } from "vitest";
import type { Choosable } from "@/wire";
import { tabOf, tabsOf } from "./tabs";

const option = (...on: string[]): Choosable => ({ name: on.join(), text: "", on }) as unknown as Choosable;

test("a way on the map leaves one's own things beside it", () => {
  const lit = tabsOf([option("heading-0"), option("space-12")]);
  expect([...lit]).toEqual([]);
  expect(tabOf(lit)).toBe("own");
});

test("cards that lie open are shown, though an own card may be used as well", () => {
  const lit = tabsOf([option("card-chest"), option("equipment-chest-water")]);
  expect([...lit].sort()).toEqual(["market", "own"]);
  expect(tabOf(lit)).toBe("market");
});

test("somebody else's map is found among the others", () => {
  expect(tabOf(tabsOf([option("map-red-A-of-seat-1")]))).toBe("others");
});
