// The end of a game as an image: what everybody has built, with names, points and places.

import { figure } from "./scoring";
import { standalone } from "./standalone";

export interface Entry {
  name: string;
  /** "1st" … */
  place: string;
  first: boolean;
  total: number;
  /** A CSS colour, variables included. */
  colour: string;
  built: SVGSVGElement | null;
}

export interface Picture {
  title: string;
  site: string;
  entries: readonly Entry[];
  /** What it all lies on: a drawing for the whole of it, one for its upper left corner, and whether they are dark. */
  ground: { whole: SVGSVGElement; corner: SVGSVGElement | null; dark: boolean } | null;
}

const WIDTH = 1200;
const MARGIN = 48;
const GAP = 28;
const HEAD = 120;
const FOOT = 170;
const TALLEST = 600;
// Under something wide all stands in one line.
const LINE = 96;
const TALLEST_WIDE = 300;
const BOTTOM = 30;
// Wider than this, things stand in two columns; far wider, in one.
const WIDE = 1.15;
const FAR_WIDER = 2.2;
// Three leave a hole in two columns: they stand side by side for longer.
const WIDE_OF_THREE = 1.6;

/** In how many columns so many things of these proportions (width to height) are best seen; null: there are none. */
export function columnsFor(count: number, ratio: number | null): number {
  if (ratio === null || ratio <= (count === 3 ? WIDE_OF_THREE : WIDE)) return count;
  return Math.min(count, ratio <= FAR_WIDER ? 2 : 1);
}

// What stands in one row is easier to compare, even if it is drawn this much smaller.
const SIDE_BY_SIDE = 0.7;

/** In how many columns so many things of these proportions are drawn largest where there is so much room. */
export function columnsIn(room: { width: number; height: number }, count: number, ratio: number | null): number {
  if (ratio === null || !room.width || !room.height) return columnsFor(count, ratio);
  const wideIn = (columns: number): number =>
    fitted(ratio, room.width / columns, room.height / Math.ceil(count / columns) - LINE / 2).w;
  const all = Array.from({ length: count }, (_, n) => n + 1);
  const best = Math.max(...all.map(wideIn));
  return all.findLast((columns) => wideIn(columns) >= (columns === count ? SIDE_BY_SIDE : 1) * best) ?? count;
}

export function meanRatio(boxes: readonly { width: number; height: number }[]): number | null {
  const ratios = boxes.filter(({ width, height }) => width && height).map(({ width, height }) => width / height);
  return ratios.length ? ratios.reduce((sum, ratio) => sum + ratio) / ratios.length : null;
}

/** Where each of so many columns begins, and how wide all of them are. */
export function columns(count: number, width = WIDTH, margin = MARGIN, gap = GAP): { lefts: number[]; wide: number } {
  const wide = (width - 2 * margin - gap * (count - 1)) / count;
  return { lefts: Array.from({ length: count }, (_, n) => margin + n * (wide + gap)), wide };
}

/** The largest box of these proportions that fits, standing at the foot and in the middle. */
export function fitted(ratio: number, wide: number, high: number): { x: number; y: number; w: number; h: number } {
  const w = Math.min(wide, high * ratio);
  const h = w / ratio;
  return { x: (wide - w) / 2, y: high - h, w, h };
}

const ON_DARK: Record<string, string> = {
  "--ink": "#fdf3da",
  "--ink-soft": "#e6d8b4",
  "--leaf": "#f5d27a",
};
const CORNER = 36;

