// The ten sections as elevations in ink: every one stands on y = 0 with its middle at x = 0.

import type { Kind } from "./view";

export interface Section {
  height: number;
  /** Half of its greatest width. */
  half: number;
  /** The outline, filled with hatching. */
  body: string;
  /** Lines drawn on it. */
  ink: string;
}

const mirrored = (path: (side: 1 | -1) => string): string => path(-1) + path(1);

function courses(from: number, to: number, step: number, half: (y: number) => number): string {
  let lines = "";
  for (let y = from; y <= to; y += step) lines += `M${-half(y)} ${-y}H${half(y)}`;
  return lines;
}

/** Tiles of a roof whose eaves are `low` wide at `y` and whose ridge is `high` wide at `top`. */
function tiles(low: number, high: number, y: number, top: number, count: number): string {
  let lines = "";
  for (let n = -count; n <= count; n++) {
    lines += `M${((n * high) / count) * 0.9} ${-top}L${((n * low) / count) * 0.86} ${-y}`;
  }
  return lines;
}

const PAGODA: Section[] = [
  {
    height: 40,
    half: 32,
    body:
      "M-32 0H32V-4H28V-8H24V-12H18V-27H29L32 -30Q23 -33 17 -40" +
      "H-17Q-23 -33 -32 -30L-29 -27H-18V-12H-24V-8H-28V-4H-32Z",
    ink:
      "M-28 -4H28M-24 -8H24M-18 -12H18M-29 -27H29" +
      "M-4.5 -12V-22H4.5V-12M0 -12V-22M-6.5 -22H6.5" +
      mirrored((s) => `M${s * 8.5} -15V-21H${s * 14.5}V-15ZM${s * 11.5} -15V-21M${s * 8.5} -18H${s * 14.5}`) +
      mirrored((s) => `M${s * 18} -20L${s * 26} -27`) +
      tiles(32, 17, 28.5, 40, 6),
  },
  {
    height: 27,
    half: 27,
    body: "M-15 0H15V-14H25L27 -17Q19 -20 14 -27H-14Q-19 -20 -27 -17L-25 -14H-15Z",
    ink:
      "M-15 -3.5H15M-25 -14H25M-3.5 -3.5V-10.5H3.5V-3.5M0 -3.5V-10.5" +
      mirrored((s) => `M${s * 6.5} -5V-10.5H${s * 11.5}V-5ZM${s * 9} -5V-10.5`) +
      mirrored((s) => `M${s * 15} -8L${s * 21} -14`) +
      tiles(27, 14, 15.5, 27, 5),
  },
  {
    height: 25,
    half: 22,
    body: "M-12 0H12V-13H20L22 -16Q15 -19 11 -25H-11Q-15 -19 -22 -16L-20 -13H-12Z",
    ink:
      "M-12 -3H12M-20 -13H20M-3 -3V-9.5H3V-3" +
      mirrored((s) => `M${s * 5.5} -4.5V-9.5H${s * 9.5}V-4.5Z`) +
      mirrored((s) => `M${s * 12} -8L${s * 17} -13`) +
      tiles(22, 11, 14.5, 25, 4),
  },
  {
    height: 41,
    half: 19,
    body:
      "M-9 0H9V-10H17L19 -13Q9 -17 4.5 -27H6V-29Q3.4 -30.5 3.4 -32.5Q3.4 -34.5 1.2 -35.5L0 -41" +
      "L-1.2 -35.5Q-3.4 -34.5 -3.4 -32.5Q-3.4 -30.5 -6 -29V-27H-4.5Q-9 -17 -19 -13L-17 -10H-9Z",
    ink:
      "M-17 -10H17M-6 -27H6M-3.4 -32.5H3.4M-2.5 0V-7H2.5V0" +
      mirrored((s) => `M${s * 9} -5L${s * 14} -10`) +
      tiles(18, 4.5, 11.5, 27, 3),
  },
];

const STUPA: Section[] = [
  {
    height: 26,
    half: 33,
    body: "M-33 0H33V-9H28V-18H23V-26H-23V-18H-28V-9H-33Z",
    ink:
      "M-33 -7H-6M6 -7H33M-28 -9H-6M6 -9H28M-28 -16H-6M6 -16H28M-23 -18H-6M6 -18H23M-23 -24H-6M6 -24H23" +
      "M-6 0V-26M6 0V-26" +
      courses(3, 24, 3, () => 6) +
      mirrored((s) =>
        [11, 18, 25].map((x) => `M${s * x} -1V-3.5a${1.8} 2.2 0 0 ${s > 0 ? 1 : 0} ${s * 3.6} 0V-1`).join(""),
      ) +
      mirrored((s) =>
        [11, 18].map((x) => `M${s * x} -10V-12.5a1.8 2.2 0 0 ${s > 0 ? 1 : 0} ${s * 3.6} 0V-10`).join(""),
      ),
  },
  {
    height: 34,
    half: 25,
    body: "M-25 0H25V-4H23C26 -20 15 -33 8 -34H-8C-15 -33 -26 -20 -23 -4H-25Z",
    ink:
      "M-23 -4H23M-23.4 -8H23.4" +
      "M-22.5 -15Q-16.8 -23 -11.2 -15Q-5.6 -23 0 -15Q5.6 -23 11.2 -15Q16.8 -23 22.5 -15" +
      "M-20 -18Q-16.8 -25 -13 -19M-9 -19Q-5.6 -26 -2 -19M2 -19Q5.6 -26 9 -19M13 -19Q16.8 -25 20 -18" +
      "M-8 -34Q0 -31 8 -34",
  },
  {
    height: 53,
    half: 11,
    body:
      "M-8 0H8V-12H10.5V-16H8L3.2 -38H7L5 -42H1.6V-44Q2.8 -46 1.1 -47.5L0 -53" +
      "L-1.1 -47.5Q-2.8 -46 -1.6 -44V-42H-5L-7 -38H-3.2L-8 -16H-10.5V-12H-8Z",
    ink:
      "M-10.5 -12H10.5M-8 -16H8M-7 -38H7M-5 -42H5" +
      courses(17.7, 37, 1.72, (y) => 8 - ((y - 16) * 4.8) / 22) +
      mirrored(
        (s) =>
          `M${s * 1.2} -7Q${s * 3.6} -10 ${s * 6.4} -7Q${s * 3.6} -5.4 ${s * 1.2} -7ZM${s * 1} -9.6Q${s * 4} -11.6 ${s * 7} -9.2`,
      ) +
      "M0.5 -5.5q-1.6 1.6 0.2 2.6",
  },
];

