import { describe, expect, it } from "vitest";
import { animalValue, animalWorthAfter, differentGoods, tally, tilePoints } from "./tally";
import type { View } from "./view";

const withAnimals = (...counts: number[]): Pick<View, "players"> => ({
  players: counts.map((count) => ({ animals: Array(count).fill({ id: 1 }) })) as unknown as View["players"],
});

describe("what is secured and what is owed", () => {
  it("parts the debts of the journey from what is won", () => {
    const sources = { "source-offerings": 7, "source-left-over": 5, "source-yak-tiles": -28, "source-distance": -14 };
    expect(tally({ sources })).toEqual({ secured: 12, owed: -42 });
  });
  it("counts the ten points of the last tile as won", () => {
    expect(tally({ sources: { "source-yak-tiles": 10 } })).toEqual({ secured: 10, owed: 0 });
  });
  it("values an animal by the most and the fewest anybody has", () => {
    expect(animalValue(withAnimals(4, 1, 2))).toBe(3);
    expect(animalValue(withAnimals(2, 2))).toBe(0);
  });
  it("foretells what an animal will be worth, and what that does to the others", () => {
    expect(animalWorthAfter(withAnimals(0, 3, 1), 0)).toEqual({
      most: 3,
      fewest: 1,
      value: 2,
      others: [
        { seat: 1, change: -3 },
        { seat: 2, change: -1 },
      ],
    });
    expect(animalWorthAfter(withAnimals(1, 3, 1), 0).others).toEqual([]);
    expect(animalWorthAfter(withAnimals(2, 2, 0), 1).others).toEqual([{ seat: 0, change: 2 }]);
  });
  it("counts kinds of goods, not goods", () => {
    expect(differentGoods({ goods: { ring: 3, silk: 1, statue: 0 } })).toBe(2);
  });
  it("reads the track of the yak tiles", () => {
    expect([0, 1, 9, 12].map(tilePoints)).toEqual([10, 0, -36, -36]);
  });
});
