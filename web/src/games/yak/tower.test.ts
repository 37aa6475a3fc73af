import { describe, expect, it } from "vitest";
import { linksAmong, sameColour } from "./tower";

describe("stones that count together", () => {
  it("are those of a colour that touch, in a row or above one another", () => {
    const colours = ["red", "red", "blue", null, "red", "red", "blue"];
    expect(sameColour(colours)).toEqual([
      [0, 1],
      [0, 5],
      [1, 5],
      [2, 6],
    ]);
  });

  it("are nothing where nothing touches", () => {
    expect(linksAmong([0, 2, 8])).toEqual([]);
  });
});
