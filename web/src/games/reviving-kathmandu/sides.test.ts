import { expect, test } from "vitest";
import { sidesOf } from "./sides";
import type { Player } from "./view";

const seats = (...teams: (number | null)[]): Player[] => teams.map((team, seat) => ({ seat, team }) as Player);

test("mates are one side, and without teams there is none", () => {
  expect(sidesOf({ players: seats(0, 1, 0, 1) })).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(sidesOf({ players: seats(null, null, null) })).toBeNull();
});
