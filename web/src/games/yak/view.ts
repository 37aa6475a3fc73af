/** What the game shows of itself to a seat; see src/chautari/games/yak/view.py. */
export type View = Record<string, unknown>;
