// Why a turn can't be taken back any more: something was turned up or rolled that nobody could know before.

import type { Happened } from "@/wire";
import { say } from "./words";

const LEARNT: Readonly<Record<string, string>> = {
  revealed: "sealed-tile",
  "all-tiles": "sealed-tile",
  "took-map": "sealed-map",
  "map-shown": "sealed-map",
  rolled: "sealed-dice",
};

/** The latest of what was learnt in this turn. */
export function sealed(told: readonly Happened[]): string | null {
  const key = told.map(({ name }) => LEARNT[name]).findLast((one) => one !== undefined);
  return key === undefined ? null : say(key);
}
