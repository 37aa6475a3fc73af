// What may be chosen on the map: which options belong to which space.

import type { Choosable } from "@/wire";
import { SPACE, STEP, centre, type Point } from "./layout";
import { spaceOf, type BoardView, type Direction, type KathmanduView, type Movement, type Preview, type Way } from "./view";

/** A place on the map with the options that are chosen there; the plainest comes first. */
export interface Spot {
  key: string;
  at: Point;
  names: string[];
  way: Way | null;
  /** A direction in which something is still to be declared before it is known where the yak stops. */
  heading: Direction | null;
  space: number | null;
  /** Only a terrain map leads here, and the die's movement is still to come. */
  byMap: boolean;
}

export type Options = ReadonlyMap<string, Choosable>;

export function movementOf(view: KathmanduView, option: Choosable): Movement | null {
  return view.movements.find((movement) => movement.action === option.action) ?? null;
}

export function previewOf(option: Choosable): Preview {
  return option.preview as Preview;
}

const NAMED_SPACE = /^(?:place|emerge|move-to)-(\d+-\d+-\d+)$/;
const HEADED = /^(?:go|turn)-(north|east|south|west)/;

function spaceFor(view: KathmanduView, option: Choosable): number | null {
  const named = NAMED_SPACE.exec(option.name)?.[1];
  if (named) return spaceOf(named);
  const movement = movementOf(view, option);
  if (movement) return movement.ways.length === 1 ? (movement.ways[0]?.stop ?? null) : null;
  if (option.name === "stay" && view.active >= 0) return view.players[view.active]?.yak ?? null;
  return previewOf(option).space ?? null;
}

export function spotsOf(view: KathmanduView, boards: readonly BoardView[], options: Options): Spot[] {
  const spots = new Map<string, Spot>();
  const add = (key: string, option: Choosable, spot: Omit<Spot, "key" | "names" | "byMap">) => {
    const byMap = option.name.startsWith("move-to-") && previewOf(option).reach !== undefined;
    const known = spots.get(key);
    if (known) {
      known.names.push(option.name);
      known.byMap &&= byMap;
    } else spots.set(key, { key, names: [option.name], ...spot, byMap });
  };
  for (const option of options.values()) {
    const space = spaceFor(view, option);
    const way = movementOf(view, option)?.ways[0] ?? null;
    if (space !== null) {
      add(`space-${space}`, option, { at: centre(boards, space), way, heading: null, space });
      continue;
    }
    const heading = HEADED.exec(option.name)?.[1] as Direction | undefined;
    const from = view.players[view.active]?.yak;
    if (heading && from !== null && from !== undefined) {
      const middle = centre(boards, from);
      const at = { x: middle.x + STEP[heading].x * SPACE * 0.8, y: middle.y + STEP[heading].y * SPACE * 0.8 };
      add(`heading-${heading}`, option, { at, way: null, heading, space: null });
    }
  }
  return together([...spots.values()]);
}

/** An arrow that would lie on a space which is lit itself is chosen there. */
function together(spots: Spot[]): Spot[] {
  const spaces = spots.filter((spot) => spot.heading === null);
  const under = (arrow: Spot) => spaces.find(({ at }) => Math.hypot(at.x - arrow.at.x, at.y - arrow.at.y) < SPACE * 0.6);
  const free = spots.filter((spot) => {
    const space = spot.heading === null ? undefined : under(spot);
    if (!space) return true;
    space.names.push(...spot.names);
    space.byMap = false;
    return false;
  });
  return free;
}

/** A path over the middles of these spaces. */
export function route(boards: readonly BoardView[], path: readonly number[]): string {
  return path
    .map((space) => centre(boards, space))
    .map((point, n) => `${n ? "L" : "M"}${point.x} ${point.y}`)
    .join("");
}
