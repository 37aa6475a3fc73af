// What stands behind a street, as paths: the snows with their shaded sides, the hills with their terraces, and the houses of a
// town that lies in ruins until it is built up again. Always the same for the same width.

interface Point {
  x: number;
  y: number;
}

const PEAKS = [0.62, 0.86, 0.7, 1, 0.76, 0.58, 0.92, 0.66, 0.82, 0.54];
const SADDLES = [0.4, 0.5, 0.46, 0.54, 0.36, 0.44, 0.5, 0.38];
/** How far apart peaks of the usual height are; higher ones are wider. */
const STEP = 88;
const USUAL = 120;
export const HOUSE = 27;

/** In turns, however far it goes. */
const turn = (values: readonly number[], n: number): number => values[n % values.length]!;

export interface Snows {
  ridge: string;
  shade: string;
  snow: string;
}

/** Peaks over the whole width, none higher than `high`; the light comes from the left. */
export function snowsOf(wide: number, ground: number, high: number): Snows {
  const step = STEP * Math.max(1, high / USUAL);
  const count = Math.ceil(wide / step) + 1;
  const peak = (n: number): Point => ({ x: (n + 0.42) * step - 20, y: ground - high * turn(PEAKS, n) });
  const saddle = (n: number): Point => ({ x: n * step - 26, y: ground - high * turn(SADDLES, n) });
  let [ridge, shade, snow] = [`M-30 ${ground}`, "", ""];
  for (let n = 0; n < count; n++) {
    const [left, top, right] = [saddle(n), peak(n), saddle(n + 1)];
    const notch = along(top, right, 0.55);
    ridge += `L${at(left)}L${at(along(left, top, 0.6), -3, 3)}L${at(top)}L${at(notch, 4, -3)}L${at(right)}`;
    shade += `M${at(top)}L${at(notch, 4, -3)}L${at(right)}L${right.x - 14} ${ground}L${top.x + 4} ${ground}L${at(along(top, right, 0.5), -18, 6)}Z`;
    const [from, to] = [along(top, left, 0.4), along(top, right, 0.38)];
    const deep = high * 0.09;
    snow += `M${at(top)}L${at(to)}l-5 ${-deep * 0.3}l-4 ${deep}l-6 ${-deep * 0.9}l-5 ${deep * 0.7}L${at(from)}Z`;
  }
  return { ridge: `${ridge}L${wide + step} ${ground}Z`, shade, snow };
}

/** Rolling hills, and the terraces on them. */
export function hillsOf(wide: number, ground: number, high: number, from: number, step: number): string {
  let path = `M${-from} ${ground}V${ground - high * 0.7}`;
  for (let x = -from, n = 0; x < wide; x += step, n++)
    path += `q${step / 2} ${-high * turn([0.8, 0.5, 0.66], n)} ${step} 0`;
  return `${path}V${ground}Z`;
}

export interface Field {
  field: string;
  edge: string;
}

const FIELDS = [0.1, 0.24, 0.4, 0.58, 0.78];
const BEND = 120;

/** The terraces of a slope from the foot of one street to the next: broader and deeper the nearer they lie. */
export function fieldsOf(wide: number, top: number, ground: number): Field[] {
  return FIELDS.map((down, n) => {
    const y = top + (ground - top) * down;
    const [step, deep] = [BEND * (1 + n * 0.25), (ground - top) * 0.05 * (1 + n * 0.3)];
    const from = step * turn([0.3, 0.75, 0.1, 0.55], n);
    let edge = `M${(-from).toFixed(1)} ${y.toFixed(1)}`;
    for (let x = -from, bend = n; x < wide; x += step, bend++)
      edge += `q${(step / 2).toFixed(1)} ${(deep * turn([1, -0.8, 0.6, -1], bend)).toFixed(1)} ${step.toFixed(1)} 0`;
    return { field: `${edge}V${ground}H${(-from).toFixed(1)}Z`, edge };
  });
}

const GROVES = [
  { across: 0.07, down: 0.3 },
  { across: 0.24, down: 0.52 },
  { across: 0.27, down: 0.56 },
  { across: 0.47, down: 0.2 },
  { across: 0.63, down: 0.46 },
  { across: 0.83, down: 0.26 },
  { across: 0.86, down: 0.3 },
  { across: 0.95, down: 0.6 },
];

/** Trees that stand here and there between the fields. */
export function treesOf(wide: number, top: number, ground: number): { crowns: string; trunks: string } {
  let [crowns, trunks] = ["", ""];
  for (const { across, down } of GROVES) {
    const size = Math.min(1, (ground - top) / 150) * (8 + 9 * down);
    const [x, y] = [wide * across, top + (ground - top) * down];
    trunks += `M${x.toFixed(1)} ${y.toFixed(1)}v${(-size * 0.7).toFixed(1)}`;
    const r = (size * 0.55).toFixed(1);
    crowns += `M${(x - size * 0.55).toFixed(1)} ${(y - size * 1.05).toFixed(1)}a${r} ${r} 0 1 1 ${(size * 1.1).toFixed(1)} 0a${r} ${r} 0 1 1 ${(-size * 1.1).toFixed(1)} 0z`;
  }
  return { crowns, trunks };
}

export interface House {
  path: string;
  roof: string;
  windows: string;
}

/** So many places for houses, in the order in which they are built up again: here and there, not from one end. */
export function placesFor(wide: number): number[] {
  const slots = Math.max(1, Math.floor(wide / HOUSE));
  const apart = [7, 5, 3, 1].find((step) => slots % step !== 0) ?? 1;
  return Array.from({ length: slots }, (_, n) => (n * apart + 1) % slots);
}

/** The house at a place, built up: brick under a wide roof, with windows of carved wood. */
export function houseAt(place: number, ground: number): House {
  const [x, high] = [place * HOUSE + 3, highOf(place)];
  const wide = HOUSE - 8;
  const top = ground - high;
  const floors = Math.floor(high / 13);
  let windows = "";
  for (let floor = 0; floor < floors; floor++)
    for (const dx of [3.5, wide - 7.5]) windows += `M${x + dx} ${top + 4 + floor * 12}h4v5.5h-4z`;
  return {
    path: `M${x} ${ground}V${top}h${wide}V${ground}z`,
    roof: `M${x - 3.5} ${top + 1}l5.5 -8h${wide - 4}l5.5 8z`,
    windows,
  };
}

/** What is left of it before: walls that broke off. */
export function ruinAt(place: number, ground: number): string {
  const [x, high] = [place * HOUSE + 3, highOf(place) * (place % 3 === 0 ? 0.75 : 0.5)];
  const wide = HOUSE - 8;
  const fall = place % 2 ? 1 : -1;
  return `M${x} ${ground}v${-high + 3 * fall}l4 -3l3 5l5 ${-4 * fall}l4 4l3 ${-2 * fall}V${ground}zM${x + wide} ${ground}l2 -4l3 1l2 3z`;
}

const highOf = (place: number): number => 16 + ((place * 7) % 5) * 5;

const along = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const at = ({ x, y }: Point, dx = 0, dy = 0): string => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
