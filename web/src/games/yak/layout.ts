// Where everything lies on the board: on a laptop one scene, on a tablet a taller one, on a phone one below the other,
// or on its side one beside the other.

import { LYING, MEDIUM, OWN, OWN_ON_PHONE, SMALL, SMALL_OF_TWO, USUAL, type CartForm } from "./cart";

export interface Spot {
  x: number;
  y: number;
}

interface Size {
  wide: number;
  high: number;
}

/** How another player's things lie in a plate, from its upper left corner. */
export interface PlateForm extends Size {
  stone: Size;
  tent: Spot & { token: number };
  today: Spot;
  yesterday: Spot;
  baby: Spot;
  stupa: Spot;
}

export interface Layout extends Size {
  name: "wide" | "tall" | "narrow";
  horizon: number;
  /** Where the wheels of each cart stand, from one's own clockwise, and what the cart looks like. */
  carts: (Spot & { form: CartForm })[];
  /** The ring road when it is followed clockwise. */
  road: string;
  chevrons: (Spot & { turn: number })[];
  /** With so much room for its name; none: it has none. */
  market: Spot & Size & { token: number; title: number };
  hand: Spot & { wide: number; stone: Size; token: number };
  /** Smaller where somebody else builds: what is paid lies below the stones, and would lie upon other things. */
  bought?: { stone: Size; token: number };
  mountain: Spot & { scale: number };
  day: Spot;
  bag: Spot & { scale: number };
  bonuses: Spot & { scale: number };
  /** Where the colours of bonus cards that lie out of sight can be touched. */
  colours: Spot | null;
  /** The slab that tells what groups bring; null: there is no room for it. */
  values: Spot | null;
  /** Where it is told what comes tomorrow; null: above the cart. */
  ahead: Spot | null;
  plate: PlateForm;
  others: Spot[];
  own: {
    name: Spot;
    /** From the name. */
    points: Spot;
    /** How many stones there are, and what no stone alone brings, in lines of so many letters. */
    parts: Spot & { room: number };
    baby: Spot;
    stupa: Spot;
    tower: Spot & Size & { rows: number };
    tent: Spot & { token: number };
    cards: Spot & Size & { gap: number };
    hand: Spot & { wide: number; stone: Size; token: number };
    payment: Spot & { wide: number; token: number };
    /** While the payment is in sight it lies below that. */
    confirm: Spot & Size;
    /** Lays the stones that are left. */
    suggest: Spot & Size;
  };
}

/** On a laptop: beside two others, or with more room. */
const PLATE: PlateForm = {
  wide: 348,
  high: 168,
  stone: { wide: 38, high: 26 },
  tent: { x: 199, y: 93, token: 17 },
  today: { x: 308, y: 92 },
  yesterday: { x: 308, y: 28 },
  baby: { x: 312, y: 202 },
  stupa: { x: 16, y: 234 },
};
const WIDE_PLATE: PlateForm = {
  wide: 524,
  high: 168,
  stone: { wide: 54, high: 27 },
  tent: { x: 290, y: 75, token: 23 },
  today: { x: 422, y: 84 },
  yesterday: { x: 484, y: 116 },
  baby: { x: 50, y: 204 },
  stupa: { x: 448, y: 236 },
};

/** For so many places of the ring; the first is one's own. */
export function wideLayout(ring: number): Layout {
  const backX = (number: number): number => (1090 * (number + 0.5)) / (ring - 1);
  const plate = ring === 4 ? PLATE : WIDE_PLATE;
  return {
    name: "wide",
    wide: 1090,
    high: 640,
    horizon: 166,
    carts: [
      { x: 552, y: 448, form: OWN },
      ...Array.from({ length: ring - 1 }, (_, number) => ({ x: backX(number), y: 272, form: USUAL })),
    ],
    road: "M530 440H350C262 440 196 416 150 372C98 322 46 264 134 264H956C1044 264 992 322 940 372C894 416 828 440 740 440Z",
    chevrons: [
      { x: 268, y: 428, turn: 196 },
      { x: 116, y: 335, turn: 226 },
      { x: 974, y: 335, turn: 134 },
      { x: 822, y: 428, turn: 164 },
      ...Array.from({ length: ring - 2 }, (_, number) => ({
        x: (backX(number) + backX(number + 1)) / 2,
        y: 264,
        turn: 0,
      })),
    ],
    market: { x: 570, y: 314, wide: 330, high: 58, token: 25, title: 72 },
    hand: { x: 750, y: 280, wide: 176, stone: { wide: 51, high: 35 }, token: 21 },
    bought: { stone: { wide: 32, high: 20 }, token: 15 },
    mountain: { x: 10, y: 436, scale: 1.04 },
    day: { x: 14, y: 424 },
    bag: { x: 10, y: 564, scale: 1.1 },
    bonuses: { x: 156, y: 284, scale: 0.9 },
    colours: null,
    values: { x: 748, y: 345 },
    ahead: { x: 872, y: 308 },
    plate,
    others: Array.from({ length: ring - 1 }, (_, number) => ({ x: backX(number) - plate.wide / 2, y: 2 })),
    own: {
      name: { x: 786, y: 469 },
      points: { x: 0, y: 20 },
      parts: { x: 0, y: 35, room: 21 },
      baby: { x: -62, y: 112 },
      stupa: { x: -84, y: 148 },
      tower: { x: 530, y: 624, wide: 62, high: 33, rows: 5.4 },
      tent: { x: 908, y: 448, token: 27 },
      cards: { x: 774, y: 552, wide: 98, high: 81, gap: 7 },
      hand: { x: 296, y: 456, wide: 116, stone: { wide: 50, high: 32 }, token: 19 },
      payment: { x: 642, y: 466, wide: 128, token: 27 },
      confirm: { x: 638, y: 470, wide: 128, high: 62 },
      suggest: { x: 296, y: 562, wide: 76, high: 44 },
    },
  };
}

