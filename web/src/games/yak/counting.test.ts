import { describe, expect, it } from "vitest";
import { COUNTED } from "../kit/counted";
import { countedBy, GROUPS_LINGER, groupLights, rowComes, tieOf } from "./counting";
import type { Player } from "./view";

const players = (...all: [points: number, stones: number][]): { players: Player[] } => ({
  players: all.map(([points, stones]) => ({ points, stones }) as Player),
});

describe("a tie", () => {
  it("is told where the number of stones breaks it", () => {
    const table = players([30, 15], [41, 16], [30, 14]);
    expect(tieOf(table, 0)).toEqual({ stones: 15, better: false });
    expect(tieOf(table, 1)).toBeNull();
    expect(tieOf(table, 2)).toEqual({ stones: 14, better: true });
  });

  it("is left alone where a place is shared", () => {
    expect(tieOf(players([30, 15], [30, 15]), 0)).toBeNull();
  });
});

describe("counting", () => {
  it("lights only the stones that a bonus card counts", () => {
    const stones = ["black", "red", "black"].map((kind, slot) => ({ kind, slot }));
    const lit = (kind: "majority" | "places" | "duty", points: number): number[] => {
      const parts = points ? [{ source: "source-bonus-black", points }] : [];
      return countedBy({ colour: "black", kind, places: [2, 12] }, { parts }, stones).map(({ slot }) => slot);
    };
    expect(lit("places", 2)).toEqual([2]);
    expect(lit("majority", 5)).toEqual([0, 2]);
    expect(lit("majority", 0)).toEqual([]);
    expect(lit("duty", 0)).toEqual([0, 2]);
  });
  it("lights the groups when the stones lie, each after the one before", () => {
    expect(groupLights(0, 7, "brisk")).toBeGreaterThan(rowComes(4, "brisk"));
    expect(groupLights(1, 7, "calm")).toBeGreaterThan(groupLights(0, 7, "calm"));
    expect(groupLights(6, 7, "brisk")).toBeLessThan(COUNTED.brisk * GROUPS_LINGER);
  });
});
