// A close-up slides from empty paper towards the boards, as far as all that it shows stays in sight.

import type { Box, Point } from "./layout";

const meet = (from: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other));

/** Where a stretch of this length may begin, so that it shows these points; where it ends with a board comes first. */
function starts(
  at: number,
  length: number,
  points: readonly number[],
  edges: readonly number[],
  clear: number,
): number[] {
  const [least, most] = [Math.max(...points) + clear - length, Math.min(...points) - clear];
  if (least > most) return [at];
  const within = (start: number): number => Math.min(Math.max(start, least), most);
  return [at, ...[...edges, ...edges.map((edge) => edge - length)].map(within)];
}

/** How much land a box shows; what lies ahead is worth more than what lies behind. */
export function landIn(box: Box, boards: readonly Box[], worth: readonly number[] = []): number {
  return boards.reduce(
    (sum, board, n) =>
      sum +
      (worth[n] ?? 1) * meet(box.x, box.width, board.x, board.width) * meet(box.y, box.height, board.y, board.height),
    0,
  );
}

/** The box moved to where most of the boards is seen; no farther than it must, and with every point clear of its edges. */
export function slid(
  box: Box,
  boards: readonly Box[],
  points: readonly Point[],
  clear: number,
  margin: number,
  /** What each board is worth to be seen, and what lies over the lower corner on the right. */
  {
    worths = [],
    corner = { width: 0, height: 0 },
  }: { worths?: readonly number[]; corner?: Pick<Box, "width" | "height"> } = {},
): Box {
  const { width, height } = box;
  const isClear = ({ x, y }: Point): boolean =>
    Math.min(x - box.x, box.x + width - x, y - box.y, box.y + height - y) >= clear - 0.01;
  const kept = points.filter(isClear);
  if (!kept.length) return box;
  const edges = (from: (board: Box) => number, length: (board: Box) => number): number[] =>
    boards.flatMap((board) => [from(board) - margin, from(board) + length(board) + margin]);
  const [xs, ys] = [kept.map(({ x }) => x), kept.map(({ y }) => y)];
  const across = starts(box.x, width, xs, edges(({ x }) => x, ({ width: wide }) => wide), clear); // prettier-ignore
  const along = starts(box.y, height, ys, edges(({ y }) => y, ({ height: high }) => high), clear); // prettier-ignore
  /** What is seen of the boards and not covered; a little less for every step away from where it was. */
  const worth = (x: number, y: number): number => {
    const covered = { x: x + width - corner.width, y: y + height - corner.height, ...corner };
    const moved = Math.abs(x - box.x) * height + Math.abs(y - box.y) * width;
    return landIn({ x, y, width, height }, boards, worths) - landIn(covered, boards, worths) - moved * 0.02;
  };
  return across
    .flatMap((x) => along.map((y) => ({ ...box, x, y })))
    .reduce((best, one) => (worth(one.x, one.y) > worth(best.x, best.y) ? one : best), box);
}
