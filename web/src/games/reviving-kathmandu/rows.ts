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

/** As they stood before, unless they could be drawn so much larger otherwise. */
const STAYS = 1.3;

/**
 * `foot` is the room below each ground line, `low` the least height of a street. `kept` has the starts of the rows in which
 * they stood before: what has come since goes to the last of them.
 */
export function laidOut(things: Size[], room: Size, foot: number, low: number, kept: number[] = []): Layout {
  let best = inRows(split(things, 1), room, foot, low);
  for (let rows = 2; rows <= Math.min(MOST_ROWS, things.length); rows++) {
    const found = inRows(split(things, rows), room, foot, low);
    if (found.scale > best.scale * 1.08) best = found;
  }
  if (!kept.length || kept.at(-1)! >= things.length) return best;
  const same = inRows(
    kept.map((start, row) => things.slice(start, kept[row + 1])),
    room,
    foot,
    low,
  );
  return same.scale * STAYS >= best.scale ? same : best;
}

/** As they came, one after the other, after the first few: each keeps its row while more come, for whoever looks in between. */
export function grown(things: Size[], few: number, room: Size, foot: number, low: number): Layout {
  let found = laidOut(things.slice(0, few), room, foot, low);
  for (let count = few + 1; count <= things.length; count++)
    found = laidOut(things.slice(0, count), room, foot, low, found.starts);
  return found;
}

/** With the height that is left over shared out as sky among the rows. */
export function spread(layout: Layout, room: Size): Layout {
  const rows = layout.grounds.length;
  const share = Math.max(0, room.high / layout.scale - layout.high) / rows;
  const rowOf = (thing: number): number => layout.starts.findLastIndex((start) => start <= thing);
  return {
    ...layout,
    grounds: layout.grounds.map((y, row) => y + share * (row + 1)),
    at: layout.at.map(({ x, y }, thing) => ({ x, y: y + share * (rowOf(thing) + 1) })),
    high: layout.high + share * rows,
  };
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
