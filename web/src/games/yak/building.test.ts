import { describe, expect, it } from "vitest";
import type { Question } from "../../wire";
import { Offers } from "../kit/offers";
import { option } from "../kit/testing";
import {
  bringsOf,
  carryOut,
  gainOf,
  inHand,
  mixWith,
  openPlaces,
  placesBeside,
  sameMoment,
  stillProposed,
  unplanned,
  without,
} from "./building";
import type { Food, Kind, Laid, View } from "./view";

const food = (milk: number, meat: number, bread: number): Food => ({ milk, meat, bread });
const asks = (key: string): Question => ({ turn: 1, key, text: "", options: [] });

describe("a payment", () => {
  const mixes = [food(1, 2, 0), food(2, 1, 0), food(0, 2, 1), food(1, 1, 1)];

  it("changes to the legal mix that is most like it", () => {
    expect(mixWith(mixes, food(1, 2, 0), "milk", 2)).toEqual(food(2, 1, 0));
    expect(mixWith(mixes, food(1, 2, 0), "bread", 1)).toEqual(food(0, 2, 1));
  });

  it("stays as it is where nothing legal is so", () => {
    expect(mixWith(mixes, food(1, 2, 0), "bread", 3)).toBeNull();
  });
});

describe("planned stones", () => {
  it("are only those that are in hand, as often as they are", () => {
    const planned = [
      { kind: "red", place: 0 },
      { kind: "red", place: 1 },
      { kind: "blue", place: 2 },
    ] as const;
    expect(inHand(planned, ["red", "blue"]).map(({ place }) => place)).toEqual([0, 2]);
    expect(unplanned(inHand(planned, ["red", "blue"]), ["red", "blue"])).toEqual([]);
    expect(unplanned([], ["red", "red"])).toEqual(["red", "red"]);
  });

  const plans = [
    { stones: "red-1", gain: 2, number: 0, stupa: 0, crystals: [], opens: [] },
    { stones: "red-3", gain: 2, number: 0, stupa: 0, crystals: [], opens: [] },
    { stones: "blue-3", gain: 1, number: 0, stupa: 0, crystals: [], opens: [] },
    { stones: "red-1 red-6", gain: 5, number: 4, stupa: 0, crystals: [], opens: [] },
    { stones: "red-1 red-3", gain: 4, number: 0, stupa: 3, crystals: [], opens: [] },
    { stones: "red-1 blue-3", gain: 3, number: 0, stupa: 0, crystals: [], opens: [] },
  ];

  it("may lie where the server knows of a plan with them, and bring what that brings more", () => {
    expect(openPlaces(plans, [], "red")).toEqual([1, 3]);
    expect(openPlaces(plans, [{ kind: "red", place: 1 }], "red")).toEqual([3, 6]);
    expect(gainOf(plans, [{ kind: "red", place: 1 }], { kind: "red", place: 6 })).toBe(3);
    expect(bringsOf(plans, [{ kind: "red", place: 1 }], { kind: "red", place: 6 })?.number).toBe(4);
    expect(gainOf(plans, [{ kind: "red", place: 3 }], { kind: "red", place: 6 })).toBeNull();
  });

  it("leave places open to a stone that is not in hand yet", () => {
    const laid = (stones: string, opens: number[]): Laid => ({
      stones,
      gain: 1,
      number: 0,
      stupa: 0,
      crystals: [],
      opens,
    });
    const view = { spots: [1, 3], plans: [laid("red-1", [0, 3, 5]), laid("red-1 blue-3", [0, 4, 5, 6, 7])] };
    const red = { kind: "red", place: 1 } as const;
    expect(placesBeside(view, [])).toEqual([1, 3]);
    expect(placesBeside(view, [red])).toEqual([0, 3, 5]);
    expect(placesBeside(view, [{ kind: "blue", place: 3 }, red])).toContain(6);
  });

  it("stay when another is taken off, unless they rest on it", () => {
    const planned = [
      { kind: "red", place: 1 },
      { kind: "red", place: 6 },
    ] as const;
    expect(without(plans, planned, 6)).toEqual([planned[0]]);
    expect(without(plans, planned, 1)).toEqual([]);
    const beside = [
      { kind: "red", place: 1 },
      { kind: "blue", place: 3 },
    ] as const;
    expect(without(plans, beside, 1)).toEqual([beside[1]]);
  });

  it("are proposed anew beside one that the builder has planned", () => {
    const held = { plans, hand: ["red", "red"] as Kind[], proposed: [{ kind: "red" as const, place: 3, gain: 2 }] };
    expect(stillProposed([], held)).toEqual(held.proposed);
    expect(stillProposed([{ kind: "red", place: 1 }], held)).toEqual([{ kind: "red", place: 6, gain: 3 }]);
  });
});

describe("carrying a purchase out", () => {
  const planned = [
    { kind: "red", place: 5 },
    { kind: "blue", place: 0 },
  ] as const;
  const plan = carryOut(food(2, 0, 1), "tent", planned);

  it("ends picking, then pays kind by kind", () => {
    expect(plan(asks("prompt-pick"), new Offers([option("enough-stones", "enough-stones")]))?.name).toBe(
      "enough-stones",
    );
    const milk = new Offers([option("pay-1", "tent-milk-1"), option("pay-2", "tent-milk-2")]);
    expect(plan(asks("prompt-pay"), milk)?.name).toBe("pay-2");
  });

  it("places what may be placed first, and stops where nothing planned may be", () => {
    const blue = new Offers([option("blue", "hand-blue", "tower-1.1"), option("other", "hand-red", "tower-1.2")]);
    expect(plan(asks("prompt-place"), blue)?.name).toBe("blue");
    expect(plan(asks("prompt-place"), new Offers([option("other", "hand-red", "tower-1.2")]))).toBeNull();
  });

  it("leaves it to the builder what goes to the market", () => {
    expect(plan(asks("prompt-spill"), new Offers([option("spill", "payment-milk-2")]))).toBeNull();
  });
});

describe("a moment of a purchase", () => {
  const view = { day: 2, asked: [0], hand: ["red"], road: [], players: [{ tower: [], tent: food(1, 0, 0) }] };
  const shown = (change: object = {}): View => structuredClone({ ...view, ...change }) as unknown as View;

  it("is the same when the table is only shown anew", () => {
    expect(sameMoment(shown(), shown({ over: false }))).toBe(true);
  });

  it("is another with another stone in hand, or on another day", () => {
    expect(sameMoment(shown(), shown({ hand: ["red", "blue"] }))).toBe(false);
    expect(sameMoment(shown(), shown({ day: 3 }))).toBe(false);
  });
});
