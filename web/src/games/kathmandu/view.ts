// Made from src/chautari/games/kathmandu/faces/shapes.py by `python -m tests.server.write`; a test keeps it fresh. Don't edit.

export type Direction = "north" | "east" | "south" | "west";

export type Landscape = "snow" | "scree" | "meadow" | "grain field" | "rice terrace" | "forest" | "jungle" | "water" | "city";

export type Resource = "backpack" | "compass" | "paint-box" | "coin" | "fodder";

export type Colour = "brown" | "grey" | "purple" | "orange" | "pink" | "black";

export type Good = "ring" | "spices" | "silk" | "prayer-mill" | "statue" | "thangka";

export type MapColour = "red" | "orange" | "yellow" | "green" | "blue" | "purple";

export type Character = "mountaineer" | "yak-guide" | "monk" | "merchant" | "border-guard" | "artist";

export type CardKind = "tool case" | "magnifying glass" | "wooden barrel" | "first aid bag" | "telescope" | "water bottle" | "terrain map" | "chest" | "climbing gear" | "tea leaves" | "bridle" | "rope ladder";

export type Done = "rerolled" | "die-turned" | "moved" | "fulfilled" | "painted" | "collected" | "bought" | "swapped";

/** The face of a board and its quarter turns: all there is before the whole way is laid. */
export interface LaidBoard {
  name: string;
  turns: number;
}

/** A board as it lies; its rows are letters of landscapes, from the north-west. */
export interface Board {
  name: string;
  turns: number;
  x: number;
  y: number;
  needle: Direction | null;
  rows: string[];
  start_spaces: number[];
  city: number[];
}

/** A temple, printed or a tile, and who has made an offering there. */
export interface Temple {
  id: number;
  space: number;
  tile: boolean;
  offerings: number[];
}

/** A good that can still be bought. */
export interface GoodOnSpace {
  space: number;
  good: Good;
}

/** An equipment card on display. */
export interface EquipmentCard {
  id: number;
  kind: CardKind;
  landscape: Landscape;
}

/** An animal card. */
export interface AnimalCard {
  id: number;
  name: string;
  landscape: Landscape;
}

/** The tiles that the next weather is drawn from, and how many of them will be turned. */
export interface Weather {
  suns: number;
  storms: number;
  draws: number;
}

/** A die: not used yet, used today, or put aside. */
export interface Die {
  colour: Colour;
  pips: number;
  place: "unused" | "used" | "aside";
}

/** One player's things; `tent_hand` is shown to its owner, and to all when the game is over. */
export interface Player {
  seat: number;
  yak: number | null;
  in_kathmandu: boolean;
  dice: Die[];
  total: number;
  exhaustion: number;
  resources: { [name: string]: number };
  equipment: CardKind[];
  animals: AnimalCard[];
  maps: string[];
  secured: MapColour[];
  goods: { [name: string]: number };
  offerings: number;
  tile: Landscape | "10 points" | null;
  tiles_face_down: number;
  tiles_fulfilled: Landscape[];
  kathmandu_tile: number | null;
  character: Character | null;
  doubles_left: number | null;
  tents: number;
  tent_hand: Landscape[] | null;
  points: number;
  sources: { [name: string]: number };
}

/** A question that says all by its kind. */
export interface PlainQuestion {
  kind: "prompt-chance" | "prompt-character" | "prompt-place" | "prompt-die" | "prompt-resource" | "prompt-before-rest" | "prompt-move" | "prompt-tool-case" | "prompt-act" | "prompt-map";
}

/** Who rolls which dice. */
export interface RollQuestion {
  kind: "roll";
  seat: number;
  dice: Colour[];
}

/** How many throws with the barrel are left. */
export interface ThrowQuestion {
  kind: "prompt-throw";
  throws: number;
}

/** Whether the special good of the one just bought is bought as well. */
export interface SpecialQuestion {
  kind: "prompt-special";
  good: Good;
}

/** Which map goes for the one that was chosen. */
export interface GiveQuestion {
  kind: "prompt-give";
  owner: number;
  map: string;
}

/** Whether a tent is pitched where the mover's yak stands. */
export interface TentQuestion {
  kind: "prompt-tent";
  mover: number;
}

/** A movement as far as it is declared. */
export interface WayQuestion {
  kind: "prompt-turn" | "prompt-emerge";
  cards: string;
  path: number[];
  heading: Direction;
  turns_left: number;
  crossing: boolean;
  steps_left: number;
}

export type Question = PlainQuestion | RollQuestion | ThrowQuestion | SpecialQuestion | GiveQuestion | TentQuestion | WayQuestion;

/** What could be done on a target space: an offering (or one by rope ladder), a good, an animal, a card, a swap. */
export interface Then {
  what: "offering" | "rope ladder" | "animal" | "card" | "map" | Good;
  points: number;
}

