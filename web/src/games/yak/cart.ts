// How a cart is put together: the yak in front, then stones, then food, the sign at the back; mirrored with the yak,
// except what lies on it: that keeps its order, so that a hand that reaches for it does not miss.

export type Looks = "left" | "right";

export interface CartForm {
  stone: { wide: number; high: number };
  /** How wide a column of one kind of food is, and how big a token. */
  column: number;
  token: number;
  /** The size of the yak, 1 being 84 × 64. */
  yak: number;
  sign: number;
  wheel: number;
  pad: number;
  gap: number;
  /** The crate is the middle of it all, and stays where it is when the yak turns round. */
  steady?: boolean;
}

export const USUAL: CartForm = {
  stone: { wide: 37, high: 26 },
  column: 22,
  token: 17,
  yak: 0.98,
  sign: 27,
  wheel: 13,
  pad: 5,
  gap: 6,
};
/** One's own where there is room: what is bought and taken lies on it. */
export const OWN: CartForm = {
  stone: { wide: 50, high: 34 },
  column: 30,
  token: 23,
  yak: 1.12,
  sign: 32,
  wheel: 15,
  pad: 6,
  gap: 7,
  steady: true,
};
export const MEDIUM: CartForm = {
  stone: { wide: 34, high: 25 },
  column: 19,
  token: 16,
  yak: 0.76,
  sign: 24,
  wheel: 12,
  pad: 4,
  gap: 5,
};
export const OWN_ON_PHONE: CartForm = {
  stone: { wide: 50, high: 45 },
  column: 44,
  token: 26,
  yak: 0.92,
  sign: 30,
  wheel: 15,
  pad: 5,
  gap: 6,
};
/** One's own on a phone on its side. */
export const LYING: CartForm = {
  stone: { wide: 50, high: 44 },
  column: 28,
  token: 22,
  yak: 0.7,
  sign: 24,
  wheel: 10,
  pad: 4,
  gap: 6,
};
export const SMALL: CartForm = {
  stone: { wide: 23, high: 19 },
  column: 11,
  token: 12,
  yak: 0.39,
  sign: 0,
  wheel: 8,
  pad: 3,
  gap: 3,
};
export const SMALL_OF_TWO: CartForm = {
  stone: { wide: 34, high: 23 },
  column: 17,
  token: 15,
  yak: 0.62,
  sign: 0,
  wheel: 10,
  pad: 4,
  gap: 5,
};

export interface CartShape {
  wide: number;
  /** Where all of it begins and how far it goes: a steady one has as much room behind it as the yak takes before it. */
  body: { x: number; wide: number };
  high: number;
  yak: { x: number; y: number };
  crate: { x: number; y: number; wide: number; high: number };
  /** The middles of the four places for stones. */
  slots: { x: number; y: number }[];
  /** The middles of the three columns of food, and where they stand. */
  columns: number[];
  floor: number;
  room: number;
  sign: { x: number; y: number };
  wheels: number[];
  shaft: string;
}

export function cartShape(form: CartForm, looks: Looks): CartShape {
  const yak = { wide: 84 * form.yak, high: 64 * form.yak };
  const stones = 2 * form.stone.wide + 3;
  const inner = 2 * form.stone.high + 3;
  const crate = { wide: 2 * form.pad + stones + form.gap + 3 * form.column, high: inner + 2 * form.pad };
  const body = yak.wide + crate.wide + form.sign + (form.sign ? 7 : 3);
  const wide = form.steady ? crate.wide + 2 * (yak.wide + 3) : body;
  const high = Math.max(crate.high + form.wheel, yak.high + 2);
  const mirrored = (from: number, width: number): number => (looks === "left" ? from : wide - from - width);
  const crateX = mirrored(yak.wide + 3, crate.wide);
  const crateY = high - form.wheel - crate.high;
  const firstStone = crateX + form.pad;
  const firstFood = firstStone + stones + form.gap;
  const stone = (column: number): number => firstStone + column * (form.stone.wide + 3);
  const shaftY = high - form.wheel - 3;
  return {
    wide,
    body: { x: mirrored(0, body), wide: body },
    high,
    yak: { x: mirrored(0, yak.wide), y: high - yak.high },
    crate: { x: crateX, y: crateY, ...crate },
    slots: [0, 1, 2, 3].map((slot) => ({
      x: stone(slot % 2) + form.stone.wide / 2,
      y: crateY + form.pad + form.stone.high * (slot < 2 ? 1.5 : 0.5) + (slot < 2 ? 3 : 0),
    })),
    columns: [0, 1, 2].map((kind) => firstFood + (kind + 0.5) * form.column),
    floor: crateY + form.pad + inner,
    room: inner,
    sign: { x: mirrored(yak.wide + crate.wide + 6, form.sign), y: crateY + 2 },
    wheels: [0.2, 0.8].map((part) => crateX + crate.wide * part),
    shaft: `M${crateX + crate.wide / 2} ${shaftY}H${mirrored(yak.wide * 0.4, 0)}`,
  };
}
