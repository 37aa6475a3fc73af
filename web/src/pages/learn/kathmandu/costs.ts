import type { Way } from "../../../games/kathmandu/view";

/** A way that costs one thing. */
export const costs = (kind: "fodder" | "exhaustion"): Way => ({
  stop: 0,
  blocked: false,
  tile: false,
  points: 0,
  compass: 0,
  fodder: 0,
  exhaustion: 0,
  [kind]: 1,
});