/** Where a movement would end, what it costs, whether the yak tile is fulfilled there, how the points change. */
export interface Way {
  stop: number;
  compass: number;
  fodder: number;
  exhaustion: number;
  blocked: boolean;
  tile: boolean;
  points: number;
  then?: Then[];
  path?: number[];
}

/** What an action would declare; without a path while several ways are still open. */
export interface Movement {
  action: number;
  path: number[] | null;
  ways: Way[];
}

/** The table as a seat, or a spectator (−1), sees it. Spaces are board × 36 + row × 6 + column. */
export interface View {
  game: "kathmandu";
  seat: number;
  over: boolean;
  asked: number[];
  day: number;
  days: number;
  round: number;
  active: number;
  standee: number;
  die: Colour | null;
  storm: number;
  weather: Weather;
  boards: (Board | LaidBoard)[];
  headings: Direction[];
  temples: Temple[];
  goods: GoodOnSpace[];
  specials: { [name: string]: number | null };
  equipment: EquipmentCard[];
  equipment_pile: number;
  animals: AnimalCard[];
  animal_pile: number;
  maps: string[];
  map_pile: number;
  maps_under: string[];
  kathmandu_tiles: number[];
  tent_pile: number | null;
  done: Done[];
  question: PlainQuestion | RollQuestion | ThrowQuestion | SpecialQuestion | GiveQuestion | TentQuestion | WayQuestion | null;
  movements: Movement[];
  players: Player[];
}

/** What replaces the shared view for a seat. */
export interface OwnTable {
  seat: number;
}

/** What replaces a seat's own player in the shared view. */
export interface OwnPlayer {
  tent_hand: Landscape[];
}

/** What only this seat knows. */
export interface Own {
  table: OwnTable;
  player: OwnPlayer;
}

/** What an option changes for whoever chooses it, up to the rest that may follow; only what changes is named. */
export interface Changes {
  resources?: { [name: string]: number };
  equipment?: { [name: string]: number };
  exhaustion?: number;
  points?: number;
  gains?: { [name: string]: number };
  tile?: Landscape;
  rests?: boolean;
}

/** A die, the rest, or a throw: dice rolled next, or where the four plain movements would lead. */
export interface DiePreview {
  resources?: { [name: string]: number };
  equipment?: { [name: string]: number };
  exhaustion?: number;
  points?: number;
  gains?: { [name: string]: number };
  tile?: Landscape;
  rests?: boolean;
  kind: "die" | "rest" | "throw";
  rerolls?: Colour[];
  reach?: Way[];
}

/** A movement, or what changes it: the die turned, or where the terrain map lets the die lead. */
export interface MovePreview {
  resources?: { [name: string]: number };
  equipment?: { [name: string]: number };
  exhaustion?: number;
  points?: number;
  gains?: { [name: string]: number };
  tile?: Landscape;
  rests?: boolean;
  kind: "movement";
  reach?: Way[];
  die?: number;
  kathmandu?: number;
}

/** An action on the target space, and the space where a good lies or an offering is made. Of a swap: the map that is best given, and what that brings while it is still to be chosen.  */
export interface TargetPreview {
  resources?: { [name: string]: number };
  equipment?: { [name: string]: number };
  exhaustion?: number;
  points?: number;
  gains?: { [name: string]: number };
  tile?: Landscape;
  rests?: boolean;
  kind: "target";
  space?: number;
  gives?: string;
  best?: number;
}

/** The special good, and who gets the coin. */
export interface SpecialPreview {
  resources?: { [name: string]: number };
  equipment?: { [name: string]: number };
  exhaustion?: number;
  points?: number;
  gains?: { [name: string]: number };
  tile?: Landscape;
  rests?: boolean;
  kind: "special-good";
  pays?: number;
}

/** A tent, and whose yak it tires. */
export interface TentPreview {
  resources?: { [name: string]: number };
  equipment?: { [name: string]: number };
  exhaustion?: number;
  points?: number;
  gains?: { [name: string]: number };
  tile?: Landscape;
  rests?: boolean;
  kind: "tent";
  tires?: number;
}

/** Nothing but what changes. */
export interface GainPreview {
  resources?: { [name: string]: number };
  equipment?: { [name: string]: number };
  exhaustion?: number;
  points?: number;
  gains?: { [name: string]: number };
  tile?: Landscape;
  rests?: boolean;
  kind: "gain";
}

/** A landscape and its letter on the boards. */
export interface PrintedLandscape {
  name: Landscape;
  letter: string;
}

/** A die and the resource it brings: any, if none is named. */
export interface PrintedDie {
  colour: Colour;
  brings: Resource | null;
}

/** A kind of equipment: when it is used, and its rule. */
export interface PrintedCard {
  kind: CardKind;
  time: "before" | "during" | "after";
  rule: string;
}

/** A good and the points on it. */
export interface PrintedGood {
  name: Good;
  points: number;
}

/** What a character starts with, and the rule of its ability. */
export interface PrintedCharacter {
  name: Character;
  resources: { [name: string]: number };
  cards: number;
  rule: string;
}

