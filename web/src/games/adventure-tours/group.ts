// Where everybody stands in a group photograph: in one row or in several behind one another, all within the frame.

export interface Standee {
  /** Its number among the members. */
  n: number;
  x: number;
  y: number;
  /** How much of it is seen above those in front. */
  seen: number;
}

export interface Group {
  /** How large a face is. */
  face: number;
  all: Standee[];
}

const EDGE = 6;

/** How high a face is in a frame with one, two or three rows; it is never wider than half of the frame. */
const SHARES = [0.72, 0.53, 0.4];
const WIDEST = 0.5;
/** So much of a face is to be seen beside the next one, or another row is opened. */
const SEEN = 0.36;
/** So much of everybody is seen above the row in front, if there is room. */
const ABOVE = 0.8;

/** From the back to the front. */
export function grouped(count: number, width: number, height: number): Group {
  const faceIn = (rows: number): number => Math.min(height * SHARES[rows - 1]!, width * WIDEST);
  const stepIn = (rows: number): number => (width - faceIn(rows) - 2 * EDGE) / Math.max(1, Math.ceil(count / rows) - 1);
  const rows = [1, 2].find((one) => stepIn(one) >= SEEN * faceIn(one)) ?? SHARES.length;
  const face = faceIn(rows);
  const each = Math.max(1, Math.ceil(count / rows));
  const behind = rows > 1 ? Math.min(face * ABOVE, (height - face - EDGE) / (rows - 1)) : 0;
  const all = Array.from({ length: count }, (_, n): Standee => {
    const row = Math.floor(n / each);
    const inRow = Math.min(each, count - row * each);
    // Each row looks out between the heads of the one in front.
    const half = rows > 1 && inRow === each ? 0.5 : 0;
    const step = inRow > 1 ? Math.min(face * 0.92, (width - face - 2 * EDGE) / (inRow - 1 + half)) : 0;
    const first = (width - face - step * (inRow - 1 + half)) / 2 + (row % 2 ? step * half : 0);
    const front = row === rows - 1 || (row + 1) * each >= count;
    return {
      n,
      x: first + step * (n - row * each),
      y: height - face - (rows - 1 - row) * behind,
      seen: front ? face : behind,
    };
  });
  return { face, all };
}
