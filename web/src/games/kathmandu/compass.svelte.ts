// How the map lies on this screen, for whatever speaks of directions.

import { turnedDirection } from "./turning";
import type { Direction } from "./view";

const ARROWS: Readonly<Record<Direction, string>> = { north: "↑", east: "→", south: "↓", west: "←" };

export const compass = $state({ quarters: 0 });

/** A direction of the boards as it is seen on the screen. */
export const arrow = (direction: Direction): string => ARROWS[turnedDirection(direction, compass.quarters)];
