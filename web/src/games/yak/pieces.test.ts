import { expect, it } from "vitest";
import { Pieces } from "./pieces";
import type { Kind, View } from "./view";

const none = { milk: 0, meat: 0, bread: 0 };
const table = (stones: Kind[], hand: Kind[]): View =>
  ({
    road: [{ cart: "no-milk", before: 0, stones, food: none }],
    hand,
    payment: none,
    market: none,
    fog: { drawn: 0, track: 0, fields: 3 },
    players: [],
  }) as unknown as View;

it("of equal stones the one that was touched goes, and the others stay where they lie", () => {
  const pieces = new Pieces();
  const before = pieces.of(table(["red", "orange", "orange", "orange"], [])).get("cart-no-milk")!;
  const touched = before[2]!;
  pieces.lift(touched.id);
  const after = pieces.of(table(["red", "orange", "orange"], ["orange"]));
  expect(after.get("hand")!.map(({ id }) => id)).toEqual([touched.id]);
  const rest = before.filter(({ id }) => id !== touched.id).map(({ id, slot }) => [id, slot]);
  expect(after.get("cart-no-milk")!.map(({ id, slot }) => [id, slot])).toEqual(rest);
});

it("what was touched and did not go keeps its name", () => {
  const pieces = new Pieces();
  const before = pieces.of(table(["orange", "orange"], [])).get("cart-no-milk")!;
  pieces.lift(before[0]!.id);
  const after = pieces.of(table(["orange", "orange"], ["red"])).get("cart-no-milk")!;
  expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)));
});

it("a stone that is put back lies where it lay, and those in hand stay where they are", () => {
  const pieces = new Pieces();
  const before = pieces.of(table(["red", "orange", "black"], [])).get("cart-no-milk")!;
  pieces.of(table(["red", "black"], ["orange"]));
  const hand = pieces.of(table(["black"], ["red", "orange"])).get("hand")!;
  expect(hand.map(({ kind, slot }) => [kind, slot])).toEqual([
    ["red", 1],
    ["orange", 0],
  ]);
  const back = pieces.of(table(["red", "orange", "black"], [])).get("cart-no-milk")!;
  expect(back.map(({ id, slot }) => [id, slot])).toEqual(before.map(({ id, slot }) => [id, slot]));
});
