// What every part of the table is handed on from the board.

import type { BoardProps } from "../kit/contract";
import type { Touch, Touched } from "../kit/touch.svelte";
import type { Scene } from "./scene";
import type { View } from "./view";

export interface Table extends BoardProps<View, Scene> {
  touch: Touch;
  /** Where a card or map in a hand was before: it has no number any more. */
  cameFrom: ReadonlyMap<string, string>;
  /** The map that somebody gave me for one of mine since my last turn. */
  given: { name: string; by: number } | null;
}

/** A thing that is no button just now is a picture to readers; what is printed on it is always part of its name. */
export function named(touched: Touched, printed = ""): Omit<Touched, "role"> & { role: "button" | "img" } {
  const label = touched["aria-label"] ?? "";
  const name = label.includes(printed) ? label : `${label}; ${printed}`;
  return { ...touched, role: touched.role ?? "img", "aria-label": name };
}
