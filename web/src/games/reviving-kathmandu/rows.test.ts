import { expect, test } from "vitest";
import { laidOut } from "./rows";

const house = { wide: 80, high: 140 };
const room = { wide: 360, high: 420 };

test("few things are drawn in the rows in which they are largest", () => {
  expect(laidOut(Array(4).fill(house), room, 20, 96).starts).toEqual([0, 2]);
});
