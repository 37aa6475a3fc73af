// How the end of a game takes its time.

import type { Pace } from "./staging.svelte";

/** So long a source of points is looked at while it is counted, in ms. Also who plays briskly wants to see who won, and by what. */
export const COUNTED: Record<Pace, number> = { calm: 1500, brisk: 1200, instant: 0 };
