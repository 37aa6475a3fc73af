// How large what lies open beside the map is: one size for a window and a number of players, whatever lies there. In rem.

/** How large cards are, how many of them lie beside each other, and whether animals are named. */
export interface Form {
  grown: number;
  beside: number;
  named: boolean;
}

/** The heights of its parts where cards are of the usual size. */
export const HEIGHTS = { heading: 1.35, card: 4.85, animals: 5.7, unnamed: 3.6, maps: 2.2, specials: 1.85, tents: 1.3 };
export const GAP = 0.25;
/** No narrower is it, in cards of the usual size. */
const NARROWEST = 15;

const FORMS: readonly Form[] = [
  ...[1.4, 1.3, 1.2, 1.1, 1].map((grown) => ({ grown, beside: 2, named: true })),
  ...[1.3, 1.2, 1.1, 1].map((grown) => ({ grown, beside: 3, named: true })),
  { grown: 1, beside: 3, named: false },
];
/** Where it takes what it needs. */
export const USUAL: Form = { grown: 1, beside: 2, named: true };
const LEAST: Form = { grown: 0.88, beside: 3, named: false };

export interface Market {
  /** As many cards as are laid out at the most. */
  cards: number;
  tents: boolean;
}

export const rowsOf = ({ beside }: Form, { cards }: Market): number => Math.ceil(cards / beside);

export function heightOf(form: Form, market: Market): number {
  const { heading, card, animals, unnamed, maps, specials, tents } = HEIGHTS;
  const rows = rowsOf(form, market);
  const cards = rows * card * form.grown + (rows - 1) * GAP;
  const album = (form.named ? animals : unnamed) * form.grown;
  const lines = (maps + specials) * form.grown;
  return 2 * (heading + GAP) + cards + album + lines + 2 * GAP + (market.tents ? tents + GAP : 0);
}

/** Cards grow as far as all of it fits into this room. */
export function formFor(width: number, height: number, market: Market): Form {
  const isWide = ({ grown, beside }: Form): boolean => grown * NARROWEST * (beside === 3 ? 1.3 : 1) <= width || grown <= 1; // prettier-ignore
  return FORMS.find((form) => isWide(form) && heightOf(form, market) <= height) ?? LEAST;
}
