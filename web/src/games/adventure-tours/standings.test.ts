import { expect, test } from "vitest";
import { bestOf, booked, bookedNext, nextToGoOut, total } from "./standings";
import { player, view } from "./testing";
import type { Player, Step, View } from "./view";

const cards = (...held: number[]) => held.map((count, seat) => player(seat, { cards: count }));
const seats = (players: Player[]) => players.map((one) => one.seat);

test("who may go out first is told by the order of turns, not of seats", () => {
  expect(seats(nextToGoOut(view(cards(3, 1, 4, 1), { turn: 2 }), 0))).toEqual([3, 1]);
  expect(seats(nextToGoOut(view(cards(3, 1, 4, 1), { turn: 0 }), 0))).toEqual([1, 3]);
});

test("who has just played a card comes last, whoever begins a turn or takes a further one first", () => {
  const table = (more: Partial<View>) => view(cards(3, 1, 4, 1), { turn: 1, ...more });
  const turn: Step = { kind: "turn", seat: 1 };
  expect(seats(nextToGoOut(table({ to_come: [{ kind: "draw", seat: 1 }] }), 0))).toEqual([3, 1]);
  expect(seats(nextToGoOut(table({ to_come: [turn] }), 0))).toEqual([1, 3]);
  expect(seats(nextToGoOut(table({ further_turns: 1 }), 0))).toEqual([1, 3]);
});

test("my own last card threatens nobody but the others", () => {
  expect(nextToGoOut(view(cards(1, 2, 2)), 0)).toEqual([]);
});

test("nobody pays more than is in the purse, and what was paid adds up", () => {
  expect(booked([-5, 11, -20])).toEqual([0, 11, -11]);
  expect(total([-5, 11, -20])).toBe(0);
  expect(bookedNext([-5, 3], -4)).toBe(-3);
});

test("the best tour of a round brought most of all, and something", () => {
  const paid = (...brought: number[]) => brought.map((one, seat) => ({ seat, earned: one + 4, paid: 4 }));
  expect(bestOf(paid(3, 12, 8))).toEqual([1]);
  expect(bestOf(paid(8, 3, 8))).toEqual([0, 2]);
  expect(bestOf(paid(0, -2))).toEqual([]);
});
