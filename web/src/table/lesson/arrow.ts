// From which side an arrow comes to what it points at.

import type { Box } from "../lit";

export type Side = "above" | "below" | "left" | "right";

/** So long is the arrow, with the way that it swings. */
export const LONG = 46;

/** From the side of whoever points, unless it would lie out of the window there. */
export function sideOf(box: Box, from: { x: number; y: number }, window: { width: number; height: number }): Side {
  const [dx, dy] = [from.x - box.x - box.width / 2, from.y - box.y - box.height / 2];
  const across: Side[] = dx < 0 ? ["left", "right"] : ["right", "left"];
  const along: Side[] = dy < 0 ? ["above", "below"] : ["below", "above"];
  const order: Side[] =
    Math.abs(dx) > Math.abs(dy) ? [across[0]!, ...along, across[1]!] : [along[0]!, ...across, along[1]!];
  const room: Record<Side, number> = {
    above: box.y,
    below: window.height - box.y - box.height,
    left: box.x,
    right: window.width - box.x - box.width,
  };
  return order.find((side) => room[side] >= LONG) ?? order[0]!;
}

/** Where its tip lies, and how it is turned: drawn pointing down. */
export function tipOf({ x, y, width, height }: Box, side: Side): { x: number; y: number; turn: number } {
  if (side === "above") return { x: x + width / 2, y: y - 3, turn: 0 };
  if (side === "below") return { x: x + width / 2, y: y + height + 3, turn: 180 };
  if (side === "left") return { x: x - 3, y: y + height / 2, turn: -90 };
  return { x: x + width + 3, y: y + height / 2, turn: 90 };
}
