// What the server shows of a table of Adventure Tours, and what its options would do.

import type { Choosable } from "../../wire";

export type Colour = "red" | "blue" | "yellow";
export const COLOURS: readonly Colour[] = ["red", "blue", "yellow"];
export const ROUNDS = 3;

/** Red, blue and yellow. */
export type Amounts = [number, number, number];

export interface Card {
  id: number;
  /** `pater-miller-red`. */
  name: string;
  demand: number;
  coins: number;
  support: Amounts;
}

export interface Expedition {
  name: string;
  start: Amounts;
}

export interface Player {
  seat: number;
  board: Expedition | null;
  gear: Amounts | null;
  equipment: Card[];
  members: Card[];
  income: number;
  cards: number;
  hand: Card[];
  results: number[];
  money: number | null;
}

/** Something that is being asked or will happen; what else it says depends on what it is. */
export interface Step {
  step: string;
  seat?: number;
  card?: number;
  receiver?: number;
  attacker?: number;
  victim?: number;
  player?: number;
  taker?: number;
  blow?: Step;
}

export interface ToursView {
  game: "adventure-tours";
  seat: number;
  over: boolean;
  asked: number[];
  round: number;
  first: number;
  turn: number;
  ability_used: boolean;
  further_turns: number;
  pile: number;
  discards: Card[];
  free_boards: Expedition[];
  to_come: Step[];
  players: Player[];
}

/** The places of the cards that leave a row, and the names of those that come to its right end. */
export interface RowChange {
  leaving: number[];
  coming: string[];
}

/** One expedition before and after; its rows are missing where the round would end. */
export interface Change {
  seat: number;
  draws: number;
  gear: [Amounts | null, Amounts | null];
  income: [number, number];
  cards: [number, number];
  equipment?: RowChange;
  members?: RowChange;
}

/** What an option would do to the sums. */
export interface Preview {
  seats: Change[];
  opens: string[];
  stopped_by: number[];
  further_turns: [number, number];
  results: number[] | null;
  next: { seat: number; key: string } | null;
}

export function previewOf(option: Choosable | null): Preview | null {
  const preview = option?.preview as Partial<Preview> | undefined;
  return preview?.seats ? (preview as Preview) : null;
}

export function colourOf(card: string): Colour {
  return card.slice(card.lastIndexOf("-") + 1) as Colour;
}

export function adventurerOf(card: string): string {
  return card.slice(0, card.lastIndexOf("-"));
}
