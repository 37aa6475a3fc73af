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
  const behind = rows > 1 ? Math.min(face * ABOVE, (height - face - EDGE) / (rows - 1)) : 0;
  const sizes = Array.from({ length: rows }, (_, row) => Math.floor((count + rows - 1 - row) / rows));
  let n = 0;
  const all = sizes.flatMap((size, row) => {
    // Each row looks out between the heads of the one in front.
    const aside = size === sizes[row - 1] || size === sizes[row + 1] ? 0.25 : 0;
    const room = (width - face - 2 * EDGE) / (size - 1 + 2 * aside || 1);
    const step = Math.min(face * 0.92, room);
    const first = (width - face - step * (size - 1)) / 2 + (row % 2 ? step : -step) * aside;
    const y = height - face - (rows - 1 - row) * behind;
    const seen = row === rows - 1 ? face : behind;
    return Array.from({ length: size }, (_, place): Standee => ({ n: n++, x: first + step * place, y, seen }));
  });
  return { face, all };
}
