import { expect, it } from "vitest";
import type { Happened } from "@/wire";
import { ownTurn } from "../../table/turns";
import { sealed } from "./sealed";

const told = (name: string, seat = 0): Happened => ({ kind: "event", name, seat, values: [] });
const shape = { begins: "day", headings: ["day"], alone: ["sun"] };

it("says why a turn can't be taken back, and only in that turn", () => {
  const turn = [told("used-die"), told("moved"), told("fulfilled"), told("revealed")];
  expect(sealed(ownTurn(turn, 0, shape))).toBe("No undo: a tile was turned up");
  expect(sealed(ownTurn([...turn, told("used-die", 1)], 0, shape))).toBeNull();
  expect(sealed(ownTurn([told("rolled"), told("sun", -1), told("day")], 0, shape))).toBeNull();
  expect(sealed(ownTurn([told("used-die"), told("moved")], 0, shape))).toBeNull();
  expect(sealed(ownTurn([told("took-map", 1), told("map-shown", -1)], 0, shape))).toBeNull();
  expect(sealed(ownTurn([told("took-map", 0), told("map-shown", -1)], 0, shape))).not.toBeNull();
});
