import { expect, test } from "vitest";
import { booked, bookedNext, nextToGoOut, total } from "./standings";
import { player, view } from "./testing";

const cards = (...held: number[]) => held.map((count, seat) => player(seat, { cards: count }));

test("who may go out first is told by the order of turns, not of seats", () => {
  expect(nextToGoOut(view(cards(3, 1, 4, 1), { turn: 2 }), 0)?.seat).toBe(3);
  expect(nextToGoOut(view(cards(3, 1, 4, 1), { turn: 0 }), 0)?.seat).toBe(1);
});

test("my own last card threatens nobody but the others", () => {
  expect(nextToGoOut(view(cards(1, 2, 2)), 0)).toBeUndefined();
});

test("nobody pays more than is in the purse, and what was paid adds up", () => {
  expect(booked([-5, 11, -20])).toEqual([0, 11, -11]);
  expect(total([-5, 11, -20])).toBe(0);
  expect(bookedNext([-5, 3], -4)).toBe(-3);
});
