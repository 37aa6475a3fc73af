// A range of mountains in ink, drawn where the map has room: summits, their snow, and hachures on the shady side.

import { uneven, type Point } from "./layout";

export interface Summit {
  body: string;
  snow: string;
  shade: string;
}

const line = (points: readonly Point[]): string =>
  points.map(({ x, y }, n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Points from one to another that wander to both sides. */
function ragged(from: Point, to: Point, steps: number, by: number, seed: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    const off = n === 0 || n === steps ? 0 : (uneven(seed, n * 7 + 3) - 0.5) * by;
    return { x: from.x + (to.x - from.x) * t + off, y: from.y + (to.y - from.y) * t + off * 0.45 };
  });
}

function summit(foot: Point, half: number, high: number, seed: number): Summit {
  const top = { x: foot.x + (uneven(seed, 1) - 0.5) * half * 0.5, y: foot.y - high };
  const left = ragged({ x: foot.x - half, y: foot.y }, top, 6, half * 0.16, seed);
  const right = ragged(top, { x: foot.x + half, y: foot.y }, 6, half * 0.16, seed + 50);
  const snowLeft = left[4]!;
  const snowRight = right[2]!;
  const teeth = Array.from({ length: 7 }, (_, n) => {
    const t = n / 6;
    const drop = n % 2 ? high * 0.1 : -high * 0.04;
    const y = snowRight.y + (snowLeft.y - snowRight.y) * t;
    return { x: snowRight.x + (snowLeft.x - snowRight.x) * t, y: n === 0 || n === 6 ? y : y + drop };
  });
  const snow = [...left.slice(4), ...right.slice(1, 3), ...teeth.slice(1)];
  const shade = Array.from({ length: 9 }, (_, n) => {
    const t = (n + 1) / 10;
    const at = right[Math.min(5, Math.floor(t * 6))]!;
    const long = high * (0.16 + 0.2 * uneven(seed, n + 20)) * (1.1 - t * 0.6);
    const from = { x: at.x - half * 0.03, y: Math.max(at.y, top.y + high * t) };
    return line([from, { x: from.x - long * 0.28, y: Math.min(foot.y, from.y + long) }]);
  }).join("");
  return { body: `${line([...left, ...right.slice(1)])}z`, snow: `${line(snow)}z`, shade };
}

/** A range this wide and high on its foot line: higher in the middle, the farther summits first. */
export function ridge(width: number, height: number): Summit[] {
  const far = Math.max(3, Math.round(width / 95));
  const near = Math.max(2, Math.round(width / 150));
  const row = (count: number, most: number, seed: number) =>
    Array.from({ length: count }, (_, n) => {
      const x = (width * (n + 0.5)) / count;
      const bulge = 1 - 0.55 * Math.abs((2 * x) / width - 1);
      const half = Math.min(x, width - x, (width / count) * (0.62 + 0.2 * uneven(seed, n)));
      return summit({ x, y: height }, half, height * most * bulge * (0.82 + 0.18 * uneven(n, seed)), seed + n * 13);
    });
  return [...row(far, 1, 11), ...row(near, 0.55, 67)];
}

/** A string of flags that hangs between two points: where each flag is tied. */
export function flags(width: number, sag: number): Point[] {
  const count = Math.max(5, Math.floor(width / 26));
  return Array.from({ length: count }, (_, n) => {
    const t = (n + 0.5) / count;
    return { x: t * width, y: 4 * sag * t * (1 - t) };
  });
}
