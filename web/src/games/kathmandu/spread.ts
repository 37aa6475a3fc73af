// How wide the things a player has gathered may be, so that all of them fit into their row. All lengths in rem.

/** A card always has the same size; how much of it is seen under the next one: its name, or only the sign. */
export const CARD = { whole: 8.2, told: 4.8, least: 1.2 };
/** An animal whole, its head among others, and a strip of it. */
export const ANIMAL = { whole: 4, told: 2.2, least: 1 };
const TENT = 3.6;
const GAP = 0.25;

export interface Gathered {
  cards: number;
  tents: number;
  animals: number;
}

export interface Spread {
  /** From one card to the next. */
  card: number;
  animal: number;
}

/** First animals draw together as far as their heads are seen, then cards as far as their names are, then all of them. */
export function spread(room: number, { cards, tents, animals }: Gathered): Spread {
  const free = room - TENT * tents - GAP * (cards + tents + 1);
  const forms: [Spread, Spread, Spread, Spread] = [
    { card: CARD.whole, animal: ANIMAL.whole },
    { card: CARD.whole, animal: ANIMAL.told },
    { card: CARD.told, animal: ANIMAL.told },
    { card: CARD.least, animal: ANIMAL.least },
  ];
  const needs = ({ card, animal }: Spread) => (cards && CARD.whole) + Math.max(0, cards - 1) * card + animals * animal;
  const next = forms.findIndex((form) => needs(form) <= free);
  const [wider, tighter] = [forms[next - 1], forms[next]];
  if (!tighter) return forms[3];
  if (!wider) return tighter;
  const part = (free - needs(tighter)) / (needs(wider) - needs(tighter));
  const between = (least: number, most: number) => least + (most - least) * part;
  return { card: between(tighter.card, wider.card), animal: between(tighter.animal, wider.animal) };
}