const SHRINE: Section[] = [
  {
    height: 32,
    half: 24,
    body: "M-24 0H24V-4H20V-8H16V-27H20V-32H-20V-27H-16V-8H-20V-4H-24Z",
    ink:
      "M-20 -4H20M-16 -8H16M-20 -27H20M-20 -29.5H20" +
      "M-5.5 -8V-17Q-5.5 -21 0 -22.5Q5.5 -21 5.5 -17V-8M-8 -8V-17Q-8 -23.5 0 -25.5Q8 -23.5 8 -17V-8" +
      mirrored((s) => `M${s * 11} -8V-27M${s * 13.5} -8V-27M${s * 10} -10H${s * 14.5}M${s * 10} -25H${s * 14.5}`) +
      "M0 -17v3m-1.6 2.6a1.6 2.4 0 0 1 3.2 0z",
  },
  {
    height: 42,
    half: 19,
    body:
      "M-19 0H19L16 -4C15 -18 9 -26 5 -30.5H6.5V-33H3.6Q4 -36.5 0 -42Q-4 -36.5 -3.6 -33H-6.5V-30.5H-5" +
      "C-9 -26 -15 -18 -16 -4Z",
    ink:
      "M-16 -4H16M-6.5 -30.5H6.5M-3.6 -33H3.6M0 -4V-30.5" +
      mirrored((s) => `M${s * 5.5} -4C${s * 5.5} -16 ${s * 3.6} -24 ${s * 2} -30.5`) +
      mirrored((s) => `M${s * 11} -4C${s * 10.6} -17 ${s * 6.6} -25 ${s * 3.6} -30.5`) +
      courses(10, 26, 5.3, (y) => 15.6 - ((y - 4) / 26) ** 1.5 * 10.6),
  },
];

const BUDDHA: Section[] = [
  {
    height: 60,
    half: 22,
    body:
      "M-22 0H22V-5H18C22 -7 21 -10 18 -12C23 -13 22 -19 16 -20C13 -21 12 -22 12.5 -24C14.5 -30 13 -35 8 -37" +
      "C5 -38 4 -38.5 3.6 -40C6.8 -42 7.2 -47 4.6 -50C3.6 -51.5 2.6 -52 2 -53.4C1.4 -56 -1.4 -56 -2 -53.4" +
      "C-2.6 -52 -3.6 -51.5 -4.6 -50C-7.2 -47 -6.8 -42 -3.6 -40C-4 -38.5 -5 -38 -8 -37C-13 -35 -14.5 -30 -12.5 -24" +
      "C-12 -22 -13 -21 -16 -20C-22 -19 -23 -13 -18 -12C-21 -10 -22 -7 -18 -5H-22Z",
    ink:
      "M-18 -5H18M-22 -2H22M-18 -12H18" +
      "M-18 -5Q-15 -13 -12 -5Q-9 -13 -6 -5Q-3 -13 0 -5Q3 -13 6 -5Q9 -13 12 -5Q15 -13 18 -5" +
      "M-16 -20Q-4 -12.5 6 -14M16 -20Q8 -14 -2 -14.5" +
      "M-8 -34Q-9 -26 -5 -21H5Q9 -26 8 -34M-5 -21Q0 -18 5 -21M-7 -37Q0 -28 7.5 -29" +
      "M-4 -45.2q1.3 1 2.6 0M1.4 -45.2q1.3 1 2.6 0M-1.2 -42q1.2 0.8 2.4 0M-5.2 -47.4Q0 -50.5 5.2 -47.4M0 -45v1.6" +
      "M-10 -37.5A14 14 0 1 1 10 -37.5",
  },
];

export const SECTIONS: Record<Kind, Section[]> = { buddha: BUDDHA, shrine: SHRINE, stupa: STUPA, pagoda: PAGODA };

/** How high a section of a monument begins. */
export function foot(kind: Kind, stage: number): number {
  return SECTIONS[kind].slice(0, stage).reduce((sum, section) => sum + section.height, 0);
}

export const fullHeight = (kind: Kind): number => foot(kind, SECTIONS[kind].length);
export const halfWidth = (kind: Kind): number => Math.max(...SECTIONS[kind].map((section) => section.half));
