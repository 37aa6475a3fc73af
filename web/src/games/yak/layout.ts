// Where everything lies on the board: on a laptop one scene, on a tablet a taller one, on a phone one below the other.

import { MEDIUM, OWN_ON_PHONE, SMALL, SMALL_OF_TWO, USUAL, type CartForm } from "./cart";

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  name: "wide" | "tall" | "narrow";
  wide: number;
  high: number;
  horizon: number;
  /** Where the wheels of each cart stand, from one's own clockwise, and what the cart looks like. */
  carts: (Spot & { form: CartForm })[];
  /** The ring road when it is followed clockwise. */
  road: string;
  chevrons: (Spot & { turn: number })[];
  market: Spot & { wide: number; high: number; token: number };
  hand: Spot & { wide: number; stone: { wide: number; high: number }; token: number };
  mountain: Spot & { scale: number };
  day: Spot;
  bag: Spot & { scale: number };
  bonuses: Spot & { scale: number };
  others: (Spot & { wide: number; high: number })[];
  own: {
    name: Spot;
    tower: Spot & { wide: number; high: number; rows: number };
    tent: Spot & { token: number };
    cards: Spot & { wide: number; high: number; gap: number };
    hand: Spot & { wide: number; stone: { wide: number; high: number }; token: number };
    payment: Spot & { wide: number };
  };
}

/** For so many places of the ring; the first is one's own. */
export function wideLayout(ring: number): Layout {
  const backX = (number: number): number => (1090 * (number + 0.5)) / (ring - 1);
  return {
    name: "wide",
    wide: 1090,
    high: 600,
    horizon: 148,
    carts: [
      { x: 530, y: 408, form: USUAL },
      ...Array.from({ length: ring - 1 }, (_, number) => ({ x: backX(number), y: 240, form: USUAL })),
    ],
    road: "M530 400H400C300 400 216 356 142 306C76 262 66 232 134 232H956C1024 232 1014 262 948 306C874 356 790 400 690 400Z",
    chevrons: [
      { x: 330, y: 390, turn: 199 },
      { x: 192, y: 337, turn: 213 },
      { x: 898, y: 337, turn: 147 },
      { x: 760, y: 390, turn: 161 },
      ...Array.from({ length: ring - 2 }, (_, number) => ({
        x: (backX(number) + backX(number + 1)) / 2,
        y: 232,
        turn: 0,
      })),
    ],
    market: { x: 545, y: 285, wide: 330, high: 76, token: 22 },
    hand: { x: 738, y: 250, wide: 140, stone: { wide: 38, high: 25 }, token: 16 },
    mountain: { x: 10, y: 376, scale: 1.08 },
    day: { x: 14, y: 370 },
    bag: { x: 10, y: 514, scale: 1.12 },
    bonuses: { x: 166, y: 251, scale: 0.74 },
    others: Array.from({ length: ring - 1 }, (_, number) => ({ x: backX(number) - 174, y: 2, wide: 348, high: 148 })),
    own: {
      name: { x: 838, y: 400 },
      tower: { x: 530, y: 588, wide: 62, high: 30, rows: 6 },
      tent: { x: 830, y: 407, token: 23 },
      cards: { x: 776, y: 500, wide: 98, high: 82, gap: 7 },
      hand: { x: 300, y: 420, wide: 112, stone: { wide: 48, high: 29 }, token: 19 },
      payment: { x: 640, y: 420, wide: 112 },
    },
  };
}

export function tallLayout(ring: number): Layout {
  const backX = (number: number): number => (820 * (number + 0.5)) / (ring - 1);
  return {
    name: "tall",
    wide: 820,
    high: 790,
    horizon: 190,
    carts: [
      { x: 410, y: 470, form: USUAL },
      ...Array.from({ length: ring - 1 }, (_, number) => ({
        x: backX(number),
        y: 284,
        form: ring === 4 ? MEDIUM : USUAL,
      })),
    ],
    road: "M410 462H300C220 462 150 420 90 368C30 316 22 276 84 276H736C798 276 790 316 730 368C670 420 600 462 520 462Z",
    chevrons: [
      { x: 232, y: 452, turn: 204 },
      { x: 122, y: 393, turn: 218 },
      { x: 698, y: 393, turn: 142 },
      { x: 588, y: 452, turn: 156 },
    ],
    market: { x: 410, y: 338, wide: 300, high: 78, token: 22 },
    hand: { x: 576, y: 298, wide: 132, stone: { wide: 38, high: 25 }, token: 16 },
    mountain: { x: 6, y: 484, scale: 0.98 },
    day: { x: 12, y: 478 },
    bag: { x: 8, y: 606, scale: 0.98 },
    bonuses: { x: 10, y: 690, scale: 0.94 },
    others: Array.from({ length: ring - 1 }, (_, number) => ({ x: backX(number) - 132, y: 4, wide: 264, high: 188 })),
    own: {
      name: { x: 592, y: 496 },
      tower: { x: 410, y: 772, wide: 64, high: 40, rows: 6.6 },
      tent: { x: 588, y: 508, token: 25 },
      cards: { x: 580, y: 638, wide: 74, high: 118, gap: 5 },
      hand: { x: 254, y: 486, wide: 112, stone: { wide: 50, high: 34 }, token: 20 },
      payment: { x: 486, y: 486, wide: 92 },
    },
  };
}

export function narrowLayout(ring: number, others: number): Layout {
  const backX = (number: number): number => (390 * (number + 0.5)) / (ring - 1);
  const plate = 136;
  const after = 878 + others * plate;
  return {
    name: "narrow",
    wide: 390,
    high: after + 188,
    horizon: 84,
    carts: [
      { x: 195, y: 404, form: OWN_ON_PHONE },
      ...Array.from({ length: ring - 1 }, (_, number) => ({
        x: backX(number),
        y: 186,
        form: ring === 4 ? SMALL : SMALL_OF_TWO,
      })),
    ],
    road: "M195 398H60C20 398 14 370 14 310V220C14 186 20 182 50 182H340C370 182 376 186 376 220V310C376 370 370 398 330 398Z",
    chevrons: [
      { x: 14, y: 300, turn: 270 },
      { x: 376, y: 240, turn: 90 },
    ],
    market: { x: 152, y: 236, wide: 250, high: 84, token: 17 },
    hand: { x: 288, y: 198, wide: 76, stone: { wide: 34, high: 23 }, token: 14 },
    mountain: { x: 214, y: 0, scale: 0.72 },
    day: { x: 10, y: 42 },
    bag: { x: 12, y: after, scale: 1.1 },
    bonuses: { x: 12, y: after + 84, scale: 1 },
    others: Array.from({ length: others }, (_, number) => ({
      x: 4,
      y: 878 + number * plate,
      wide: 382,
      high: plate - 8,
    })),
    own: {
      name: { x: 12, y: 704 },
      tower: { x: 195, y: 678, wide: 75, high: 44, rows: 6 },
      tent: { x: 12, y: 710, token: 41 },
      cards: { x: 208, y: 744, wide: 56, high: 92, gap: 4 },
      hand: { x: 8, y: 412, wide: 114, stone: { wide: 50, high: 40 }, token: 24 },
      payment: { x: 282, y: 412, wide: 104 },
    },
  };
}
