// What the game shows of itself to a seat; see src/chautari/games/reviving_kathmandu/view.py and preview.py.

export type Colour = "blue" | "white" | "red" | "green" | "yellow" | "wild";
export type Kind = "buddha" | "shrine" | "stupa" | "pagoda";

export interface Card {
  id: number;
  /** One face, or two with a stroke between them: `red-stupa-top`, `blue-pagoda-top/wild-shrine-bottom`. */
  name: string;
}

export interface Monument {
  kind: Kind;
  /** The faces from the bottom up, and the colour that each has now. */
  sections: string[];
  colours: Colour[];
  cards: number[];
  points: number;
  matching: number;
}

export interface Bid {
  spot: string;
  seat: number;
  /** Null while it lies face down for the viewer. */
  coin: number | null;
}

export interface Player {
  seat: number;
  team: number | null;
  spent: number[];
  /** Null while a coin of it lies face down somewhere. */
  purse: number[] | null;
  doing: "bidding" | "building" | "colouring" | "discarding" | "spending" | null;
  cards: number;
  /** Only those that the viewer knows. */
  hand: Card[];
  mission: number | null;
  met: Kind[] | null;
  bought: Card | null;
  growing: Monument[];
  finished: Monument[];
  discards: Card[];
  points: number;
}

export interface View {
  game: "reviving-kathmandu";
  seat: number;
  over: boolean;
  asked: number[];
  /** What the viewer has picked up and not yet placed. */
  picked: { card: number; face: string } | null;
  round: number;
  first: number;
  market: (Card | null)[];
  bids: Bid[];
  last_bids: Bid[];
  free_spots: string[];
  blue_deck: number;
  red_deck: number;
  under_red_deck: Card[];
  players: Player[];
}

export interface Gain {
  key: string;
  points: number;
}

export interface Rival {
  spot: string;
  seat: number;
  tie_won: boolean;
}

export interface Target {
  place: number;
  near: boolean;
  rivals: Rival[];
}

export interface Site {
  owner: number;
  /** Which of the owner's growing monuments; null for a new one. */
  monument: number | null;
  completes: boolean;
  wilds: number;
  gains: Gain[];
}

/** What preview.py tells of an option; each kind of option has its own part of it. */
export interface Preview {
  bids_for?: Target[];
  discards?: number;
  face?: string;
  card?: number;
  places?: Site[];
  owner?: number;
  finished?: number;
  section?: number;
  gains?: Gain[];
  pile?: number;
}