export async function paint({ title, site, entries, ground: lies }: Picture): Promise<Blob> {
  const ratio = meanRatio(entries.flatMap(({ built }) => (built ? [built.viewBox.baseVal] : [])));
  const count = columnsFor(entries.length, ratio);
  const { lefts, wide } = columns(count);
  const inLine = count < entries.length;
  const high = ratio === null ? 0 : Math.min(inLine ? TALLEST_WIDE : TALLEST, wide / ratio);
  const cell = high + (inLine ? LINE : FOOT);
  const height = HEAD + Math.ceil(entries.length / count) * cell + BOTTOM;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, height];
  const pen = canvas.getContext("2d")!;
  const look = getComputedStyle(document.documentElement);
  const ink = (name: string): string => (lies?.dark && ON_DARK[name]) || look.getPropertyValue(name).trim();
  const write = (text: string, x: number, y: number, font: string, colour: string, most?: number): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, most);
  };

  pen.fillStyle = ink("--paper");
  pen.fillRect(0, 0, WIDTH, height);
  if (lies) await lay(pen, lies.whole, lies.corner, height);
  write(title, MARGIN, 84, `600 60px ${ink("--title")}`, ink("--ink"));
  pen.textAlign = "right";
  write(site, WIDTH - MARGIN, 84, `400 30px ${ink("--title")}`, ink("--ink-soft"));

  for (const [number, entry] of entries.entries()) {
    const left = lefts[number % count]!;
    const ground = HEAD + Math.floor(number / count) * cell + high;
    const middle = left + wide / 2;
    const right = left + wide;
    if (entry.built) await stand(pen, entry.built, left, ground - high, wide, high);
    pen.fillStyle = colourOf(entry.colour);
    pen.fillRect(left, ground + 6, wide, entry.first ? 12 : 6);
    const strong = ink(entry.first ? "--leaf" : "--ink");
    const [name, total] = [`600 28px ${ink("--sans")}`, `700 ${inLine ? 40 : 58}px ${ink("--title")}`];
    const place = `600 28px ${ink("--title")}`;
    pen.textAlign = inLine ? "left" : "center";
    write(entry.name, inLine ? left : middle, ground + 52, name, ink("--ink"), inLine ? wide - 190 : wide);
    if (inLine) pen.textAlign = "right";
    write(figure(entry.total), inLine ? right - 80 : middle, ground + (inLine ? 56 : 112), total, strong, wide);
    write(entry.place, inLine ? right : middle, ground + (inLine ? 54 : 148), place, strong, wide);
  }
  return new Promise((ready, fail) =>
    canvas.toBlob((made) => (made ? ready(made) : fail(new Error("the picture could not be made"))), "image/png"),
  );
}

/** The ground over all of the picture, and its corner at each of the four, turned. */
async function lay(
  pen: CanvasRenderingContext2D,
  whole: SVGSVGElement,
  corner: SVGSVGElement | null,
  height: number,
): Promise<void> {
  pen.drawImage(await imageOf(whole, WIDTH, height), 0, 0, WIDTH, height);
  if (!corner) return;
  const image = await imageOf(corner, 2 * CORNER, 2 * CORNER);
  const corners = [
    [0, 0],
    [WIDTH, 0],
    [WIDTH, height],
    [0, height],
  ] as const;
  for (const [turns, [x, y]] of corners.entries()) {
    pen.save();
    pen.translate(x, y);
    pen.rotate((turns * Math.PI) / 2);
    pen.drawImage(image, 0, 0, CORNER, CORNER);
    pen.restore();
  }
}

async function stand(
  pen: CanvasRenderingContext2D,
  svg: SVGSVGElement,
  left: number,
  top: number,
  wide: number,
  high: number,
): Promise<void> {
  const { width, height } = svg.viewBox.baseVal;
  const { x, y, w, h } = fitted(width && height ? width / height : 1, wide, high);
  pen.drawImage(await imageOf(svg, Math.ceil(w * 2), Math.ceil(h * 2)), left + x, top + y, w, h);
}

async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image();
  // The content policy knows images from this site and in `data:` alone.
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(svg, width, height))}`;
  await image.decode();
  return image;
}

/** A canvas knows no variables. */
function colourOf(colour: string): string {
  const probe = document.createElement("i");
  probe.style.color = colour;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}
