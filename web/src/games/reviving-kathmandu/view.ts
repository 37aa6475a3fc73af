// Made from src/chautari/games/reviving_kathmandu/faces/shapes.py by `python -m tests.server.write`; a test keeps it fresh. Don't edit.

export type Colour = "blue" | "white" | "red" | "green" | "yellow" | "wild";

export type Origin = "rulebook" | "review" | "reconstructed";

export type Kind = "buddha" | "shrine" | "stupa" | "pagoda";

export type Doing = "bidding" | "building" | "colouring" | "discarding" | "spending";

/** A card by its sections: `red-stupa-top`, or two with a stroke between them on a blue card. */
export interface Card {
  id: number;
  name: string;
}

/** Sections and their cards from the bottom up, each with the colour that it has now. `plot` counts the monuments that its owner had begun before it; `new_colour` is what a Buddha scores for a colour that its owner had not yet.  */
export interface Monument {
  kind: Kind;
  plot: number;
  sections: string[];
  cards: number[];
  colours: Colour[];
  points: number;
  matching: number;
  new_colour: number;
}

/** A coin on a spot; its value is null while it lies face down for the viewer. */
export interface Bid {
  spot: string;
  seat: number;
  coin: number | null;
}

/** The section that the viewer has picked up and not yet placed, and its card. */
export interface Picked {
  card: number;
  face: string;
}

/** What building brings. `points`: so many more at the end of the game than without it. `at_once`: what it scores when it completes a monument, with the points that count already while that is unfinished. `mission`: what comes besides, at the end, by the viewer's mission. */
export interface Brought {
  completes: boolean;
  points: number;
  at_once: number;
  mission: number;
}

/** Sections of the viewer's hand that could go on top, from the bottom up, and what all of it together brings. */
export interface Then {
  completes: boolean;
  points: number;
  at_once: number;
  mission: number;
  faces: string[];
}

/** A section in sight that the viewer's street waits for, or that the viewer can go on from, or a whole Buddha. `after`: the sections in the viewer's hand that have to stand first, from the bottom up. `then`: what the hand could put on top of it.  */
export interface Fit {
  completes: boolean;
  points: number;
  at_once: number;
  mission: number;
  card: number;
  face: string;
  after: string[];
  then: Then | null;
}

/** One player's things; `purse` is null while a coin of it lies face down, `hand` has only what the viewer knows. `standing`: for each kind, the sections of the tallest growing monument that can still meet the mission's objective.  */
export interface Player {
  seat: number;
  team: number | null;
  spent: number[];
  purse: number[] | null;
  doing: Doing | null;
  cards: number;
  hand: Card[];
  mission: number | null;
  met: Kind[] | null;
  standing: number[] | null;
  bought: Card | null;
  growing: Monument[];
  finished: Monument[];
  discards: Card[];
  coin_points: number;
  points: number;
}

/** The table as a seat, or a spectator (−1), sees it. */
export interface View {
  game: "reviving-kathmandu";
  seat: number;
  over: boolean;
  asked: number[];
  picked: Picked | null;
  round: number;
  first: number;
  market: (Card | null)[];
  bids: Bid[];
  last_bids: Bid[];
  free_spots: string[];
  blue_deck: number;
  red_deck: number;
  under_red_deck: Card[];
  fits: Fit[];
  players: Player[];
}

/** What replaces the shared view for a seat. */
export interface OwnTable {
  seat: number;
  picked: Picked | null;
  bids: Bid[];
  fits: Fit[];
}

/** What replaces a seat's own player in the shared view. */
export interface OwnPlayer {
  purse: number[];
  hand: Card[];
  mission: number | null;
  met: Kind[];
  standing: number[];
}

/** What only this seat knows. */
export interface Own {
  table: OwnTable;
  player: OwnPlayer;
}

/** Points that would be scored at once, by the key of their source. */
export interface Gain {
  key: string;
  points: number;
}

