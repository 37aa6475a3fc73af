import { describe, expect, it } from "vitest";
import { CELLS, rearmost } from "./land";
import type { View } from "./view";

const view = (storm: number, ...boards: (number | null)[]) =>
  ({
    storm,
    boards: Array.from({ length: 6 }, () => ({})),
    players: boards.map((board) => ({ yak: board === null ? null : board * CELLS + 5, in_kathmandu: board === null })),
  }) as unknown as View;

describe("the land left behind", () => {
  it("ends where the last yak or the storm is", () => {
    expect(rearmost(view(0, 2, 3))).toBe(0);
    expect(rearmost(view(2, 2, 3))).toBe(2);
    expect(rearmost(view(3, 1, 4))).toBe(1);
  });

  it("does not reckon with who has arrived, and always leaves land to see", () => {
    expect(rearmost(view(2, null, 3))).toBe(2);
    expect(rearmost(view(5, null, null))).toBe(4);
  });
});
