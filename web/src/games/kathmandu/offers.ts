// What may be chosen on the table: which options belong to a piece, and where they show on the map.

import type { Choosable } from "@/wire";
import type { Plan } from "../kit/contract";
import type { Offers } from "../kit/offers";
import { DIRECTIONS } from "./kinds";
import { CELLS, spacePiece } from "./land";
import { SPACE, STEP, centre, type Point } from "./layout";
import { turnedDirection, type Drawn } from "./turning";
import type { Direction, Movement, Preview, View, Way } from "./view";

/** A place on the map with the options that are chosen there; the plainest comes first. */
export interface Spot {
  key: string;
  at: Point;
  options: Choosable[];
  way: Way | null;
  /** A direction in which something is still to be declared before it is known where the yak stops. */
  heading: Direction | null;
  space: number | null;
  /** Ways that take several answers to declare and end here, each with the option that it sets out by. */
  ends: End[];
}

export interface End {
  option: Choosable;
  way: Way;
}

/** How far from the yak the arrows lie that ask for a direction. */
const ARROW = SPACE * 1.05;

/** The cards that an option uses, by the names of their pieces. */
export const cardsOf = (option: Choosable): string[] => option.on.filter((piece) => piece.startsWith("card-"));

/** What is chosen on the map with exactly the cards that are taken up. */
export function withCards(options: Offers, held: readonly string[]): Choosable[] {
  const taken = held.filter((piece) => piece.startsWith("card-"));
  return [...options.values()].filter((option) => {
    const cards = cardsOf(option);
    return cards.length === taken.length && cards.every((card) => taken.includes(card));
  });
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

export function spotsOf(view: View, boards: readonly Drawn[], options: readonly Choosable[]): Spot[] {
  const spaces = new Map(boards.flatMap((_, board) => spacesOf(board)).map((space) => [spacePiece(space), space]));
  const spots = new Map<string, Spot>();
  const add = (key: string, option: Choosable, spot: Omit<Spot, "key" | "options" | "ends">, ends: End[] = []) => {
    const known = spots.get(key);
    if (!known) return void spots.set(key, { key, options: [option], ends, ...spot });
    if (!known.options.includes(option)) known.options.push(option);
    known.ends.push(...ends);
  };
  for (const option of options) {
    const space = option.on.map((piece) => spaces.get(piece)).find((found) => found !== undefined);
    const ways = movementOf(view, option)?.ways ?? [];
    const way = ways[0] ?? null;
    if (space !== undefined) {
      add(`space-${space}`, option, { at: centre(boards, space), way, heading: null, space });
      continue;
    }
    if (ways.length > 1) {
      for (const one of ways) {
        const at = centre(boards, one.stop);
        const end = { option, way: one };
        add(`space-${one.stop}`, option, { at, way: one, heading: null, space: one.stop }, [end]);
      }
      continue;
    }
    const heading = DIRECTIONS.find((direction) => option.on.includes(`heading-${direction}`));
    const from = view.players[view.active]?.yak;
    if (heading && from !== null && from !== undefined) {
      const middle = centre(boards, from);
      const seen = turnedDirection(heading, boards[0]?.quarters ?? 0);
      const at = { x: middle.x + STEP[seen].x * ARROW, y: middle.y + STEP[seen].y * ARROW };
      add(`heading-${heading}`, option, { at, way: null, heading: seen, space: null });
    }
  }
  const found = together([...spots.values()]);
  const swap = swapSpot(view, boards, options);
  return swap && !found.some(({ space }) => space === swap.space) ? [...found, swap] : found;
}

/** Maps are swapped where two yaks stand together: that is called out there, and asks which maps. */
function swapSpot(view: View, boards: readonly Drawn[], options: readonly Choosable[]): Spot | null {
  const swaps = options.filter(isSwap);
  const space = view.players[view.active]?.yak ?? null;
  if (!swaps.length || space === null) return null;
  return { key: "swap", at: centre(boards, space), options: swaps, way: null, heading: null, space, ends: [] };
}

export const isSwap = ({ name }: Choosable): boolean => name.startsWith("swap-for-");

/** What a swap of maps brings with the map that is best given for it. */
export function swapWorth(option: Choosable): number {
  const preview = previewOf(option);
  return (preview.kind === "target" ? preview.best : undefined) ?? preview.points ?? 0;
}

/** Whether two ways come to the same, whichever spaces they lead over. */
export const sameWay = (one: Way, other: Way): boolean => outcomeOf(one) === outcomeOf(other);
const outcomeOf = (way: Way): string => JSON.stringify({ ...way, path: undefined });

/** The one end that is meant here, if all of them are alike: whatever leads to it is answered one after the other. */
export function onlyEnd(ends: readonly End[]): End | null {
  const [first] = ends;
  return first && ends.every(({ way }) => sameWay(way, first.way)) ? first : null;
}

/** Whether several things may be meant here. */
export const asksWhich = ({ options, ends }: Spot): boolean => options.length > 1 && !onlyEnd(ends);

/** Answers what a movement still leaves open, so that it ends as it was shown. */
export function leadingTo({ option, way }: End): Plan {
  return (question, options, view) => {
    if (question.key === "prompt-move") return options.get(option.name) ?? null;
    if (question.key !== "prompt-turn" && question.key !== "prompt-emerge") return null;
    const leads = (one: Choosable) => movementOf(view as View, one)?.ways.some((end) => sameWay(end, way));
    return [...options.values()].find(leads) ?? null;
  };
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
    return false;
  });
  return free;
}

/** A path over the middles of these spaces. */
export function route(boards: readonly Drawn[], path: readonly number[]): string {
  return path
    .map((space) => centre(boards, space))
    .map((point, n) => `${n ? "L" : "M"}${point.x} ${point.y}`)
    .join("");
}
