// What is printed on the components, as the table asks for it.

import { PRINTED, type Colour, type Kind, type PrintedMonument, type PrintedSpot } from "./view";

export const KINDS: readonly Kind[] = PRINTED.kinds;
export const COLOURS: readonly Colour[] = PRINTED.colours;
export const COINS: readonly number[] = PRINTED.coins;
export const ROUNDS = PRINTED.rounds;

/** The bid spots of a market of four or six cards, in printed order. */
export function spotsOf(cards: number): Map<string, PrintedSpot> {
  const { small, large } = PRINTED.markets;
  return new Map((cards === 4 ? small : large).map((spot) => [spot.name, spot]));
}

export const printedFor = (kind: Kind): PrintedMonument => PRINTED.monuments[kind];