export function tallLayout(ring: number): Layout {
  const backX = (number: number): number => (820 * (number + 0.5)) / (ring - 1);
  return {
    name: "tall",
    wide: 820,
    high: 840,
    horizon: 214,
    carts: [
      { x: 410, y: 508, form: OWN },
      ...Array.from({ length: ring - 1 }, (_, number) => ({
        x: backX(number),
        y: 312,
        form: ring === 4 ? MEDIUM : USUAL,
      })),
    ],
    road: "M410 500H300C220 500 150 458 90 406C30 354 22 304 84 304H736C798 304 790 354 730 406C670 458 600 500 520 500Z",
    chevrons: [
      { x: 232, y: 490, turn: 204 },
      { x: 122, y: 431, turn: 218 },
      { x: 698, y: 431, turn: 142 },
      { x: 588, y: 490, turn: 156 },
    ],
    market: { x: 400, y: 358, wide: 330, high: 58, token: 25, title: 72 },
    hand: { x: 576, y: 330, wide: 132, stone: { wide: 40, high: 27 }, token: 18 },
    mountain: { x: 6, y: 526, scale: 0.98 },
    day: { x: 12, y: 516 },
    bag: { x: 8, y: 646, scale: 0.98 },
    bonuses: { x: 8, y: 728, scale: 0.92 },
    colours: null,
    values: { x: 588, y: 384 },
    ahead: { x: 680, y: 444 },
    plate: {
      wide: 264,
      high: 212,
      stone: { wide: 31, high: 27 },
      tent: { x: 162, y: 138, token: 18 },
      today: { x: 214, y: 26 },
      yesterday: { x: 164, y: 50 },
      baby: { x: 112, y: 22 },
      stupa: { x: 100, y: 64 },
    },
    others: Array.from({ length: ring - 1 }, (_, number) => ({ x: backX(number) - 132, y: 4 })),
    own: {
      name: { x: 592, y: 534 },
      points: { x: 136, y: 0 },
      parts: { x: 136, y: 17, room: 21 },
      baby: { x: 150, y: 24 },
      stupa: { x: 176, y: 100 },
      tower: { x: 410, y: 820, wide: 66, high: 42, rows: 6.4 },
      tent: { x: 588, y: 546, token: 29 },
      cards: { x: 582, y: 682, wide: 74, high: 116, gap: 5 },
      hand: { x: 254, y: 524, wide: 112, stone: { wide: 50, high: 34 }, token: 20 },
      payment: { x: 480, y: 524, wide: 104, token: 29 },
      confirm: { x: 462, y: 528, wide: 116, high: 64 },
      suggest: { x: 254, y: 632, wide: 82, high: 46 },
    },
  };
}

