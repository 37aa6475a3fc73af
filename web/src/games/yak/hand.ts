// How the food of a payment lies beside one another.

export const GAP = 4;
export const TITLE = 26;

interface Room {
  wide: number;
  token: number;
}

export const perRowOf = ({ wide, token }: Room): number => Math.max(1, Math.floor(wide / (token + GAP)));

/** How far down so many tokens reach, with the title above them. */
export const heightOf = (tokens: number, room: Room): number =>
  TITLE + Math.ceil(tokens / perRowOf(room)) * (room.token + GAP);
