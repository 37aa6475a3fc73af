import { expect, test } from "vitest";
import { wonAfter } from "./won";

const MARKET = [{ id: 7, name: "red-buddha" }, null];
const BID = { spot: "L1", seat: 2, coin: 4 };

test("a card that is won is remembered until the next market", () => {
  const award = { place: 0, card: 7, winner: BID, losers: [], why: "only" as const };
  const won = wonAfter([], MARKET, { kind: "reveal", awards: [award] });
  expect(won).toEqual([{ place: 0, card: MARKET[0], bid: BID }]);
  expect(wonAfter(won, [null, null], { kind: "travel" })).toEqual(won);
  expect(wonAfter(won, [null, null], null)).toEqual(won);
  expect(wonAfter(won, MARKET, null)).toEqual([]);
  expect(wonAfter(won, [null, null], { kind: "round", round: 2, first: 0 })).toEqual([]);
});
