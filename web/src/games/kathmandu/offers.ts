// What may be chosen on the table: which options belong to a piece, and where they show on the map.

import type { Choosable } from "@/wire";
import type { Offers } from "../kit/offers";
import { DIRECTIONS } from "./kinds";
import { CELLS, spacePiece } from "./land";
import { SPACE, STEP, centre, type Point } from "./layout";
import type { Board, Direction, Movement, Preview, View, Way } from "./view";

/** A place on the map with the options that are chosen there; the plainest comes first. */
export interface Spot {
  key: string;
  at: Point;
  options: Choosable[];
  way: Way | null;
  /** A direction in which something is still to be declared before it is known where the yak stops. */
  heading: Direction | null;
  space: number | null;
  /** Only a terrain map leads here, and the die's movement is still to come. */
  byMap: boolean;
}

/** Every option that a piece belongs to, alone or with others. */
export function belonging(options: Offers, piece: string): Choosable[] {
  return [...options.values()].filter((option) => option.on.includes(piece));
}

export function movementOf(view: View, option: Choosable): Movement | null {
  return view.movements.find((movement) => movement.action === option.action) ?? null;
}

export function previewOf(option: Choosable): Preview {
  return option.preview as unknown as Preview;
}

/** Where the four plain movements would lead with a die, or from where the terrain map puts the yak. */
export function reachOf(option: Choosable): Way[] {
  const preview = previewOf(option);
  return "reach" in preview ? (preview.reach ?? []) : [];
}

/** The spaces of a movement as far as it is declared. */
export function declaredPath(view: View): number[] | null {
  return view.question && "path" in view.question ? view.question.path : null;
}

export function spotsOf(view: View, boards: readonly Board[], options: Offers): Spot[] {
  const spaces = new Map(boards.flatMap((_, board) => spacesOf(board)).map((space) => [spacePiece(space), space]));
  const spots = new Map<string, Spot>();
  const add = (key: string, option: Choosable, spot: Omit<Spot, "key" | "options" | "byMap">) => {
    const byMap = option.on.includes("card-terrain-map") && reachOf(option).length > 0;
    const known = spots.get(key);
    if (known) {
      known.options.push(option);
      known.byMap &&= byMap;
    } else spots.set(key, { key, options: [option], ...spot, byMap });
  };
  for (const option of options.values()) {
    const space = option.on.map((piece) => spaces.get(piece)).find((found) => found !== undefined);
    const way = movementOf(view, option)?.ways[0] ?? null;
    if (space !== undefined) {
      add(`space-${space}`, option, { at: centre(boards, space), way, heading: null, space });
      continue;
    }
    const heading = DIRECTIONS.find((direction) => option.on.includes(`heading-${direction}`));
    const from = view.players[view.active]?.yak;
    if (heading && from !== null && from !== undefined) {
      const middle = centre(boards, from);
      const at = { x: middle.x + STEP[heading].x * SPACE * 0.8, y: middle.y + STEP[heading].y * SPACE * 0.8 };
      add(`heading-${heading}`, option, { at, way: null, heading, space: null });
    }
  }
  return together([...spots.values()]);
}

const spacesOf = (board: number): number[] => Array.from({ length: CELLS }, (_, cell) => board * CELLS + cell);

/** An arrow that would lie on a space which is lit itself is chosen there. */
function together(spots: Spot[]): Spot[] {
  const spaces = spots.filter((spot) => spot.heading === null);
  const under = (arrow: Spot) =>
    spaces.find(({ at }) => Math.hypot(at.x - arrow.at.x, at.y - arrow.at.y) < SPACE * 0.6);
  const free = spots.filter((spot) => {
    const space = spot.heading === null ? undefined : under(spot);
    if (!space) return true;
    space.options.push(...spot.options);
    space.byMap = false;
    return false;
  });
  return free;
}

/** A path over the middles of these spaces. */
export function route(boards: readonly Board[], path: readonly number[]): string {
  return path
    .map((space) => centre(boards, space))
    .map((point, n) => `${n ? "L" : "M"}${point.x} ${point.y}`)
    .join("");
}
