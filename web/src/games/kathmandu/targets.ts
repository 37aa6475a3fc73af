// How large what may be touched on the map is.

import type { Box, Point } from "./layout";

/** A target around a point, so far to each side at most, but never over the middle of the way to another point. */
export function targetAround(at: Point, points: readonly Point[], most: number): Box {
  const reach = (isThere: (dx: number, dy: number) => boolean) => {
    const apart = points
      .map((other): [number, number] => [other.x - at.x, other.y - at.y])
      .filter(([dx, dy]) => (dx || dy) && isThere(dx, dy))
      .map(([dx, dy]) => Math.max(Math.abs(dx), Math.abs(dy)) / 2);
    return Math.min(most, ...apart);
  };
  const left = reach((dx, dy) => dx < 0 && -dx >= Math.abs(dy));
  const right = reach((dx, dy) => dx > 0 && dx >= Math.abs(dy));
  const above = reach((dx, dy) => dy < 0 && -dy > Math.abs(dx));
  const below = reach((dx, dy) => dy > 0 && dy > Math.abs(dx));
  return { x: -left, y: -above, width: left + right, height: above + below };
}
