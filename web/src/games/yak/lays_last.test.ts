import { expect, it } from "vitest";
import type { Choosable } from "../../wire";
import { option } from "../kit/testing";
import { laysLast } from "./building.svelte";
import type { Kind, View } from "./view";

const holding = (...hand: Kind[]): View => ({ hand }) as unknown as View;
const lays = (final: boolean, kind = "placing"): Choosable => ({ ...option("lay"), final, preview: { kind } });

it("the last stone that is laid at once ends the turn, and no other does", () => {
  expect(laysLast(lays(true), holding("red"))).toBe(true);
  expect(laysLast(lays(true), holding("red", "blue"))).toBe(false);
  expect(laysLast(lays(false), holding("red"))).toBe(false);
  expect(laysLast(lays(true, "keeping"), holding("red"))).toBe(false);
});
