// The evening as a row of steps, so that everybody sees what has been done and what is still to come.

import type { Scene } from "./scene";

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
