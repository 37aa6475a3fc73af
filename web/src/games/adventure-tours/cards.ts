// The printed cards, by name.

import { PRINTED, type Adventurer, type Card, type Colour, type PrintedCard } from "./view";

export const COLOURS: readonly Colour[] = PRINTED.colours;
export const ROUNDS = PRINTED.rounds;

/** Red, blue and yellow. */
export type Amounts = Card["support"];

const BY_NAME = new Map(PRINTED.cards.map((card) => [card.name, card]));

export function cardNamed(name: string): PrintedCard {
  const card = BY_NAME.get(name);
  if (!card) throw new Error(`no card is called ${name}`);
  return card;
}

export const colourOf = (card: string): Colour => cardNamed(card).colour;
export const adventurerOf = (card: string): Adventurer => cardNamed(card).adventurer;
