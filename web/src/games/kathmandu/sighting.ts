// What of the map is to be seen in a moment, on windows too small for all of it.

import type { Seen } from "./camera";
import { CALLED_OUT, isCalledOut } from "./callouts";
import { CELLS } from "./land";
import { SPACE, extent, centre, stormAt, type Point } from "./layout";
import { reachOf, type Spot } from "./offers";
import type { Table } from "./table";
import { turnedDirection, type Drawn } from "./turning";

/** How far one looks around from a yak that goes nowhere just now. */
const AROUND = 130;
/** So much land is kept around one's own yak when a turn begins. */
const BESIDE = 1.6 * SPACE;
/** What boards are worth to be seen: those behind the yak, its own, those ahead. */
const [BEHIND, HERE, AHEAD] = [0.15, 0.8, 1];

type Moment = Pick<Table, "view" | "me" | "options" | "beat" | "replay" | "judged" | "doer">;
/** With these a turn begins, or the journey: what all of it is about is brought into sight. */
const BEGINS = ["prompt-die", "prompt-place"];

function yakOf({ view }: Moment, boards: readonly Drawn[], seat: number | null): Point | null {
  const player = seat === null ? undefined : view.players[seat];
  if (!player) return null;
  if (player.yak !== null) return centre(boards, player.yak);
  const last = boards.at(-1);
  if (!player.in_kathmandu || !last) return null;
  const { x, y, width, height } = extent(last);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where a storm comes up, with the strip it goes to; then where it has gone, with the one it came from. */
function stormOf({ view, beat }: Moment, boards: readonly Drawn[]): Point[] {
  const headings = view.headings.map((heading) => turnedDirection(heading, boards[0]?.quarters ?? 0));
  const scene = beat?.scene;
  const strips =
    scene?.kind === "storm"
      ? [view.storm, Math.min(view.storm + 1, headings.length)]
      : scene?.kind === "told" && scene.stormy
        ? [view.storm, Math.max(view.storm - 1, 0)]
        : [view.storm];
  return strips.map((strip) => stormAt(boards, headings, strip)).filter((at) => at !== null);
}

/** What is being told happens to a yak or to the storm, and to those yaks at which something is said. */
function told(moment: Moment, boards: readonly Drawn[]): Point[] {
  const { beat } = moment;
  const scene = beat?.scene;
  if (!scene || !("seat" in scene || scene.kind === "storm")) return [];
  const seat = "seat" in scene ? scene.seat : -1;
  const first = seat < 0 ? stormOf(moment, boards) : [yakOf(moment, boards, seat)];
  const noted = (beat.notes ?? []).map(({ at }) => /^yak-(\d+)$/.exec(at)?.[1]);
  const others = noted.map((found) => (found === undefined ? null : yakOf(moment, boards, Number(found))));
  return [...first, ...others].filter((at) => at !== null);
}

/**
 * What matters most comes first: what is being told, else one's own yak while one is asked; who only watches, or sees a
 * game again, sees the yak on turn, or the one that is told of. Null: nothing draws the eye, and whatever is in sight stays so.
 */
export function toBeSeen(moment: Moment, boards: readonly Drawn[], spots: readonly Spot[]): Seen | null {
  const { view, me, options, beat } = moment;
  const [own, active] = [yakOf(moment, boards, me), yakOf(moment, boards, view.active)];
  if (options.size) {
    const reached = [...options.values()].flatMap(reachOf).map((way) => centre(boards, way.stop));
    const called = spots.filter((spot) => isCalledOut(view, spot)).map(({ at }) => ({ x: at.x, y: at.y - CALLED_OUT }));
    const asked = [...(own ? [own] : []), ...spots.map((spot) => spot.at)];
    const seen = { offered: [...asked, ...called], others: reached };
    if (view.question && BEGINS.includes(view.question.kind))
      return { ...seen, afresh: true, ...onward(moment, boards, [...asked, ...reached]) };
    if (spots.length || reached.length) return { ...seen, ...onward(moment, boards, asked), kept: asked };
    const first = own ?? active ?? centre(boards, 0);
    return { ...lookedAround(first), kept: [first] };
  }
  if (beat) {
    const [first, ...others] = told(moment, boards);
    if (!first) return null;
    const offered = [first, ...others];
    const liked = own ? [own] : [];
    return { offered, others: lookedAround(first).others, liked, kept: [...offered, ...liked] };
  }
  const doer = yakOf(moment, boards, moment.doer ?? null);
  if (doer) return { ...lookedAround(doer), kept: [doer, ...beside(doer)] };
  if (me !== null && !moment.replay && !moment.judged) return null;
  const first = active ?? centre(boards, 0);
  return { ...lookedAround(first), kept: [first] };
}

/** What is seen in every moment where there is room for it: Kathmandu, and the yaks. */
export function alwaysSeen({ view }: Pick<Table, "view">, boards: readonly Drawn[]): Point[] {
  const last = boards.at(-1);
  if (!last) return [];
  const goal = extent(last);
  const yaks = view.players.flatMap(({ yak }) => (yak === null ? [] : [centre(boards, yak)]));
  return [
    // Its edges lie closer to the edge of the window than a yak may.
    { x: goal.x + SPACE / 2, y: goal.y + SPACE / 2 },
    { x: goal.x + goal.width - SPACE / 2, y: goal.y + goal.height - SPACE / 2 },
    ...yaks,
  ];
}

/** Before anything draws the eye: one's own yak, or else the one on turn; who has arrived is in Kathmandu. */
export function atFirst(moment: Moment, boards: readonly Drawn[]): Seen {
  const { me, view } = moment;
  return lookedAround(yakOf(moment, boards, me) ?? yakOf(moment, boards, view.active) ?? centre(boards, 0));
}

/** Whoever decides sees the own yak and the land ahead of it, rather than what lies behind. */
function onward({ view, me }: Moment, boards: readonly Drawn[], offered: readonly Point[]): Partial<Seen> {
  const at = me === null ? null : (view.players[me]?.yak ?? null);
  if (at === null) return { kept: offered, worths: boards.map(() => AHEAD) };
  const here = Math.floor(at / CELLS);
  const worths = boards.map((_, n) => (n < here ? BEHIND : n > here ? AHEAD : HERE));
  return { kept: [...offered, ...beside(centre(boards, at))], worths };
}

const beside = ({ x, y }: Point): Point[] =>
  [-BESIDE, BESIDE].flatMap((by) => [
    { x: x + by, y },
    { x, y: y + by },
  ]);

/** A place with the land around it. */
function lookedAround(first: Point): Seen {
  const around = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: first.x + x * AROUND, y: first.y + y * AROUND })));
  return { offered: [first], others: around };
}
