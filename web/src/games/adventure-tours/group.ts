// Where everybody stands in a group photograph: in one row or in several behind one another, all within the frame.

export interface Standee {
  /** Its number among the members. */
  n: number;
  x: number;
  y: number;
}

export interface Group {
  /** How large a face is. */
  face: number;
  all: Standee[];
}

const EDGE = 6;

/** From the back to the front. */
export function grouped(count: number, width: number, height: number): Group {
  const rows = count > 12 ? 3 : count > 5 ? 2 : 1;
  const face = height * [0, 0.72, 0.56, 0.46][rows]!;
  const each = Math.ceil(count / rows);
  const behind = rows > 1 ? Math.min(face * 0.62, (height - face - EDGE) / (rows - 1)) : 0;
  const all = Array.from({ length: count }, (_, n): Standee => {
    const row = Math.floor(n / each);
    const inRow = Math.min(each, count - row * each);
    const step = inRow > 1 ? Math.min(face * 0.92, (width - face - 2 * EDGE) / (inRow - 1)) : 0;
    const first = (width - face - step * (inRow - 1)) / 2;
    return { n, x: first + step * (n - row * each), y: height - face - (rows - 1 - row) * behind };
  });
  return { face, all };
}
