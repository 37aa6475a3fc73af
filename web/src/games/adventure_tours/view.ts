/** What the game shows of itself to a seat; see src/chautari/games/adventure_tours/view.py. */
export type View = Record<string, unknown>;
