// How wide the things a player has gathered may be, so that all of them fit into their row. All lengths in rem.

/** A card with its words, and one of which only the sign is left; an animal whole, and its head among others. */
export const CARD = { whole: 8.6, least: 1.75 };
export const ANIMAL = { whole: 4.2, least: 1 };
/** A map or a good, a word on what they are worth, and what lies between. */
const SMALL = 1.6;
const WORDS = 4.8;
const GAP = 0.25;

export interface Gathered {
  cards: number;
  tents: number;
  animals: number;
  /** Those in the upper line, and in the lower. */
  maps: number;
  goods: number;
}

export interface Spread {
  card: number;
  animal: number;
  /** There is room for words beside animals and goods. */
  worded: boolean;
}

export function spread(room: number, { cards, tents, animals, maps, goods }: Gathered): Spread {
  const small = SMALL * Math.max(maps, goods) + 3.6 * tents + GAP * (cards + tents + 4);
  const words = (animals ? WORDS : 0) + (goods >= maps - 2 && goods ? WORDS : 0);
  const least = cards * CARD.least + animals * ANIMAL.least;
  const most = cards * CARD.whole + animals * ANIMAL.whole;
  const share = (free: number) => (most > least ? Math.min(1, Math.max(0, (free - least) / (most - least))) : 1);
  const worded = share(room - small - words) > 0.55;
  const part = share(room - small - (worded ? words : 0));
  const between = ({ whole, least }: typeof CARD) => least + (whole - least) * part;
  return { card: between(CARD), animal: between(ANIMAL), worded };
}
