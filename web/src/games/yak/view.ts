// Made from src/chautari/games/yak/faces/shapes.py by `python -m tests.server.write`; a test keeps it fresh. Don't edit.

export type Colour = "red" | "yellow" | "orange" | "black" | "grey" | "blue" | "green" | "purple";

export type Kind = "red" | "yellow" | "orange" | "black" | "grey" | "blue" | "green" | "purple" | "crystal";

export type FoodKind = "milk" | "meat" | "bread";

export type CartName = "no-milk" | "no-meat" | "no-bread" | "two-kinds";

export type CardName = "build" | "supply" | "market";

export type Source = "rulebook" | "review" | "reconstructed";

export type Vain = "no-stones" | "tent-empty" | "no-milk" | "no-meat" | "no-bread" | "too-little" | "tent-full" | "cart-empty" | "market-empty";

export type BonusKind = "majority" | "places" | "duty";

/** How much of each kind a cart, a tent, the market or a payment holds. */
export interface Food {
  milk: number;
  meat: number;
  bread: number;
}

/** A cart on the ring road, and the seat it stands before: none between two players. */
export interface Cart {
  cart: CartName;
  before: number | null;
  stones: Kind[];
  food: Food;
}

/** Stones of one colour that touch, by their places. */
export interface Group {
  colour: Colour;
  places: number[];
  points: number;
}

/** A crystal, and the colour it counts for at best: none while no colour takes it. */
export interface Crystal {
  place: number;
  colour: Colour | null;
}

/** A bonus card that lies out. */
export interface Bonus {
  colour: Colour;
  kind: BonusKind;
  points: number;
  second: number;
  places: number[];
}

/** What one source of points brings. */
export interface Part {
  source: string;
  points: number;
}

/** Fifteen places from the bottom left upward, row by row, what is stacked on them, and what it would score. */
export interface Tower {
  tower: (Kind | null)[];
  stack: Kind[];
  stones: number;
  groups: Group[];
  crystals: Crystal[];
}

/** One player's things; `card` is shown to its owner, and to all once it is revealed. `parts` make up `points`. */
export interface Player {
  tower: (Kind | null)[];
  stack: Kind[];
  stones: number;
  groups: Group[];
  crystals: Crystal[];
  seat: number;
  chosen: boolean;
  revealed: boolean;
  card: CardName | null;
  yesterday: CardName | null;
  tent: Food;
  points: number;
  parts: Part[];
}

/** Fogs just drawn, fogs on the track, and the fields of the track that are not covered. */
export interface Fog {
  drawn: number;
  track: number;
  fields: number;
}

/** How many of each kind are in the bag. */
export interface Bag {
  red: number;
  yellow: number;
  orange: number;
  black: number;
  grey: number;
  blue: number;
  green: number;
  purple: number;
  crystal: number;
  fog: number;
}

/** Stones in hand by where they could lie (`red-3 blue-6`, the lowest place first), what they bring together, of that by the number of groups and by the Stupa, what all crystals of the tower count as then, and where one more stone may lie. */
export interface Laid {
  stones: string;
  gain: number;
  number: number;
  stupa: number;
  crystals: Crystal[];
  opens: number[];
}

/** Where a stone in hand brings most, and how much, after those before it. */
export interface Proposed {
  kind: Kind;
  place: number;
  gain: number;
}

/** The cart that comes in the evening unless fog turns it, the food of the tent it takes, the stones that buys. */
export interface Tomorrow {
  cart: CartName;
  food: number;
  stones: number;
}

/** The cart that comes in the evening, and how many stones it sells then: as the player chooses until then. */
export interface Forecast {
  cart: CartName;
  least: number;
  most: number;
}

/** The table as a seat, or a spectator (−1), sees it. Yaks that look left go clockwise, from a seat to the next. */
export interface View {
  game: "yak";
  seat: number;
  over: boolean;
  asked: number[];
  day: number;
  last_day: boolean;
  baby_yak: number;
  yaks_look: "left" | "right";
  road: Cart[];
  market: Food;
  hand: Kind[];
  payment: Food;
  due: number;
  tent_points: number;
  overflow: number;
  mixes: Food[];
  buys_next: number[];
  spots: number[];
  plans: Laid[];
  proposed: Proposed[];
  bag: Bag | null;
  fog: Fog;
  removed: Colour | null;
  bonuses: Bonus[];
  stupa: number | null;
  players: Player[];
  tomorrow: (Tomorrow | null)[];
}

/** What replaces the shared view for a seat. */
export interface OwnTable {
  seat: number;
}

/** What replaces a seat's own player in the shared view. */
export interface OwnPlayer {
  card: CardName | null;
}

/** What only this seat knows. */
export interface Own {
  table: OwnTable;
  player: OwnPlayer;
}

/** What building could do with the cart as it stands. */
export interface BuildCard {
  kind: "build-card";
  card: "build";
  cart: CartName;
  food: number;
  stones: number;
  vain: Vain | null;
  tomorrow: Forecast | null;
  last_points: number | null;
}

/** What supply could bring of each kind. */
export interface SupplyCard {
  kind: "supply-card";
  card: "supply";
  cart: CartName;
  takes: Food;
  draws: number;
  vain: Vain | null;
  tomorrow: Forecast | null;
  last_points: number | null;
}

