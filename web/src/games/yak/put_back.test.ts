import { expect, it } from "vitest";
import type { View } from "./view";
import { Offers } from "../kit/offers";
import type { Choosable, Question } from "../../wire";
import { missing, pickAgain, takeBackTo } from "./put_back";

it("tells which stones are not in hand", () => {
  expect(missing(["red", "red", "crystal"], ["red"])).toEqual(["red", "crystal"]);
  expect(missing(["red"], ["red", "crystal"])).toEqual([]);
});

it("picks what is missing, and then nothing more", () => {
  const options = ["red", "crystal"].map((kind) => ({ name: `pick-${kind}`, on: [`cart-stone-${kind}`] }));
  const offers = new Offers(options as unknown as Choosable[]);
  const question = { key: "prompt-pick" } as Question;
  const plan = pickAgain(["crystal"]);
  expect(plan(question, offers, { hand: [] })?.name).toBe("pick-crystal");
  expect(plan(question, offers, { hand: ["crystal"] })).toBeNull();
});

it("takes back step by step, each after the one before is seen", async () => {
  const table = { view: { hand: ["red", "blue"] } as unknown as View, under: 0, steps: 0 };
  const takeBack = (): Promise<boolean> => {
    expect(table.under++).toBe(0);
    table.steps++;
    const hand = table.view.hand.slice(0, -1);
    // The table is shown anew without it first, as when somebody comes.
    table.view = { ...table.view };
    setTimeout(() => {
      table.view = { ...table.view, hand };
      table.under--;
    }, 50);
    return Promise.resolve(true);
  };
  expect(await takeBackTo(["blue", "grey"], () => ({ view: table.view, takeBack }))).toBe(true);
  expect([table.steps, table.view.hand]).toEqual([2, []]);
});

it("says so where nothing can be taken back", async () => {
  const view = { hand: ["red"] } as unknown as View;
  expect(await takeBackTo([], () => ({ view, takeBack: () => Promise.resolve(false) }))).toBe(false);
});
