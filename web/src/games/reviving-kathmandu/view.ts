/** What the game shows of itself to a seat; see src/chautari/games/reviving_kathmandu/view.py. */
export type View = Record<string, unknown>;
