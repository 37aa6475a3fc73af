import { expect, test } from "vitest";
import type { Happened } from "@/wire";
import { trailOf } from "./trail";

const event = (name: string, seat: number, ...values: number[]): Happened => ({ kind: "event", name, seat, values });

test("a trail goes from stop to stop, with its nights", () => {
  const told = [
    event("placed", 0, 3),
    event("placed", 1, 5),
    event("day", -1, 1),
    event("moved", 0, 40, 2, 3),
    event("moved", 1, 44, 2, 3),
    event("day", -1, 2),
    event("crossed-area", 0, 52, 1),
  ];
  expect(trailOf(told, 0)).toEqual({ spaces: [3, 40, 52], nights: [{ day: 2, space: 40 }] });
  expect(trailOf(told, 1).spaces).toEqual([5, 44]);
});

test("nothing told, no trail", () => {
  expect(trailOf([], 0)).toEqual({ spaces: [], nights: [] });
});