/** What is printed on the components, and how much there is of them. */
export interface Printed {
  side: number;
  directions: Direction[];
  landscapes: PrintedLandscape[];
  resources: Resource[];
  dice: PrintedDie[];
  equipment: PrintedCard[];
  animals: string[];
  map_colours: MapColour[];
  goods: PrintedGood[];
  special: number;
  offerings: number[];
  kathmandu: number[];
  yak_tiles: number[];
  distance: number[];
  characters: PrintedCharacter[];
  rounds: number;
  most_exhaustion: number;
}

export type Preview = DiePreview | MovePreview | TargetPreview | SpecialPreview | TentPreview | GainPreview;

export const PRINTED: Printed = {
  side: 6,
  directions: ["north", "east", "south", "west"],
  landscapes: [{"name": "snow", "letter": "S"}, {"name": "scree", "letter": "R"}, {"name": "meadow", "letter": "M"}, {"name": "grain field", "letter": "G"}, {"name": "rice terrace", "letter": "T"}, {"name": "forest", "letter": "F"}, {"name": "jungle", "letter": "J"}, {"name": "water", "letter": "W"}, {"name": "city", "letter": "C"}],
  resources: ["backpack", "compass", "paint-box", "coin", "fodder"],
  dice: [{"colour": "brown", "brings": "backpack"}, {"colour": "grey", "brings": "compass"}, {"colour": "purple", "brings": "paint-box"}, {"colour": "orange", "brings": "coin"}, {"colour": "pink", "brings": "fodder"}, {"colour": "black", "brings": null}],
  equipment: [{"kind": "tool case", "time": "before", "rule": "KA-EQP-1"}, {"kind": "magnifying glass", "time": "before", "rule": "KA-EQP-2"}, {"kind": "wooden barrel", "time": "before", "rule": "KA-EQP-3"}, {"kind": "first aid bag", "time": "before", "rule": "KA-EQP-4"}, {"kind": "telescope", "time": "before", "rule": "KA-EQP-5"}, {"kind": "water bottle", "time": "before", "rule": "KA-EQP-6"}, {"kind": "terrain map", "time": "before", "rule": "KA-EQP-7"}, {"kind": "chest", "time": "before", "rule": "KA-EQP-8"}, {"kind": "climbing gear", "time": "during", "rule": "KA-EQP-9"}, {"kind": "tea leaves", "time": "during", "rule": "KA-EQP-10"}, {"kind": "bridle", "time": "during", "rule": "KA-EQP-11"}, {"kind": "rope ladder", "time": "after", "rule": "KA-EQP-12"}],
  animals: ["snow leopard", "yak", "himalayan monal", "himalayan tahr", "bharal", "himalayan serow", "indian rhinoceros", "blackbuck", "hog deer", "jackal", "golden pheasant", "spiny babbler", "wild buffalo", "dzo", "harlequin lizard", "red panda", "musk deer", "red-headed trogon", "bengal tiger", "green python", "indian elephant", "gharial", "river dolphin", "monitor lizard", "mule", "rhesus macaque", "langur"],
  map_colours: ["red", "orange", "yellow", "green", "blue", "purple"],
  goods: [{"name": "ring", "points": 2}, {"name": "spices", "points": 3}, {"name": "silk", "points": 3}, {"name": "prayer-mill", "points": 4}, {"name": "statue", "points": 4}, {"name": "thangka", "points": 5}],
  special: 7,
  offerings: [3, 7, 12, 18, 25, 33, 42, 52, 63],
  kathmandu: [15, 13, 11, 9],
  yak_tiles: [10, 0, -1, -3, -6, -10, -15, -21, -28, -36],
  distance: [0, -2, -5, -9, -14, -20],
  characters: [{"name": "mountaineer", "resources": {"backpack": 1, "compass": 1, "paint-box": 2, "coin": 2, "fodder": 2}, "cards": 2, "rule": "KA-CHR-1"}, {"name": "yak-guide", "resources": {"backpack": 2, "compass": 2, "paint-box": 2, "coin": 3, "fodder": 3}, "cards": 3, "rule": "KA-CHR-2"}, {"name": "monk", "resources": {"backpack": 1, "compass": 1, "paint-box": 0, "coin": 1, "fodder": 0}, "cards": 1, "rule": "KA-CHR-3"}, {"name": "merchant", "resources": {"backpack": 2, "compass": 2, "paint-box": 2, "coin": 3, "fodder": 2}, "cards": 3, "rule": "KA-CHR-4"}, {"name": "border-guard", "resources": {"backpack": 1, "compass": 1, "paint-box": 0, "coin": 1, "fodder": 1}, "cards": 2, "rule": "KA-CHR-5"}, {"name": "artist", "resources": {"backpack": 2, "compass": 1, "paint-box": 2, "coin": 2, "fodder": 1}, "cards": 2, "rule": "KA-CHR-6"}],
  rounds: 3,
  most_exhaustion: 3,
};
