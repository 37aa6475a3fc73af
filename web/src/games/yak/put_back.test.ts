import { expect, it } from "vitest";
import { Offers } from "../kit/offers";
import type { Choosable, Question } from "../../wire";
import { missing, pickAgain } from "./put_back";

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
