import { expect, test } from "vitest";
import { awardOf, isTie } from "./awards";
import type { Bid } from "./view";

const coin = (spot: string, value: number, seat = 0): Bid => ({ spot, seat, coin: value });

test("the rulebook's example: three equal coins, and each card finds its reason", () => {
  const shown = [coin("L2", 3, 0), coin("B2", 3, 1), coin("b", 3, 2), coin("T1", 2, 3)];
  const fourth = awardOf(3, 40, "b", shown, 4);
  expect(fourth?.winner.seat).toBe(2);
  expect(fourth?.losers.map(({ seat }) => seat).sort()).toEqual([0, 1]);
  expect(fourth?.why).toBe("edge");
  expect(awardOf(1, 20, "L2", shown, 4)?.why).toBe("nearer");
  expect(awardOf(2, 30, "B2", shown, 4)?.why).toBe("only");
});

test("a higher coin wins without a tie", () => {
  const award = awardOf(0, 10, "a", [coin("L1", 2), coin("a", 5, 1)], 4);
  expect(award?.why).toBe("higher");
  expect(award && isTie(award)).toBe(false);
});

test("between the columns of the large market both cards are near", () => {
  const award = awardOf(2, 10, "a", [coin("a", 4), coin("T2", 4, 1)], 6);
  expect(award?.why).toBe("edge");
});

test("a spot that bids for another card wins nothing here", () => {
  expect(awardOf(0, 10, "b", [coin("b", 4)], 4)).toBeNull();
});
