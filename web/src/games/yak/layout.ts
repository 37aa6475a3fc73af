// Where everything lies on the board: on a laptop one scene, on a phone the same things one below the other.

import { OWN_ON_PHONE, SMALL, SMALL_OF_TWO, USUAL, type CartForm } from "./cart";

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  name: "wide" | "narrow";
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
  const backX = (number: number): number => (1000 * (number + 0.5)) / (ring - 1);
  return {
    name: "wide",
    wide: 1000,
    high: 600,
    horizon: 148,
    carts: [
      { x: 478, y: 408, form: USUAL },
      ...Array.from({ length: ring - 1 }, (_, number) => ({ x: backX(number), y: 240, form: USUAL })),
    ],
    road: "M478 400H350C262 400 190 358 122 304C66 262 50 232 110 232H890C950 232 934 262 878 304C810 358 738 400 650 400Z",
    chevrons: [
      { x: 284, y: 389, turn: 203 },
      { x: 162, y: 333, turn: 217 },
      { x: 838, y: 333, turn: 143 },
      { x: 716, y: 389, turn: 157 },
      ...Array.from({ length: ring - 2 }, (_, number) => ({ x: (backX(number) + backX(number + 1)) / 2, y: 232, turn: 0 })),
    ],
    market: { x: 490, y: 284, wide: 312, high: 76, token: 21 },
    hand: { x: 690, y: 248, wide: 132, stone: { wide: 36, high: 24 }, token: 15 },
    mountain: { x: 8, y: 374, scale: 1.02 },
    day: { x: 12, y: 368 },
    bag: { x: 8, y: 508, scale: 1.05 },
    bonuses: { x: 142, y: 250, scale: 0.735 },
    others: Array.from({ length: ring - 1 }, (_, number) => ({ x: backX(number) - 162, y: 2, wide: 316, high: 148 })),
    own: {
      name: { x: 776, y: 398 },
      tower: { x: 478, y: 594, wide: 58, high: 30, rows: 6 },
      tent: { x: 768, y: 406, token: 23 },
      cards: { x: 708, y: 499, wide: 90, high: 84, gap: 6 },
      hand: { x: 262, y: 414, wide: 108, stone: { wide: 46, high: 28 }, token: 18 },
      payment: { x: 580, y: 414, wide: 100 },
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
    others: Array.from({ length: others }, (_, number) => ({ x: 4, y: 878 + number * plate, wide: 382, high: plate - 8 })),
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
