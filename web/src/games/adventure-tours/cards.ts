// The printed cards and boards, by name.

import { PRINTED, type Adventurer, type Card, type Colour, type PrintedAdventurer, type PrintedBoard } from "./view";
import type { PrintedCard } from "./view";

export const COLOURS: readonly Colour[] = PRINTED.colours;
export const ROUNDS = PRINTED.rounds;

/** Red, blue and yellow. */
export type Amounts = Card["support"];

const CARDS = new Map(PRINTED.cards.map((card) => [card.name, card]));
const ADVENTURERS = new Map<string, PrintedAdventurer>(PRINTED.adventurers.map((one) => [one.name, one]));
const BOARDS = new Map<string, PrintedBoard>(PRINTED.boards.map((board) => [board.name, board]));

const found = <T>(things: ReadonlyMap<string, T>, name: string): T => {
  const thing = things.get(name);
  if (thing === undefined) throw new Error(`nothing printed is called ${name}`);
  return thing;
};

export const cardNamed = (name: string): PrintedCard => found(CARDS, name);
export const adventurerNamed = (name: string): PrintedAdventurer => found(ADVENTURERS, name);
export const boardNamed = (name: string): PrintedBoard => found(BOARDS, name);

/** Events call cards by their numbers. */
export function cardNumbered(id: number | undefined): PrintedCard {
  const card = PRINTED.cards.find((one) => one.id === id);
  if (!card) throw new Error(`no card has the number ${id}`);
  return card;
}

export const colourOf = (card: string): Colour => cardNamed(card).colour;
export const adventurerOf = (card: string): Adventurer => cardNamed(card).adventurer;
