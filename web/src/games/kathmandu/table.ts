// What every part of the table is handed on from the board.

import type { BoardProps } from "../kit/contract";
import type { Touch, Touched } from "../kit/touch.svelte";
import type { Scene } from "./scene";
import type { View } from "./view";

export interface Table extends BoardProps<View, Scene> {
  touch: Touch;
  /** Where a card or map in a hand was before: it has no number any more. */
  cameFrom: ReadonlyMap<string, string>;
}

/** A thing with a name that is no button just now is a picture to readers. */
export const named = (touched: Touched): Omit<Touched, "role"> & { role: "button" | "img" } => ({
  ...touched,
  role: touched.role ?? "img",
});
