import { describe, expect, it } from "vitest";
import { bearing, joinedWith, linksAmong, markedJoint, sameColour } from "./tower";

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

  it("hang together with one that is laid", () => {
    const colours = ["red", "red", "blue", null, "red", "red", "blue"];
    expect(joinedWith(colours, 5)).toEqual([5, 0, 1]);
    expect(joinedWith(colours, 4)).toEqual([]);
    expect(joinedWith(colours, 3)).toEqual([]);
  });

  it("are nothing where nothing touches", () => {
    expect(linksAmong([0, 2, 8])).toEqual([]);
  });
});

it("knows what bears a stone, row by row", () => {
  expect([...bearing(5)]).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(bearing(14).size).toBe(14);
  expect(bearing(16).get(14)).toBe(2);
  expect(bearing(2).size).toBe(0);
});

it("marks a group between two stones side by side, else at its highest joint", () => {
  expect(markedJoint([0, 1, 5])).toEqual([0, 1]);
  expect(markedJoint([0, 1, 5, 6])).toEqual([5, 6]);
  expect(markedJoint([0, 5, 9])).toEqual([5, 9]);
  expect(markedJoint([14, 15])).toEqual([14, 15]);
  expect(markedJoint([3])).toBeNull();
});
