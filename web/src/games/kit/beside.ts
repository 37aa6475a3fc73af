// Where a thing that explains another lies on the screen: beside it, and where it covers least of what may be chosen.

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Size = Pick<Area, "width" | "height">;
type Spot = Pick<Area, "x" | "y">;

const GAP = 10;
/** So much worse it is to cover what is being compared or previewed than what could be chosen. */
const PRECIOUS = 20;
/** What explains something from afar is hard to find: only if it covers far less. */
const AFAR = 20_000;
/** And the farther, the harder. */
const EACH_STEP = 40;

/** How much of one thing lies over another. */
export const overlap = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Where everything of this kind lies on the screen. */
export const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** What lies in one row with a thing and is about as high: people compare it. */
export const inRow = (box: Area, others: readonly Area[]): Area[] =>
  others.filter((other) => {
    const middle = other.y + other.height / 2;
    const alike = other.height > box.height / 2 && other.height < box.height * 2;
    return alike && middle > box.y && middle < box.y + box.height;
  });

/** What lies around a thing, no farther from it than it is large. */
export const nearBy = (box: Area, others: readonly Area[]): Area[] =>
  others.filter((other) => {
    const far = Math.max(box.width, box.height);
    const wide = { x: box.x - far, y: box.y - far, width: box.width + 2 * far, height: box.height + 2 * far };
    return overlap(wide, other) > 0;
  });

/** To the right if there is room, else to the left, above or below; never over it and never beyond the window. What is
 *  `close` lies at it, whatever that covers. */
export function beside(
  box: Area,
  size: Size,
  window: Size,
  dear: readonly Area[] = [],
  precious: readonly Area[] = [],
  close = false,
): Spot {
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const near = around(box, size, window, clamp);
  const far = [GAP, window.width - size.width - GAP].flatMap((x) =>
    [clamp(box.y, window.height - size.height), GAP, window.height - size.height - GAP].map((y) => ({ x, y })),
  );
  const away = (at: Spot): number =>
    Math.hypot(at.x + size.width / 2 - box.x - box.width / 2, at.y + size.height / 2 - box.y - box.height / 2);
  const sum = (at: Spot, areas: readonly Area[]): number =>
    areas.reduce((all, one) => all + overlap({ ...at, ...size }, one), 0);
  const cost = (at: Spot): number =>
    sum(at, dear) +
    PRECIOUS * sum(at, precious) +
    (near.includes(at) ? 0 : AFAR + EACH_STEP * away(at) + PRECIOUS * sum(at, [box]));
  const [first, ...others] = precious.length && !close ? [...near, ...far] : near;
  if (!first || !near.length) {
    const across = box.x + box.width / 2 - size.width / 2;
    return {
      x: clamp(across, window.width - size.width),
      y: clamp(box.y + box.height + GAP, window.height - size.height),
    };
  }
  return others.reduce((best, one) => (cost(one) < cost(best) ? one : best), first);
}

/** All places that touch the thing on one side: in its middle, and flush with either end of it. */
function around(
  box: Area,
  { width, height }: Size,
  window: Size,
  clamp: (value: number, most: number) => number,
): Spot[] {
  const along = (from: number, long: number, own: number, most: number): number[] => [
    ...new Set([from + long / 2 - own / 2, from, from + long - own].map((value) => clamp(value, most - own))),
  ];
  const [right, left] = [box.x + box.width + GAP, box.x - GAP - width];
  const [above, below] = [box.y - GAP - height, box.y + box.height + GAP];
  const ys = along(box.y, box.height, height, window.height);
  const xs = along(box.x, box.width, width, window.width);
  return [
    ...(right + width < window.width ? ys.map((y) => ({ x: right, y })) : []),
    ...(left > 0 ? ys.map((y) => ({ x: left, y })) : []),
    ...(above > 0 ? xs.map((x) => ({ x, y: above })) : []),
    ...(below + height < window.height ? xs.map((x) => ({ x, y: below })) : []),
  ];
}