/** A coin that bids for the same card, and whether this one would win a tie against it. */
export interface Rival {
  spot: string;
  seat: number;
  tie_won: boolean;
}

/** A card of the market that a spot bids for, by its place. */
export interface Target {
  place: number;
  near: boolean;
  rivals: Rival[];
}

/** Where a section would go: on one of the owner's growing monuments, or on none of them as a new one. */
export interface Site {
  owner: number;
  monument: number | null;
  completes: boolean;
  wilds: number;
  gains: Gain[];
}

/** The cards that a coin would bid for. */
export interface Bidding {
  kind: "bidding";
  bids_for: Target[];
}

/** A section, its card, and where it can go: `building` names every place, `placing` the one that is chosen. */
export interface Section {
  kind: "building" | "placing";
  face: string;
  card: number;
  places: Site[];
}

/** How many cards have to be discarded after building. */
export interface Done {
  kind: "done";
  discards: number;
}

/** The section of a finished monument that would take the colour, what that brings, and what its other wild sections can bring after that. */
export interface Colouring {
  kind: "colouring";
  owner: number;
  finished: number;
  section: number;
  gains: Gain[];
  later: Gain[];
}

/** What the leftover coin scores. */
export interface Cashing {
  kind: "cashing";
  gains: Gain[];
}

/** Among whose discards the card lies, and what could be built of it at once; nothing while other cards go first. */
export interface Buying {
  kind: "buying";
  pile: number;
  card: number;
  built: Section[];
}

/** An option that says everything by itself. */
export interface Plain {
  kind: "plain";
}

/** A bid spot and the numbers of the cards near it and far from it. */
export interface PrintedSpot {
  name: string;
  near: number[];
  far: number[];
}

/** The spots of the market of four cards, and of the one of six. */
export interface Markets {
  small: PrintedSpot[];
  large: PrintedSpot[];
}

/** Its sections from the bottom up by the last word of their names, their points, and those of its objective. */
export interface PrintedMonument {
  stages: string[];
  points: number[];
  objective: number;
}

/** What is printed for each kind of monument. */
export interface Monuments {
  buddha: PrintedMonument;
  shrine: PrintedMonument;
  stupa: PrintedMonument;
  pagoda: PrintedMonument;
}

/** Sections that need one of these colours; without colours they have to match each other. */
export interface Objective {
  stages: number[];
  colours: Colour[];
}

/** What a mission asks of each kind of monument, and where that comes from. */
export interface Mission {
  source: Origin;
  buddha: Objective;
  shrine: Objective;
  stupa: Objective;
  pagoda: Objective;
}

/** Where the values printed on cards, coins, market and monuments come from. */
export interface Sources {
  cards: Origin;
  coins: Origin;
  market: Origin;
  monuments: Origin;
}

/** What is printed on market, monuments and missions, and how much there is of everything. */
export interface Printed {
  kinds: Kind[];
  colours: Colour[];
  coins: number[];
  rounds: number;
  markets: Markets;
  monuments: Monuments;
  missions: Mission[];
  sources: Sources;
}

export type Preview = Bidding | Section | Done | Colouring | Cashing | Buying | Plain;

