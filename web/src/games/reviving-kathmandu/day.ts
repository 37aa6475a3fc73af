// Eight rounds are one day over the valley: where the sun stands, and what light there is.

import { ROUNDS } from "./printed";

export type Light = "dawn" | "day" | "gold" | "dusk";

export const lightAt = (round: number): Light =>
  round <= 1 ? "dawn" : round <= ROUNDS - 3 ? "day" : round < ROUNDS ? "gold" : "dusk";

/** From behind the snows over the valley and down behind them: across the width, and of the height above the ground. */
export function sunAt(round: number): { across: number; up: number } {
  const share = (Math.min(Math.max(round, 1), ROUNDS) - 1) / (ROUNDS - 1);
  return { across: 0.1 + 0.8 * share, up: 0.62 + 0.5 * Math.sin(Math.PI * share) };
}