/** Tent, cards and tower come before the others' things, so that all that is asked about is in sight. */
export function narrowLayout(ring: number, others: number, bonuses: number): Layout {
  const backX = (number: number): number => (390 * (number + 0.5)) / (ring - 1);
  const form = ring === 4 ? SMALL : SMALL_OF_TWO;
  // Below the mountain and the names of the carts.
  const back = ring === 4 ? 136 : 147;
  const plate = 158;
  const first = back + 556;
  const after = first + others * plate;
  return {
    name: "narrow",
    wide: 390,
    high: after + (bonuses ? 204 : 98),
    horizon: 58,
    carts: [
      { x: 195, y: back + 182, form: OWN_ON_PHONE },
      ...Array.from({ length: ring - 1 }, (_, number) => ({ x: backX(number), y: back, form })),
    ],
    road: `M195 ${back + 176}H50C20 ${back + 176} 14 ${back + 156} 14 ${back + 126}V${back + 30}C14 ${back + 2} 20 ${back - 4} 50 ${back - 4}H340C370 ${back - 4} 376 ${back + 2} 376 ${back + 30}V${back + 126}C376 ${back + 156} 370 ${back + 176} 340 ${back + 176}Z`,
    chevrons: [
      { x: 14, y: back + 46, turn: 270 },
      { x: 376, y: back + 46, turn: 90 },
    ],
    market: { x: 152, y: back + 37, wide: 222, high: 58, token: 22, title: 0 },
    hand: { x: 280, y: back + 12, wide: 82, stone: { wide: 23, high: 18 }, token: 15 },
    mountain: { x: 262, y: 0, scale: 0.52 },
    day: { x: 10, y: 44 },
    bag: { x: 12, y: after + 4, scale: 1.3 },
    bonuses: { x: 12, y: after + 94, scale: 1.05 },
    colours: { x: 225, y: 35 },
    values: null,
    ahead: null,
    plate: {
      wide: 382,
      high: 150,
      stone: { wide: 38, high: 24 },
      tent: { x: 204, y: 76, token: 17 },
      today: { x: 324, y: 74 },
      yesterday: { x: 324, y: 26 },
      baby: { x: 220, y: 26 },
      stupa: { x: 276, y: 62 },
    },
    others: Array.from({ length: others }, (_, number) => ({ x: 4, y: first + number * plate })),
    own: {
      name: { x: 202, y: back + 200 },
      points: { x: 106, y: 0 },
      parts: { x: 0, y: 13, room: 32 },
      baby: { x: -203, y: -16 },
      stupa: { x: -24, y: 12 },
      tower: { x: 195, y: back + 532, wide: 75, high: 44, rows: 5.1 },
      tent: { x: 3, y: back + 186, token: 41 },
      cards: { x: 202, y: back + 233, wide: 58, high: 76, gap: 5 },
      hand: { x: 6, y: back + 312, wide: 114, stone: { wide: 50, high: 40 }, token: 24 },
      payment: { x: 254, y: back + 320, wide: 132, token: 40 },
      confirm: { x: 274, y: back + 328, wide: 112, high: 54 },
      suggest: { x: 312, y: back + 402, wide: 74, high: 45 },
    },
  };
}

/** A phone on its side: the road at the left, all that is one's own at the right; the others' things come below. */
export function lyingLayout(ring: number, others: number): Layout {
  const backX = (number: number): number => (390 * (number + 0.5)) / (ring - 1);
  const back = 128;
  const low = 280;
  const plate = 158;
  const after = 296 + Math.ceil(others / 2) * plate;
  return {
    ...narrowLayout(ring, others, 0),
    wide: 844,
    high: after + 112,
    horizon: 50,
    carts: [
      { x: 196, y: low, form: LYING },
      ...Array.from({ length: ring - 1 }, (_, number) => ({
        x: backX(number),
        y: back,
        form: ring === 4 ? SMALL : SMALL_OF_TWO,
      })),
    ],
    road: `M195 ${low - 6}H46C20 ${low - 6} 14 ${low - 22} 14 ${low - 46}V${back + 30}C14 ${back + 2} 20 ${back - 4} 46 ${back - 4}H342C370 ${back - 4} 376 ${back + 2} 376 ${back + 30}V${low - 46}C376 ${low - 22} 370 ${low - 6} 342 ${low - 6}Z`,
    chevrons: [
      { x: 14, y: back + 34, turn: 270 },
      { x: 376, y: back + 34, turn: 90 },
    ],
    market: { x: 152, y: back + 23, wide: 222, high: 42, token: 20, title: 0 },
    hand: { x: 280, y: back - 2, wide: 92, stone: { wide: 23, high: 18 }, token: 15 },
    mountain: { x: 282, y: 0, scale: 0.4 },
    day: { x: 10, y: 35 },
    bag: { x: 12, y: after + 4, scale: 1.3 },
    bonuses: { x: 430, y: after + 4, scale: 1.05 },
    colours: { x: 225, y: 27 },
    others: Array.from({ length: others }, (_, number) => ({
      x: 4 + (number % 2) * 424,
      y: 304 + Math.floor(number / 2) * plate,
    })),
    own: {
      name: { x: 748, y: 18 },
      points: { x: 0, y: 21 },
      parts: { x: 0, y: 37, room: 16 },
      baby: { x: -292, y: -18 },
      stupa: { x: 66, y: 106 },
      tower: { x: 701, y: 274, wide: 54, high: 43, rows: 5.1 },
      tent: { x: 400, y: 5, token: 34 },
      cards: { x: 400, y: 128, wide: 49, high: 70, gap: 5 },
      hand: { x: 398, y: 203, wide: 160, stone: { wide: 46, high: 40 }, token: 24 },
      payment: { x: 576, y: 4, wide: 104, token: 30 },
      confirm: { x: 573, y: 4, wide: 106, high: 54 },
      suggest: { x: 569, y: 90, wide: 75, high: 45 },
    },
  };
}
