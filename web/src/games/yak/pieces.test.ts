import { expect, it } from "vitest";
import { Pieces, type Thing } from "./pieces";
import type { Kind, View } from "./view";

const none = { milk: 0, meat: 0, bread: 0 };
const table = (stones: Kind[], hand: Kind[]): View =>
  ({
    road: [{ cart: "no-milk", before: 0, stones, food: none }],
    hand,
    payment: none,
    market: none,
    fog: { drawn: 0, track: 0, fields: 3 },
    asked: [0],
    players: [{ card: "build", tower: [], stack: [], tent: none, seat: 0 }],
  }) as unknown as View;

const slots = (found: Thing[] | undefined): [string, number][] => (found ?? []).map(({ kind, slot }) => [kind, slot]);

it("of equal stones the one that was touched goes, and no other kind moves", () => {
  const pieces = new Pieces();
  const before = pieces.of(table(["red", "orange", "orange", "black"], [])).get("cart-no-milk")!;
  const touched = before[1]!;
  pieces.lift(touched.id);
  const after = pieces.of(table(["red", "orange", "black"], ["orange"]));
  expect(after.get("hand")!.map(({ id }) => id)).toEqual([touched.id]);
  expect(new Set(after.get("cart-no-milk")!.map(({ id }) => id))).toEqual(
    new Set(before.filter(({ id }) => id !== touched.id).map(({ id }) => id)),
  );
  expect(slots(after.get("cart-no-milk"))).toContainEqual(["red", before[0]!.slot]);
  expect(slots(after.get("cart-no-milk"))).toContainEqual(["black", before[3]!.slot]);
});

it("of equal stones the one that is left stays where it lies, and can be touched next", () => {
  const pieces = new Pieces();
  const before = pieces.of(table(["orange", "orange", "black"], [])).get("cart-no-milk")!;
  pieces.lift(before[0]!.id);
  const after = pieces.of(table(["orange", "black"], ["orange"])).get("cart-no-milk")!;
  expect(after.map(({ id, slot }) => [id, slot])).toEqual(before.slice(1).map(({ id, slot }) => [id, slot]));
});

it("what was touched and did not go keeps its name", () => {
  const pieces = new Pieces();
  const before = pieces.of(table(["orange", "orange"], [])).get("cart-no-milk")!;
  pieces.lift(before[0]!.id);
  const after = pieces.of(table(["orange", "orange"], ["red"])).get("cart-no-milk")!;
  expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)));
});

it("a stone that is put back lies where it lay", () => {
  const pieces = new Pieces();
  const before = pieces.of(table(["red", "orange", "black"], [])).get("cart-no-milk")!;
  pieces.of(table(["red", "black"], ["orange"]));
  pieces.of(table(["black"], ["red", "orange"]));
  const back = pieces.of(table(["red", "orange", "black"], [])).get("cart-no-milk")!;
  expect(back.map(({ id, slot }) => [id, slot])).toEqual(before.map(({ id, slot }) => [id, slot]));
});

it("whoever comes back in the middle of a purchase finds every stone where it lay", () => {
  const pieces = new Pieces();
  pieces.of(table(["red", "orange", "black"], []));
  pieces.of(table(["red", "black"], ["orange"]));
  const now = table(["black"], ["red", "orange"]);
  const [stayed, anew] = [pieces.of(now), new Pieces().of(now)];
  for (const where of ["cart-no-milk", "hand"]) expect(slots(stayed.get(where))).toEqual(slots(anew.get(where)));
  expect(slots(stayed.get("cart-no-milk"))).toEqual([["black", 2]]);
});
