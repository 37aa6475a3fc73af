// Where a thing that explains another lies on the screen: beside it, and where it covers least of what may be chosen.

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;

/** How much of one thing lies over another. */
export const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Where everything of this kind lies on the screen. */
export const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** To the right if there is room, else to the left, above or below; never over it and never beyond the window. */
export function beside(
  box: Area,
  size: Pick<Area, "width" | "height">,
  window: Pick<Area, "width" | "height">,
  dear: readonly Area[] = [],
): Pick<Area, "x" | "y"> {
  const { width, height } = size;
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const across = clamp(box.x + box.width / 2 - width / 2, window.width - width);
  const along = clamp(box.y + box.height / 2 - height / 2, window.height - height);
  const [right, left] = [box.x + box.width + GAP, box.x - GAP - width];
  const [above, below] = [box.y - GAP - height, box.y + box.height + GAP];
  /** Above and below also towards one side, where something dear lies straight on. */
  const sideways = [across, right, left].filter((x) => x > 0 && x + width < window.width);
  const places = [
    ...(right + width < window.width ? [{ x: right, y: along }] : []),
    ...(left > 0 ? [{ x: left, y: along }] : []),
    ...(above > 0 ? sideways.map((x) => ({ x, y: above })) : []),
    ...(below + height < window.height ? sideways.map((x) => ({ x, y: below })) : []),
  ];
  const covered = (at: Pick<Area, "x" | "y">): number =>
    dear.reduce((sum, one) => sum + overlap({ ...at, width, height }, one), 0);
  const [first, ...others] = places;
  if (!first) return { x: across, y: clamp(below, window.height - height) };
  return others.reduce((best, one) => (covered(one) < covered(best) ? one : best), first);
}
