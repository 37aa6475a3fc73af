// How a hand lies on a narrow table: all of it in sight, between my board and what is asked.

export interface LaidHand {
  /** How wide a card is, and how many times as high. */
  card: number;
  tall: number;
  /** How many lie side by side. */
  across: number;
  /** Over one another, in one row. */
  fan: boolean;
  /** What an adventurer does has no room below the drawing. */
  short: boolean;
}

const GAP = 6.4;
/** As high as a poster wants to be, as low as its text can be read, and as its drawing can. */
const POSTER = 1.4;
const TALL = 1.37;
const TEXT = 1.3;
const LOW = 1.06;
const DRAWING = 1.18;
/** A fan gives up its texts below the first, and reaches beyond the window below the second. */
const ROOM_FOR_TEXT = 165;
const LEAST_ROOM = 120;
/** No card of a fan is wider than this share of the table. */
const WIDE = 0.4;

/** A small hand keeps the size of its cards: nothing grows from turn to turn. */
export const columnsOf = (count: number): number => (count > 6 ? 4 : 3);

export function layHand(count: number, width: number, room: number): LaidHand {
  const columns = columnsOf(count);
  const rows = Math.max(1, Math.ceil(count / columns));
  const beside = (width - GAP * (columns - 1)) / columns;
  const card = Math.floor(rows === 1 ? Math.min(beside, Math.max(room, LEAST_ROOM) / TALL) : beside);
  const tall = Math.min(TALL, (room - GAP * (rows - 1)) / rows / card);
  if (tall >= LOW)
    return { card, tall, across: Math.ceil(count / rows), fan: false, short: tall < TEXT - 0.01 || columns > 3 };
  const short = room < ROOM_FOR_TEXT;
  const shape = short ? DRAWING : POSTER;
  const fanned = Math.min(Math.max(room - GAP * 2, LEAST_ROOM) / shape, width * WIDE);
  return { card: Math.floor(fanned), tall: shape, across: count, fan: true, short };
}
