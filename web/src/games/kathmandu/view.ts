// The view of Kathmandu as the server sends it (games/kathmandu/view.py). Spaces are board × 36 + row × 6 + column.

export type Direction = "north" | "east" | "south" | "west";
export type Landscape =
  | "snow"
  | "scree"
  | "meadow"
  | "grain field"
  | "rice terrace"
  | "forest"
  | "jungle"
  | "water"
  | "city";
export type Resource = "backpack" | "compass" | "paint-box" | "coin" | "fodder";
export type Colour = "brown" | "grey" | "purple" | "orange" | "pink" | "black";
export type Good = "ring" | "spices" | "silk" | "prayer-mill" | "statue" | "thangka";

export const SIDE = 6;
export const CELLS = 36;
export const RESOURCES: readonly Resource[] = ["backpack", "compass", "paint-box", "coin", "fodder"];
export const GOODS: readonly Good[] = ["ring", "spices", "silk", "prayer-mill", "statue", "thangka"];
export const DIRECTIONS: readonly Direction[] = ["north", "east", "south", "west"];

/** The letters of a board's rows. */
export const LANDSCAPE_OF: Readonly<Record<string, Landscape>> = {
  S: "snow",
  R: "scree",
  M: "meadow",
  G: "grain field",
  T: "rice terrace",
  F: "forest",
  J: "jungle",
  W: "water",
  C: "city",
  K: "city",
};
export const LETTER_OF = Object.fromEntries(
  Object.entries(LANDSCAPE_OF)
    .filter(([letter]) => letter !== "K")
    .map(([letter, landscape]) => [landscape, letter]),
) as Readonly<Record<Landscape, string>>;
export const MOUNTAIN = "^";
export const KATHMANDU = "K";

/** A board as it lies; before the whole way is laid only its name and turns are there. */
export interface BoardView {
  name: string;
  turns: number;
  x: number;
  y: number;
  needle: Direction | null;
  rows: string[];
  start_spaces: number[];
  city: number[];
}

export interface Temple {
  id: number;
  space: number;
  tile: boolean;
  offerings: number[];
}

export interface EquipmentCard {
  id: number;
  kind: string;
  landscape: Landscape;
}

export interface AnimalCard {
  id: number;
  name: string;
  landscape: Landscape;
}

export interface Die {
  colour: Colour;
  pips: number;
  place: "unused" | "used" | "aside";
}

/** Where a movement would end, and what it costs. */
export interface Way {
  stop: number;
  compass: number;
  fodder: number;
  exhaustion: number;
  blocked: boolean;
}

/** `path` is null while something is still to be declared. */
export interface Movement {
  action: number;
  path: number[] | null;
  ways: Way[];
}

/** What is asked; the fields beyond `kind` depend on it. */
export interface Question {
  kind: string;
  seat?: number;
  dice?: Colour[];
  throws?: number;
  good?: Good;
  owner?: number;
  map?: string;
  mover?: number;
  cards?: string;
  path?: number[];
  heading?: Direction;
  turns_left?: number;
  crossing?: boolean;
  steps_left?: number;
}

export interface PlayerView {
  seat: number;
  yak: number | null;
  in_kathmandu: boolean;
  dice: Die[];
  total: number;
  exhaustion: number;
  resources: Record<Resource, number>;
  equipment: string[];
  animals: AnimalCard[];
  maps: string[];
  secured: string[];
  goods: Record<Good, number>;
  offerings: number;
  tile: Landscape | "10 points" | null;
  tiles_face_down: number;
  tiles_fulfilled: Landscape[];
  kathmandu_tile: number | null;
  character: string | null;
  doubles_left: number | null;
  tents: number;
  tent_hand: Landscape[] | null;
  points: number;
}

export interface KathmanduView {
  game: "kathmandu";
  seat: number;
  over: boolean;
  asked: number[];
  day: number;
  days: number;
  round: number;
  active: number;
  standee: number;
  /** Chosen this turn; null until one is. */
  die: Colour | null;
  storm: number;
  weather: { suns: number; storms: number };
  boards: BoardView[];
  headings: Direction[];
  temples: Temple[];
  goods: { space: number; good: Good }[];
  specials: Record<Good, number | null>;
  equipment: EquipmentCard[];
  equipment_pile: number;
  animals: AnimalCard[];
  animal_pile: number;
  maps: string[];
  map_pile: number;
  maps_under: string[];
  kathmandu_tiles: number[];
  tent_pile: number | null;
  done: string[];
  question: Question | null;
  movements: Movement[];
  players: PlayerView[];
}

/** What `preview.py` says an option would do; only what changes is named. */
export interface Preview {
  space?: number;
  path?: number[];
  /** Where the four plain movements with this die would lead, or from where the terrain map puts the yak. */
  reach?: Way[];
  resources?: Partial<Record<Resource, number>>;
  equipment?: Record<string, number>;
  exhaustion?: number;
  points?: number;
  tile?: Landscape;
  kathmandu?: number;
  rests?: boolean;
  die?: number;
  rerolls?: Colour[];
  tires?: number;
  pays?: number;
}

/** Whether the whole way is laid: before that there is no map to draw. */
export function isLaid(view: KathmanduView): boolean {
  return view.boards.length > 0 && view.boards[0]?.rows !== undefined;
}

export function letterAt(view: KathmanduView, space: number): string {
  const cell = space % CELLS;
  return view.boards[Math.floor(space / CELLS)]?.rows[Math.floor(cell / SIDE)]?.[cell % SIDE] ?? " ";
}

/** `2-3-1` as in the names of options: the board from 0, row and column from 1. */
export function spaceName(space: number): string {
  const cell = space % CELLS;
  return `${Math.floor(space / CELLS)}-${Math.floor(cell / SIDE) + 1}-${(cell % SIDE) + 1}`;
}

export function spaceOf(name: string): number {
  const [board = 0, row = 1, column = 1] = name.split("-").map(Number);
  return board * CELLS + (row - 1) * SIDE + column - 1;
}

export function dashed(name: string): string {
  return name.replaceAll(" ", "-");
}
