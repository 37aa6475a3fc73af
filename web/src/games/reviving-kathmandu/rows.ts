// How monuments are laid out in as many streets, one below the other, as let them be drawn largest.

export interface Size {
  wide: number;
  high: number;
}

export interface Layout {
  /** Where each thing stands: its left edge and the ground under it. */
  at: { x: number; y: number }[];
  grounds: number[];
  /** The number of the first thing in each row. */
  starts: number[];
  /** How far to the right they reach. */
  reach: number;
  wide: number;
  high: number;
  scale: number;
}

const MOST_ROWS = 4;
/** Few things are drawn no larger than this, or than lets the tallest monument stand in the room. */
const USUAL = 1.5;
const TALL = 190;

/** `foot` is the room below each ground line, `low` the least height of a street. */
export function laidOut(things: Size[], room: Size, foot: number, low: number): Layout {
  let best = inRows(split(things, 1), room, foot, low);
  for (let rows = 2; rows <= Math.min(MOST_ROWS, things.length); rows++) {
    const found = inRows(split(things, rows), room, foot, low);
    if (found.scale > best.scale * 1.08) best = found;
  }
  return best;
}

function inRows(lines: Size[][], room: Size, foot: number, low: number): Layout {
  const at: Layout["at"] = [];
  const grounds: number[] = [];
  const starts: number[] = [];
  let y = 0;
  let wide = 1;
  for (const line of lines) {
    y += Math.max(low, ...line.map((thing) => thing.high));
    grounds.push(y);
    starts.push(at.length);
    let x = 4;
    for (const thing of line) {
      at.push({ x, y });
      x += thing.wide;
    }
    wide = Math.max(wide, x);
    y += foot;
  }
  const scale =
    room.wide && room.high ? Math.min(room.wide / wide, room.high / y, Math.max(USUAL, room.high / TALL)) : 1;
  return { at, grounds, starts, reach: wide, wide: Math.max(wide, room.wide / scale), high: y, scale };
}

/** Into so many lines of about the same width, in order. */
function split(things: Size[], rows: number): Size[][] {
  const whole = things.reduce((sum, thing) => sum + thing.wide, 0);
  const lines: Size[][] = [[]];
  let used = 0;
  for (const thing of things) {
    if (lines.length < rows && used + thing.wide / 2 > (whole * lines.length) / rows) lines.push([]);
    lines.at(-1)!.push(thing);
    used += thing.wide;
  }
  return lines;
}
