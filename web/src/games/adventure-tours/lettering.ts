// Capitals of our own, in the manner of the thirties: round letters from full circles, low waists, one weight.
// Each is drawn with a pen of width 2.6 in a box 14 high; a character without a drawing is set in type.

export const HEIGHT = 14;
const GAP = 2.6;

const GLYPHS: Record<string, readonly [width: number, strokes: string]> = {
  A: [11, "M.6 13.6 5.5.6 10.4 13.6M2.4 9.8H8.6"],
  B: [9, "M1.3 1.3H4.2A2.9 2.9 0 0 1 4.2 7H1.3M4.2 7H4.6A2.9 2.9 0 0 1 4.6 12.7H1.3ZM1.3 0V14"],
  C: [12, "M11.2 3.2A5.8 5.8 0 1 0 11.2 10.8"],
  D: [11.4, "M1.3 1.3H4.4A5.7 5.7 0 0 1 4.4 12.7H1.3Z"],
  E: [7.6, "M7.4 1.3H1.3V12.7H7.4M1.3 8.4H6.4"],
  F: [7.4, "M7.4 1.3H1.3V14M1.3 8.4H6.4"],
  G: [13.4, "M11.4 3.1A5.8 5.8 0 1 0 12.6 7.8H7.6"],
  H: [10, "M1.3 0V14M8.7 0V14M1.3 8.4H8.7"],
  I: [2.6, "M1.3 0V14"],
  J: [6.4, "M5.1 0V9.8A2.6 2.9 0 0 1 .2 11"],
  K: [9, "M1.3 0V14M8.2.4 1.6 8.6M4 6.2 8.6 13.6"],
  L: [7, "M1.3 0V12.7H7"],
  M: [13, "M1.3 14V1.6L6.5 9.4 11.7 1.6V14"],
  N: [10.6, "M1.3 14V1.8L9.3 12.2V0"],
  O: [14, "M7 1.2A5.8 5.8 0 1 1 7 12.8A5.8 5.8 0 1 1 7 1.2Z"],
  P: [9, "M1.3 14V1.3H4.4A3.5 3.5 0 0 1 4.4 8.4H1.3"],
  Q: [14, "M7 1.2A5.8 5.8 0 1 1 7 12.8A5.8 5.8 0 1 1 7 1.2ZM8.6 8.8 13 13.8"],
  R: [9.4, "M1.3 14V1.3H4.6A3.5 3.5 0 0 1 4.6 8.4H1.3M4.4 8.4 8.4 13.8"],
  S: [
    8.6,
    "M7.5 3.4C6.9 1.9 5.8 1.3 4.4 1.3C2.6 1.3 1.3 2.4 1.3 4C1.3 7.4 7.4 6.6 7.4 10.1C7.4 11.8 6 12.7 4.2 12.7C2.6 12.7 1.4 11.9.8 10.4",
  ],
  T: [9.4, "M0 1.3H9.4M4.7 1.3V14"],
  U: [10.4, "M1.3 0V8.8A3.9 3.9 0 0 0 9.1 8.8V0"],
  V: [10.4, "M.8.4 5.2 12.4 9.6.4"],
  W: [15.6, "M.8.4 4.4 12.2 7.8 2.4 11.2 12.2 14.8.4"],
  X: [9.4, "M.9.6 8.5 13.4M8.5.6.9 13.4"],
  Y: [9.6, "M.8.6 4.8 7.4 8.8.6M4.8 7.4V14"],
  Z: [9, "M.8 1.3H7.6L1.2 12.7H8.4"],
  "0": [10, "M5 1.3C7.4 1.3 8.7 3.6 8.7 7S7.4 12.7 5 12.7S1.3 10.4 1.3 7S2.6 1.3 5 1.3Z"],
  "1": [5, "M.6 3.6 3.6 1.5V14"],
  "2": [9, "M1.2 4.4A3.3 3.2 0 0 1 7.7 4.5C7.7 7.2 3.4 9.4 1.6 12.7H8.2"],
  "3": [9, "M1.2 1.3H7L4.2 5.6A3.5 3.5 0 1 1 1 10.6"],
  "4": [9.6, "M6.6 14V1.8L1.2 9.6H9.4"],
  "5": [9, "M7.4 1.3H2.6L2 6.3A3.6 3.6 0 1 1 1 11"],
  "6": [9.6, "M6.9.8C3.6 3 1.3 6 1.3 9.1A3.5 3.5 0 1 0 1.7 7.4"],
  "7": [8.6, "M.6 1.3H7.2L3 13.8"],
  "8": [9.2, "M4.6 1.3A2.7 2.7 0 1 1 4.6 6.6A3 3 0 1 1 4.6 12.7A3 3 0 1 1 4.6 6.6A2.7 2.7 0 1 1 4.6 1.3Z"],
  "9": [9.6, "M2.7 13.2C6 11 8.3 8 8.3 4.9A3.5 3.5 0 1 0 7.9 6.6"],
  "+": [9, "M.5 7.4H8.5M4.5 3.4V11.4"],
  "−": [9, "M.8 7.4H8.2"],
  "-": [6, "M.6 7.8H5.4"],
  ".": [2.6, "M1.3 11.4V14"],
  "'": [2.6, "M1.3 0V4"],
  " ": [5, ""],
};

/** What other languages put above a letter, or under it, around its middle. */
const ACCENTS: Record<string, string> = {
  "\u0300": "m-2.4-4.4 3 2.4",
  "\u0301": "m2.4-4.4-3 2.4",
  "\u0302": "m-2.8-1.8 2.8-2.6 2.8 2.6",
  "\u0308": "m-2.4-4.4v2.2m4.8-2.2v2.2",
  "\u0327": "m.6 14.4v1.8l-1.4 1.2",
};

export interface Letter {
  x: number;
  strokes: string;
}

/** Where each letter stands and how wide the line is; null if a character has no drawing. */
export function set(text: string): { letters: Letter[]; width: number } | null {
  const letters: Letter[] = [];
  let x = 0;
  for (const character of text.toUpperCase().replaceAll("’", "'")) {
    const [letter = "", ...marks] = character.normalize("NFD");
    const glyph = GLYPHS[letter];
    const accents = marks.map((mark) => ACCENTS[mark]);
    if (!glyph || accents.includes(undefined)) return null;
    const over = accents.map((accent) => `M${glyph[0] / 2} 0${accent}`).join("");
    if (glyph[1]) letters.push({ x, strokes: glyph[1] + over });
    x += glyph[0] + GAP;
  }
  return { letters, width: Math.max(x - GAP, 1) };
}
