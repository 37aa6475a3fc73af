// What the game shows of itself to a seat (src/chautari/games/yak/view.py), and of an option (preview.py).

export type Colour = "red" | "yellow" | "orange" | "black" | "grey" | "blue" | "green" | "purple";
export type Kind = Colour | "crystal";
export type FoodKind = "milk" | "meat" | "bread";
export type CartName = "no-milk" | "no-meat" | "no-bread" | "two-kinds";
export type CardName = "build" | "supply" | "market";
export type Food = Record<FoodKind, number>;

export const FOODS: readonly FoodKind[] = ["milk", "meat", "bread"];
export const CARDS: readonly CardName[] = ["build", "supply", "market"];
export const KINDS: readonly Kind[] = [
  "red",
  "yellow",
  "orange",
  "black",
  "grey",
  "blue",
  "green",
  "purple",
  "crystal",
];

export interface Cart {
  cart: CartName;
  /** The seat it stands before; null for the one between two players. */
  before: number | null;
  stones: Kind[];
  food: Food;
}

export interface Group {
  colour: Colour;
  places: number[];
  points: number;
}

export interface Crystal {
  place: number;
  /** The colour it is given to, null while none takes it. */
  colour: Colour | null;
}

export interface Bonus {
  colour: Colour;
  kind: "majority" | "places" | "duty";
  points: number;
  second: number;
  places: string[];
}

export interface Player {
  seat: number;
  chosen: boolean;
  revealed: boolean;
  card: CardName | null;
  yesterday: CardName | null;
  tent: Food;
  points: number;
  /** Fifteen places from the bottom left upward, row by row. */
  tower: (Kind | null)[];
  stack: Kind[];
  stones: number;
  groups: Group[];
  crystals: Crystal[];
}

export interface View {
  game: "yak";
  seat: number;
  over: boolean;
  asked: number[];
  day: number;
  last_day: boolean;
  baby_yak: number;
  /** Left is clockwise, from a seat to the next. */
  yaks_look: "left" | "right";
  road: Cart[];
  market: Food;
  hand: Kind[];
  payment: Food;
  due: number;
  bag: Record<Kind | "fog", number> | null;
  fog: { drawn: number; track: number; fields: number };
  removed: Colour | null;
  bonuses: Bonus[];
  stupa: number | null;
  players: Player[];
}

/** Where a stone would lie and what it would bring. */
export interface Placing {
  stone: Kind;
  place: number;
  group: Group | null;
  crystals: Crystal[];
  gain: number;
  points: number;
  stupa: boolean;
}

/** Everything a preview may hold; which of it there is depends on the option. */
export interface Preview extends Partial<Omit<Placing, "stone">> {
  stone?: Kind;
  card?: CardName;
  cart?: CartName | Food;
  food?: number;
  stones?: number | Kind[];
  takes?: Food | number;
  stays?: number;
  draws?: number;
  hand?: Kind[];
  due?: number;
  food_left?: number;
  tent_left?: number;
  more?: boolean;
  refill?: boolean;
  places?: Placing[];
  tent?: Food;
  payment?: Food;
  market?: Food;
  buys?: Kind[];
  too_much?: number;
  puts_back?: Kind[];
  before?: number | null;
  tonight?: number | null;
}

export const amountOf = (food: Food): number => food.milk + food.meat + food.bread;
