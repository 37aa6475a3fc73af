// Where the layout changes around a block (`data-block="street-2"`, one name on the table), it moves as one piece, with
// the ground under its pieces; only what really moved within it glides by itself.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Shift {
  x: number;
  y: number;
}

const SAME = 3;
const STILL: Shift = { x: 0, y: 0 };

/** In which block a piece lies; the empty name: in none. */
export const blockOf = (piece: Element): string => piece.closest<HTMLElement>("[data-block]")?.dataset.block ?? "";

export function blocksIn(root: HTMLElement): Map<string, Box> {
  const ground = root.getBoundingClientRect();
  const found = new Map<string, Box>();
  for (const block of root.querySelectorAll<HTMLElement>("[data-block]")) {
    const { left, top, width, height } = block.getBoundingClientRect();
    if (width && height) found.set(block.dataset.block!, { x: left - ground.left, y: top - ground.top, width, height });
  }
  return found;
}

/** How far the block has moved; one of another size or another shape was laid out anew, and did not move. */
export function shiftOf(before: Box | undefined, now: Box | undefined): Shift {
  if (!before || !now) return STILL;
  if (Math.abs(before.width - now.width) > SAME || Math.abs(before.height - now.height) > SAME) return STILL;
  return { x: now.x - before.x, y: now.y - before.y };
}

/** Lets the blocks that moved glide, but for those into which or out of which a piece is on its way. */
export function glideBlocks(
  root: HTMLElement,
  before: Map<string, Box>,
  busy: ReadonlySet<string>,
  timing: KeyframeAnimationOptions,
): void {
  const now = blocksIn(root);
  for (const block of root.querySelectorAll<HTMLElement>("[data-block]")) {
    const name = block.dataset.block!;
    const { x, y } = shiftOf(before.get(name), now.get(name));
    if (busy.has(name) || Math.hypot(x, y) <= SAME) continue;
    block.animate([{ translate: `${-x}px ${-y}px` }, { translate: "0 0" }], timing);
  }
}