/** What the market could bring. */
export interface MarketCard {
  kind: "market-card";
  card: "market";
  food: number;
  draws: number;
  vain: Vain | null;
  tomorrow: Forecast | null;
  last_points: number | null;
}

/** Where a stone would lie, the group it would make or join, and what it would bring: in all, and of that by the number of groups. */
export interface Placing {
  stone: Kind;
  place: number;
  group: Group | null;
  crystals: Crystal[];
  gain: number;
  number: number;
  points: number;
  stupa: boolean;
}

/** The stone in hand that is placed now. */
export interface PlacingNow {
  stone: Kind;
  place: number;
  group: Group | null;
  crystals: Crystal[];
  gain: number;
  number: number;
  points: number;
  stupa: boolean;
  kind: "placing";
}

/** All that the table would show of the stones in hand if they were picked and not yet paid. */
export interface Purchase {
  due: number;
  tent_points: number;
  overflow: number;
  mixes: Food[];
  buys_next: number[];
  spots: number[];
  plans: Laid[];
  proposed: Proposed[];
}

/** The stones in hand with the one picked, their price, where the new one could lie, and what all of them could bring together; the last one's plan. */
export interface Picking {
  kind: "picking";
  hand: Kind[];
  due: number;
  food_left: number;
  tent_left: number;
  more: boolean;
  refill: boolean;
  places: Placing[];
  best: number;
  plan: Purchase | null;
}

/** Food that is paid, or put on the market, and what is still due then. */
export interface Giving {
  kind: "paying" | "spilling";
  tent: Food;
  payment: Food;
  market: Food;
  due: number;
  buys: Kind[];
  too_much: number;
}

/** All food of a kind from the cart. */
export interface Supplying {
  kind: "supplying";
  takes: number;
  stays: number;
  tent: Food;
  cart: Food;
  draws: number;
  tomorrow: Forecast | null;
}

/** Food from the market, and how many stones are drawn then. */
export interface FromMarket {
  kind: "from-market";
  tent: Food;
  market: Food;
  draws: number;
}

/** The stones that would go back, and the carts that have room for the one chosen. */
export interface Keeping {
  kind: "keeping";
  puts_back: Kind[];
  room: CartName[];
}

/** A cart with the stone on it: before whom it stands, and before whom it comes tonight. */
export interface Loading {
  kind: "loading";
  cart: CartName;
  stones: Kind[];
  before: number | null;
  tonight: number | null;
}

/** What is printed on a cart. */
export interface PrintedCart {
  name: CartName;
  refuses: FoodKind[];
  most_kinds: number;
}

/** A row of a printed table: so many bring so much, or cost it. */
export interface PrintedRow {
  number: number;
  value: number;
  source: Source;
}

/** What stones cost, and what groups bring by their size and by their number. */
export interface PrintedTables {
  exchange: PrintedRow[];
  group_of: PrintedRow[];
  number_of_groups: PrintedRow[];
}

/** What is printed on the components, and how much there is of them. */
export interface Printed {
  colours: Colour[];
  foods: FoodKind[];
  cards: CardName[];
  carts: PrintedCart[];
  cart_food: number;
  tent_food: number;
  cart_stones: number;
  last_stones: number;
  bonus_source: Source;
  tables: PrintedTables;
}

export type CardPreview = BuildCard | SupplyCard | MarketCard;

export type Preview = BuildCard | SupplyCard | MarketCard | Picking | Giving | PlacingNow | Supplying | FromMarket | Keeping | Loading;

export const PRINTED: Printed = {
  colours: ["red", "yellow", "orange", "black", "grey", "blue", "green", "purple"],
  foods: ["milk", "meat", "bread"],
  cards: ["build", "supply", "market"],
  carts: [{"name": "no-milk", "refuses": ["milk"], "most_kinds": 3}, {"name": "no-meat", "refuses": ["meat"], "most_kinds": 3}, {"name": "no-bread", "refuses": ["bread"], "most_kinds": 3}, {"name": "two-kinds", "refuses": [], "most_kinds": 2}],
  cart_food: 9,
  tent_food: 8,
  cart_stones: 4,
  last_stones: 14,
  bonus_source: "reconstructed",
  tables: {"exchange": [{"number": 1, "value": 1, "source": "reconstructed"}, {"number": 2, "value": 3, "source": "reconstructed"}, {"number": 3, "value": 5, "source": "rulebook"}], "group_of": [{"number": 2, "value": 3, "source": "rulebook"}, {"number": 3, "value": 6, "source": "rulebook"}, {"number": 4, "value": 9, "source": "rulebook"}, {"number": 5, "value": 12, "source": "reconstructed"}, {"number": 6, "value": 16, "source": "reconstructed"}, {"number": 7, "value": 20, "source": "reconstructed"}], "number_of_groups": [{"number": 3, "value": 4, "source": "reconstructed"}, {"number": 4, "value": 8, "source": "reconstructed"}, {"number": 5, "value": 12, "source": "rulebook"}, {"number": 6, "value": 16, "source": "reconstructed"}, {"number": 7, "value": 20, "source": "reconstructed"}]},
};