export const PRINTED: Printed = {
  kinds: ["buddha", "shrine", "stupa", "pagoda"],
  colours: ["blue", "white", "red", "green", "yellow"],
  coins: [1, 2, 3, 4, 5],
  rounds: 8,
  markets: {"small": [{"name": "L1", "near": [1], "far": [3]}, {"name": "L2", "near": [2], "far": [4]}, {"name": "a", "near": [3], "far": [1]}, {"name": "b", "near": [4], "far": [2]}, {"name": "T1", "near": [1], "far": [2]}, {"name": "T2", "near": [3], "far": [4]}, {"name": "B1", "near": [2], "far": [1]}, {"name": "B2", "near": [4], "far": [3]}], "large": [{"name": "L1", "near": [1], "far": [3]}, {"name": "L2", "near": [2], "far": [4]}, {"name": "a", "near": [3, 5], "far": []}, {"name": "b", "near": [4, 6], "far": []}, {"name": "T1", "near": [1], "far": [2]}, {"name": "T2", "near": [3], "far": [4]}, {"name": "T3", "near": [5], "far": [6]}, {"name": "B1", "near": [2], "far": [1]}, {"name": "B2", "near": [4], "far": [3]}, {"name": "B3", "near": [6], "far": [5]}]},
  monuments: {"buddha": {"stages": [""], "points": [2], "objective": 1}, "shrine": {"stages": ["bottom", "top"], "points": [1, 3], "objective": 2}, "stupa": {"stages": ["bottom", "centre", "top"], "points": [1, 3, 6], "objective": 3}, "pagoda": {"stages": ["bottom", "second", "third", "top"], "points": [1, 3, 6, 10], "objective": 4}},
  missions: [{"source": "rulebook", "buddha": {"stages": [0], "colours": ["red", "blue"]}, "shrine": {"stages": [1], "colours": ["green", "white"]}, "stupa": {"stages": [1, 2], "colours": []}, "pagoda": {"stages": [0, 1], "colours": []}}, {"source": "reconstructed", "buddha": {"stages": [0], "colours": ["green", "white"]}, "shrine": {"stages": [1], "colours": ["red", "yellow"]}, "stupa": {"stages": [0, 1], "colours": []}, "pagoda": {"stages": [1, 2], "colours": []}}, {"source": "reconstructed", "buddha": {"stages": [0], "colours": ["red", "yellow"]}, "shrine": {"stages": [1], "colours": ["blue", "green"]}, "stupa": {"stages": [0, 2], "colours": []}, "pagoda": {"stages": [2, 3], "colours": []}}, {"source": "reconstructed", "buddha": {"stages": [0], "colours": ["blue", "green"]}, "shrine": {"stages": [1], "colours": ["white", "yellow"]}, "stupa": {"stages": [1, 2], "colours": []}, "pagoda": {"stages": [0, 2], "colours": []}}, {"source": "reconstructed", "buddha": {"stages": [0], "colours": ["white", "yellow"]}, "shrine": {"stages": [1], "colours": ["red", "blue"]}, "stupa": {"stages": [0, 1], "colours": []}, "pagoda": {"stages": [1, 3], "colours": []}}, {"source": "reconstructed", "buddha": {"stages": [0], "colours": ["red", "white"]}, "shrine": {"stages": [0], "colours": ["blue", "yellow"]}, "stupa": {"stages": [0, 2], "colours": []}, "pagoda": {"stages": [0, 3], "colours": []}}, {"source": "reconstructed", "buddha": {"stages": [0], "colours": ["blue", "yellow"]}, "shrine": {"stages": [0], "colours": ["red", "green"]}, "stupa": {"stages": [1, 2], "colours": []}, "pagoda": {"stages": [0, 1], "colours": []}}, {"source": "reconstructed", "buddha": {"stages": [0], "colours": ["red", "green"]}, "shrine": {"stages": [0], "colours": ["blue", "white"]}, "stupa": {"stages": [0, 1], "colours": []}, "pagoda": {"stages": [1, 2], "colours": []}}, {"source": "reconstructed", "buddha": {"stages": [0], "colours": ["blue", "white"]}, "shrine": {"stages": [0], "colours": ["green", "yellow"]}, "stupa": {"stages": [0, 2], "colours": []}, "pagoda": {"stages": [2, 3], "colours": []}}, {"source": "reconstructed", "buddha": {"stages": [0], "colours": ["green", "yellow"]}, "shrine": {"stages": [0], "colours": ["red", "white"]}, "stupa": {"stages": [1, 2], "colours": []}, "pagoda": {"stages": [0, 2], "colours": []}}],
  sources: {"cards": "reconstructed", "coins": "reconstructed", "market": "reconstructed", "monuments": "reconstructed"},
};
