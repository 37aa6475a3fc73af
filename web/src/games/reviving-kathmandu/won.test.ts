import { expect, test } from "vitest";
import { wonOf } from "./won";
import type { Card, Player } from "./view";

const MARKET: Card[] = [1, 2, 3, 4].map((id) => ({ id, name: "red-buddha" }));
const player = (seat: number, hand: number[], built: number[] = []): Player =>
  ({
    seat,
    hand: hand.map((id) => ({ id, name: "red-buddha" })),
    discards: [],
    growing: [],
    finished: built.map((id) => ({ cards: [id] })),
  }) as unknown as Player;

test("whoever has a card of the market won it, also if it is built already", () => {
  const bids = [
    { spot: "L1", seat: 0, coin: 4 },
    { spot: "B2", seat: 1, coin: 2 },
  ];
  expect(wonOf(MARKET, [player(0, [1]), player(1, [], [4])], bids)).toEqual([
    { place: 0, card: MARKET[0], bid: bids[0] },
    { place: 3, card: MARKET[3], bid: bids[1] },
  ]);
});

test("of two coins of one player the higher one that bids for the card has won it", () => {
  const bids = [
    { spot: "L1", seat: 0, coin: 1 },
    { spot: "T1", seat: 0, coin: 3 },
    { spot: "B2", seat: 0, coin: 5 },
  ];
  expect(wonOf(MARKET, [player(0, [1])], bids).map(({ bid }) => bid.coin)).toEqual([3]);
});

test("a card that nobody has was not sold", () => {
  expect(wonOf(MARKET, [player(0, [])], [{ spot: "L1", seat: 0, coin: 4 }])).toEqual([]);
});
