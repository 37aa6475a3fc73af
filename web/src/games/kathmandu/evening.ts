// The evening as a row of steps, so that everybody sees what has been done and what is still to come.

import type { Place } from "../kit/contract";
import type { Scene, Thing } from "./scene";
import type { Player, View } from "./view";

export const STEPS = ["standee", "dice", "weather", "cards", "day"] as const;
export type EveningStep = (typeof STEPS)[number];

/** Which step a scene belongs to; null outside the evening. */
export function stepOf(scene: Scene): EveningStep | null {
  if (scene.kind === "sun" || scene.kind === "storm") return "weather";
  if (scene.kind === "told") return scene.seat < 0 ? "weather" : null;
  return scene.kind === "held" || scene.kind === "arrival" ? null : scene.kind;
}

export function skyOf(scene: Scene): "dusk" | "sun" | "storm" | null {
  if (scene.kind === "sun" || scene.kind === "storm") return scene.kind;
  const step = stepOf(scene);
  if (step === null || step === "day") return null;
  return scene.kind === "told" && scene.stormy ? "storm" : "dusk";
}

/** What somebody has come by, as it is held up: one's own large, another's small. */
export interface Held {
  thing: Thing;
  said?: string;
  points?: number;
  /** Whoever holds it, where it is one's own. */
  own?: Player | undefined;
  /** Whose it is, where it is another's: then it is small. */
  place?: Place | undefined;
  /** Who has taken it from one, or put it into one's hand. */
  by?: Place | undefined;
}

export function heldUp(scene: Scene, view: View, places: readonly Place[]): Held | null {
  if (scene.kind === "told") return scene.thing ? { thing: scene.thing, place: places[scene.seat] } : null;
  if (scene.kind !== "held") return null;
  const { thing, said, points, seat, by } = scene;
  return { thing, said, points, own: view.players[seat], by: by === undefined ? undefined : places[by] };
}
