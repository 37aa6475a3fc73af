// The paper that no board covers: where a map has its drawings.

import type { Box } from "./layout";

const clear = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The largest upright box in the sheet that keeps this far from all that lies on it; null if there is none. */
export function largestVacant(sheet: Box, taken: readonly Box[], apart: number): Box | null {
  const around = taken.map((box) => grown(box, apart));
  const inside = (at: number, from: number, length: number) => at >= from && at <= from + length;
  const lines = (from: number, length: number, all: readonly number[]) =>
    [...new Set([from, from + length, ...all.filter((at) => inside(at, from, length))])].sort((a, b) => a - b);
  const xs = lines(
    sheet.x,
    sheet.width,
    around.flatMap((box) => [box.x, box.x + box.width]),
  );
  const ys = lines(
    sheet.y,
    sheet.height,
    around.flatMap((box) => [box.y, box.y + box.height]),
  );
  let best: Box | null = null;
  for (const [n, x] of xs.entries()) {
    for (const right of xs.slice(n + 1)) {
      for (const [m, y] of ys.entries()) {
        for (const bottom of ys.slice(m + 1)) {
          const box = { x, y, width: right - x, height: bottom - y };
          if (best && box.width * box.height <= best.width * best.height) continue;
          if (around.every((other) => clear(box, other))) best = box;
        }
      }
    }
  }
  return best;
}

/** So many of the largest, none over another. */
export function vacancies(sheet: Box, taken: readonly Box[], apart: number, count: number): Box[] {
  const found: Box[] = [];
  for (let n = 0; n < count; n++) {
    const box = largestVacant(sheet, [...taken, ...found], apart);
    if (!box) break;
    found.push(box);
  }
  return found;
}
