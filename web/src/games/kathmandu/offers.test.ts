import { describe, expect, it } from "vitest";
import type { Choosable, Question } from "@/wire";
import { Offers } from "../kit/offers";
import { leadingTo, onlyEnd, spotsOf } from "./offers";
import type { View, Way } from "./view";

const option = (name: string, action: number) => ({ name, action, on: [] }) as unknown as Choosable;
const way = (stop: number, fodder = 0) => ({ stop, fodder }) as unknown as Way;
const asked = (key: string) => ({ key }) as unknown as Question;

describe("a movement that takes several answers", () => {
  const [east, first, second] = [option("go-east-bridle", 1), option("turn-1", 2), option("turn-2", 3)];
  const view = {
    movements: [
      { action: 2, path: null, ways: [way(7)] },
      { action: 3, path: null, ways: [way(9)] },
    ],
  } as unknown as View;

  it("is declared up to the end that was chosen, and nothing after it", () => {
    const plan = leadingTo({ option: east, way: way(9) });
    expect(plan(asked("prompt-move"), new Offers([east]), view)).toBe(east);
    expect(plan(asked("prompt-turn"), new Offers([first, second]), view)).toBe(second);
    expect(plan(asked("prompt-act"), new Offers([first]), view)).toBeNull();
  });
  it("is asked about where its ways to one place differ", () => {
    const end = { option: east, way: way(9) };
    expect(onlyEnd([end, { option: east, way: way(9) }])).toBe(end);
    expect(onlyEnd([end, { option: east, way: way(9, 1) }])).toBeNull();
  });
});

it("is called out where two yaks stand together that maps may be swapped, all of them in one place", () => {
  const view = { active: 0, players: [{ yak: 7 }], movements: [] } as unknown as View;
  const swaps = [option("swap-for-green-a-of-seat-1", 1), option("swap-for-blue-b-of-seat-1", 2)];
  expect(spotsOf(view, [], [...swaps, option("end-turn", 3)])).toMatchObject([
    { key: "swap", space: 7, options: swaps },
  ]);
});
