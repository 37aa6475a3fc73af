// What of the map is to be seen in a moment, on windows too small for all of it.

import type { Seen } from "./camera";
import { extent, centre, type Point } from "./layout";
import { reachOf, type Spot } from "./offers";
import type { Table } from "./table";
import type { Drawn } from "./turning";

/** How far one looks around from a yak that goes nowhere just now. */
const AROUND = 90;

function yakOf({ view }: Table, boards: readonly Drawn[], seat: number | null): Point | null {
  const player = seat === null ? undefined : view.players[seat];
  if (!player) return null;
  if (player.yak !== null) return centre(boards, player.yak);
  const last = boards.at(-1);
  if (!player.in_kathmandu || !last) return null;
  const { x, y, width, height } = extent(last);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The yak that matters most comes first: one's own while one is asked, else the one on turn. */
export function toBeSeen(table: Table, boards: readonly Drawn[], spots: readonly Spot[]): Seen {
  const { view, me, options } = table;
  const [own, active] = [yakOf(table, boards, me), yakOf(table, boards, view.active)];
  if (options.size) {
    const reached = [...options.values()].flatMap(reachOf).map((way) => centre(boards, way.stop));
    const offered = [...(own ? [own] : []), ...spots.map((spot) => spot.at)];
    if (spots.length || reached.length) return { offered, others: reached };
  }
  const first = (options.size ? own : active) ?? own ?? active ?? centre(boards, 0);
  const around = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: first.x + x * AROUND, y: first.y + y * AROUND })));
  return { offered: [first], others: [...around, ...(own && own !== first ? [own] : [])] };
}
