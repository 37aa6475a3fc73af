import { describe, expect, it } from "vitest";
import { givenBetween } from "./given";
import type { View } from "./view";

const hands = (...maps: string[][]) =>
  ({ players: maps.map((held, seat) => ({ seat, maps: held })) }) as unknown as Pick<View, "players">;

describe("what another has put into one's hand", () => {
  it("is the map of a swap", () => {
    const before = hands(["red-A", "blue-B"], ["green-A"], []);
    const after = hands(["red-A", "green-A"], ["blue-B"], []);
    expect(givenBetween(before, after, 0)).toEqual({ name: "green-A", by: 1 });
    expect(givenBetween(before, after, 2)).toBeNull();
  });

  it("is not what one draws, whoever is next, nor what a chest keeps", () => {
    expect(givenBetween(hands(["red-A"], ["green-A"]), hands(["red-A", "green-A"], ["green-A"]), 0)).toBeNull();
    expect(givenBetween(hands(["red-A", "red-B"], []), hands(["blue-A"], []), 0)).toBeNull();
  });
});
