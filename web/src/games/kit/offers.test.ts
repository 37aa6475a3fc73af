import { expect, test } from "vitest";
import { Offers } from "./offers";
import { option } from "./testing";

test("an option is found by its pieces in any order", () => {
  const offers = new Offers([option("bid", "coin-3", "spot-a"), option("pass")]);
  expect(offers.on("spot-a", "coin-3")?.name).toBe("bid");
  expect(offers.on("coin-3")).toBeNull();
  expect(offers.on()).toBeNull();
});

test("options are found by some of their pieces", () => {
  const offers = new Offers([
    option("one", "coin-3", "spot-a"),
    option("two", "coin-3", "spot-b"),
    option("three", "coin-4", "spot-a"),
  ]);
  expect(offers.with("coin-3").map(({ name }) => name)).toEqual(["one", "two"]);
  expect(offers.with("coin-3", "spot-b").map(({ name }) => name)).toEqual(["two"]);
});
