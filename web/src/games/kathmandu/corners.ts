// Where things that belong to no board lie on the map: in the corner that hides least of the way.

import { extent, type Box, type Point } from "./layout";
import type { Drawn } from "./turning";

export type Corner = "north-west" | "north-east" | "south-east" | "south-west";

const CORNERS: readonly Corner[] = ["north-west", "north-east", "south-east", "south-west"];

/** The corner of what is shown where a thing of this size hides least of the boards. */
export function freeCorner(
  boards: readonly Drawn[],
  shown: Box,
  { width, height }: Pick<Box, "width" | "height">,
): Corner {
  const [right, bottom] = [shown.x + shown.width - width, shown.y + shown.height - height];
  const corners: Readonly<Record<Corner, Point>> = {
    "north-east": { x: right, y: shown.y },
    "north-west": { x: shown.x, y: shown.y },
    "south-west": { x: shown.x, y: bottom },
    "south-east": { x: right, y: bottom },
  };
  const hidden = (corner: Corner) => {
    const at = corners[corner];
    return boards.map(extent).reduce((sum, one) => {
      const across = Math.min(at.x + width, one.x + one.width) - Math.max(at.x, one.x);
      const along = Math.min(at.y + height, one.y + one.height) - Math.max(at.y, one.y);
      return sum + Math.max(0, across) * Math.max(0, along);
    }, 0);
  };
  return CORNERS.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
}
