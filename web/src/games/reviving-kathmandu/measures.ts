// Where things lie on the printed market, in its own units.

export const CARD = { wide: 98, high: 120 };
export const COIN = 19;
/** What says which spot wins with equal coins: no coin has this shape. */
export const TAG = { wide: 27, high: 15 };
/** A mission where it is drawn with a city. */
export const SECRET = { wide: 300, high: 94 };
/** On a phone it shows one part after the other. */
export const SECRET_PART = { wide: 140, high: 94 };

const GAP = 12;
const ROOM = 2 * COIN;
const LEFT = ROOM + 9;
const TOP = ROOM + 7;

export interface Point {
  x: number;
  y: number;
}

export interface Plan {
  width: number;
  height: number;
  /** The upper left corners of the cards, numbered down the columns. */
  cards: Point[];
  spots: Map<string, Point>;
}

/** Four cards with the spots all around, or six with two spots on the bar before the third column. */
export function planOf(cards: number): Plan {
  const columns = cards / 2;
  const bar = ROOM + 18;
  const xs = [LEFT, LEFT + CARD.wide + GAP, LEFT + 2 * CARD.wide + GAP + bar].slice(0, columns);
  const ys = [TOP, TOP + CARD.high + GAP];
  const across = LEFT + 2 * CARD.wide + GAP + bar / 2;
  const height = ys[1]! + CARD.high + TOP;
  const spots = new Map<string, Point>();
  ys.forEach((y, row) => {
    spots.set(`L${row + 1}`, { x: COIN + 1, y: y + CARD.high / 2 });
    spots.set(row ? "b" : "a", { x: across, y: y + CARD.high / 2 });
  });
  xs.forEach((x, column) => {
    spots.set(`T${column + 1}`, { x: x + CARD.wide / 2, y: COIN + 1 });
    spots.set(`B${column + 1}`, { x: x + CARD.wide / 2, y: height - COIN - 1 });
  });
  const width = columns === 2 ? across + COIN + 1 : xs[2]! + CARD.wide + 2;
  return { width, height, cards: xs.flatMap((x) => ys.map((y) => ({ x, y }))), spots };
}

export const middleOf = (corner: Point): Point => ({ x: corner.x + CARD.wide / 2, y: corner.y + CARD.high / 2 });

/** Where a string from a spot reaches a card: at the edge that it comes to, where a pin hides no name. */
export function reachOf(from: Point, corner: Point): Point {
  const middle = middleOf(corner);
  const [dx, dy] = [from.x - middle.x, from.y - middle.y];
  const share = Math.min((CARD.wide / 2 - 1) / Math.abs(dx || 1e-9), (CARD.high / 2 - 1) / Math.abs(dy || 1e-9), 1);
  return { x: middle.x + dx * share, y: middle.y + dy * share };
}

/** The long edge of a card that faces a spot: two points. */
export function edgeFacing(from: Point, corner: Point): [Point, Point] {
  const x = from.x < corner.x + CARD.wide / 2 ? corner.x : corner.x + CARD.wide;
  return [
    { x, y: corner.y },
    { x, y: corner.y + CARD.high },
  ];
}
