// The way that a traveller has come, from what was told of the journey.

import type { Happened } from "@/wire";

export interface Trail {
  /** Where the yak stood, one space after the other. */
  spaces: number[];
  /** Where it stood when a new day began. */
  nights: { day: number; space: number }[];
}

const STEPS: readonly string[] = ["placed", "moved", "crossed-area"];

export function trailOf(told: readonly Happened[], seat: number): Trail {
  const trail: Trail = { spaces: [], nights: [] };
  for (const { name, seat: who, values } of told) {
    const [value = 0] = values;
    const last = trail.spaces.at(-1);
    if (who === seat && STEPS.includes(name)) trail.spaces.push(value);
    else if (name === "day" && value > 1 && last !== undefined) trail.nights.push({ day: value, space: last });
  }
  return trail;
}
