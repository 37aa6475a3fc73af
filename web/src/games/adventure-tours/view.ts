// Made from src/chautari/games/adventure_tours/faces/shapes.py by `python -m tests.server.write`; a test keeps it fresh. Don't edit.

export type Colour = "red" | "blue" | "yellow";

export type Adventurer = "ida-handout" | "earl-of-bucket" | "pater-miller" | "rufus-rigs" | "butterfinger-finn" | "betty-mcklug" | "miss-anthrop" | "roy-nobleman" | "slowhand-bill" | "colonel-farsight" | "amelia-airhead" | "madame-grandtour";

export type BoardName = "orient-express" | "polar-airship" | "submarine-trip" | "jungle-steamer" | "safari-caravan" | "himalaya-yaks" | "desert";

export type BlowKind = "draw" | "draw-two" | "discard-equipment" | "steal-equipment" | "discard-member" | "steal-member";

export type SourceKind = "rulebook" | "review" | "reconstructed";

export type ValueName = "name" | "demand" | "coins" | "support" | "action";

export type Way = "by-equipment" | "once-more";

export type StepKind = "score-round" | "end-of-turn" | "turn" | "draw" | "use-action" | "use-again" | "one-more-card" | "add-equipment" | "add-member" | "attack" | "protect" | "give-second" | "draw-if-you-like" | "gift" | "go-on" | "start-round" | "deal" | "first-turn" | "deal-board" | "choose-board" | "take-last-board" | "draw-two" | "discard-equipment" | "steal-equipment" | "discard-member" | "steal-member" | "first-player";

/** An adventurer of a colour: `pater-miller-red`. Copies are alike and have the same id. */
export interface Card {
  id: number;
  name: string;
  demand: number;
  coins: number;
  support: [number, number, number];
}

/** An expedition board and the equipment it starts with. */
export interface Board {
  name: BoardName;
  start: [number, number, number];
}

/** One player's things; the hand and the money are shown to their owner, and to all at the end. */
export interface Player {
  seat: number;
  board: Board | null;
  gear: [number, number, number] | null;
  equipment: Card[];
  members: Card[];
  income: number;
  cards: number;
  hand: Card[];
  results: number[];
  money: number | null;
}

/** Something that is asked or will happen: to whom, about which other seat, by which card, and what it threatens. */
export interface Step {
  kind: StepKind;
  seat?: number;
  whom?: number;
  card?: string;
  way?: Way;
  blow?: BlowKind;
}

/** The table as a seat, or a spectator (−1), sees it. */
export interface View {
  game: "adventure-tours";
  seat: number;
  over: boolean;
  asked: number[];
  round: number;
  first: number;
  turn: number;
  ability_used: boolean;
  further_turns: number;
  pile: number;
  discards: Card[];
  free_boards: Board[];
  to_come: Step[];
  players: Player[];
}

/** What replaces the shared view for a seat. */
export interface OwnTable {
  seat: number;
}

/** What replaces a seat's own player in the shared view. */
export interface OwnPlayer {
  hand: Card[];
  money: number | null;
}

/** What only this seat knows. */
export interface Own {
  table: OwnTable;
  player: OwnPlayer;
}

/** The places of the cards that leave a row, and the names of those that come to its right end. */
export interface RowChange {
  leaving: number[];
  coming: string[];
}

/** One expedition before and after; its rows are missing where the round would end. */
export interface Change {
  gear: [[number, number, number] | null, [number, number, number] | null];
  income: [number, number];
  cards: [number, number];
  equipment?: RowChange;
  members?: RowChange;
  seat: number;
  draws: number;
}

/** Who is asked next, and what. */
export interface NextQuestion {
  seat: number;
  key: string;
}

/** What would change, the cards that come within reach, who could stop it, and the results if the round ends. */
export interface Sums {
  seats: Change[];
  opens: string[];
  stopped_by: number[];
  further_turns: [number, number];
  results: number[] | null;
  next: NextQuestion | null;
}

/** A card of the hand that is played. */
export interface Playing {
  seats: Change[];
  opens: string[];
  stopped_by: number[];
  further_turns: [number, number];
  results: number[] | null;
  next: NextQuestion | null;
  kind: "equipping" | "joining";
}

/** Anything else that is answered in a round. */
export interface Answering {
  seats: Change[];
  opens: string[];
  stopped_by: number[];
  further_turns: [number, number];
  results: number[] | null;
  next: NextQuestion | null;
  kind: "answering";
}

/** A board that is taken for the next round. */
export interface Leading {
  seats: Change[];
  opens: string[];
  stopped_by: number[];
  further_turns: [number, number];
  results: number[] | null;
  next: NextQuestion | null;
  kind: "leading";
}

/** A card, and whom it shows in which colour. */
export interface PrintedCard {
  id: number;
  name: string;
  demand: number;
  coins: number;
  support: [number, number, number];
  adventurer: Adventurer;
  colour: Colour;
}

/** Where values come from; without names, all that come from nowhere else. */
export interface Origin {
  source: SourceKind;
  values: ValueName[];
}

/** How many there are in each colour, the rule of the action, if there is one, and where the values come from. */
export interface PrintedAdventurer {
  name: Adventurer;
  copies: number;
  rule: string | null;
  origins: Origin[];
}

/** The rule of a board's ability, if there is one, and where the printed values come from. */
export interface PrintedBoard {
  name: BoardName;
  start: [number, number, number];
  rule: string | null;
  origins: Origin[];
}

/** What is printed on the components, how many rounds there are, and the questions that a card's action asks. */
export interface Printed {
  colours: Colour[];
  rounds: number;
  cost_of_a_card: number;
  cards: PrintedCard[];
  adventurers: PrintedAdventurer[];
  boards: PrintedBoard[];
  action_prompts: string[];
}

export type Preview = Playing | Answering | Leading;

export const PRINTED: Printed = {
  colours: ["red", "blue", "yellow"],
  rounds: 3,
  cost_of_a_card: 2,
  cards: [{"id": 0, "name": "ida-handout-red", "demand": 1, "coins": 2, "support": [1, 0, 0], "adventurer": "ida-handout", "colour": "red"}, {"id": 1, "name": "ida-handout-blue", "demand": 1, "coins": 2, "support": [0, 1, 0], "adventurer": "ida-handout", "colour": "blue"}, {"id": 2, "name": "ida-handout-yellow", "demand": 1, "coins": 2, "support": [0, 0, 1], "adventurer": "ida-handout", "colour": "yellow"}, {"id": 3, "name": "earl-of-bucket-red", "demand": 2, "coins": 1, "support": [2, 0, 0], "adventurer": "earl-of-bucket", "colour": "red"}, {"id": 4, "name": "earl-of-bucket-blue", "demand": 2, "coins": 1, "support": [0, 2, 0], "adventurer": "earl-of-bucket", "colour": "blue"}, {"id": 5, "name": "earl-of-bucket-yellow", "demand": 2, "coins": 1, "support": [0, 0, 2], "adventurer": "earl-of-bucket", "colour": "yellow"}, {"id": 6, "name": "pater-miller-red", "demand": 2, "coins": 2, "support": [1, 0, 0], "adventurer": "pater-miller", "colour": "red"}, {"id": 7, "name": "pater-miller-blue", "demand": 2, "coins": 2, "support": [0, 1, 0], "adventurer": "pater-miller", "colour": "blue"}, {"id": 8, "name": "pater-miller-yellow", "demand": 2, "coins": 2, "support": [0, 0, 1], "adventurer": "pater-miller", "colour": "yellow"}, {"id": 9, "name": "rufus-rigs-red", "demand": 3, "coins": 0, "support": [1, 0, 0], "adventurer": "rufus-rigs", "colour": "red"}, {"id": 10, "name": "rufus-rigs-blue", "demand": 3, "coins": 0, "support": [0, 1, 0], "adventurer": "rufus-rigs", "colour": "blue"}, {"id": 11, "name": "rufus-rigs-yellow", "demand": 3, "coins": 0, "support": [0, 0, 1], "adventurer": "rufus-rigs", "colour": "yellow"}, {"id": 12, "name": "butterfinger-finn-red", "demand": 3, "coins": 3, "support": [1, 0, 0], "adventurer": "butterfinger-finn", "colour": "red"}, {"id": 13, "name": "butterfinger-finn-blue", "demand": 3, "coins": 3, "support": [0, 1, 0], "adventurer": "butterfinger-finn", "colour": "blue"}, {"id": 14, "name": "butterfinger-finn-yellow", "demand": 3, "coins": 3, "support": [0, 0, 1], "adventurer": "butterfinger-finn", "colour": "yellow"}, {"id": 15, "name": "betty-mcklug-red", "demand": 4, "coins": 4, "support": [1, 0, 0], "adventurer": "betty-mcklug", "colour": "red"}, {"id": 16, "name": "betty-mcklug-blue", "demand": 4, "coins": 4, "support": [0, 1, 0], "adventurer": "betty-mcklug", "colour": "blue"}, {"id": 17, "name": "betty-mcklug-yellow", "demand": 4, "coins": 4, "support": [0, 0, 1], "adventurer": "betty-mcklug", "colour": "yellow"}, {"id": 18, "name": "miss-anthrop-red", "demand": 4, "coins": 4, "support": [1, 0, 0], "adventurer": "miss-anthrop", "colour": "red"}, {"id": 19, "name": "miss-anthrop-blue", "demand": 4, "coins": 4, "support": [0, 1, 0], "adventurer": "miss-anthrop", "colour": "blue"}, {"id": 20, "name": "miss-anthrop-yellow", "demand": 4, "coins": 4, "support": [0, 0, 1], "adventurer": "miss-anthrop", "colour": "yellow"}, {"id": 21, "name": "roy-nobleman-red", "demand": 5, "coins": 5, "support": [1, 1, 1], "adventurer": "roy-nobleman", "colour": "red"}, {"id": 22, "name": "roy-nobleman-blue", "demand": 5, "coins": 5, "support": [1, 1, 1], "adventurer": "roy-nobleman", "colour": "blue"}, {"id": 23, "name": "roy-nobleman-yellow", "demand": 5, "coins": 5, "support": [1, 1, 1], "adventurer": "roy-nobleman", "colour": "yellow"}, {"id": 24, "name": "slowhand-bill-red", "demand": 6, "coins": 5, "support": [1, 0, 0], "adventurer": "slowhand-bill", "colour": "red"}, {"id": 25, "name": "slowhand-bill-blue", "demand": 6, "coins": 5, "support": [0, 1, 0], "adventurer": "slowhand-bill", "colour": "blue"}, {"id": 26, "name": "slowhand-bill-yellow", "demand": 6, "coins": 5, "support": [0, 0, 1], "adventurer": "slowhand-bill", "colour": "yellow"}, {"id": 27, "name": "colonel-farsight-red", "demand": 7, "coins": 6, "support": [1, 0, 0], "adventurer": "colonel-farsight", "colour": "red"}, {"id": 28, "name": "colonel-farsight-blue", "demand": 7, "coins": 6, "support": [0, 1, 0], "adventurer": "colonel-farsight", "colour": "blue"}, {"id": 29, "name": "colonel-farsight-yellow", "demand": 7, "coins": 6, "support": [0, 0, 1], "adventurer": "colonel-farsight", "colour": "yellow"}, {"id": 30, "name": "amelia-airhead-red", "demand": 8, "coins": 7, "support": [1, 0, 0], "adventurer": "amelia-airhead", "colour": "red"}, {"id": 31, "name": "amelia-airhead-blue", "demand": 8, "coins": 7, "support": [0, 1, 0], "adventurer": "amelia-airhead", "colour": "blue"}, {"id": 32, "name": "amelia-airhead-yellow", "demand": 8, "coins": 7, "support": [0, 0, 1], "adventurer": "amelia-airhead", "colour": "yellow"}, {"id": 33, "name": "madame-grandtour-red", "demand": 9, "coins": 9, "support": [1, 0, 0], "adventurer": "madame-grandtour", "colour": "red"}, {"id": 34, "name": "madame-grandtour-blue", "demand": 9, "coins": 9, "support": [0, 1, 0], "adventurer": "madame-grandtour", "colour": "blue"}, {"id": 35, "name": "madame-grandtour-yellow", "demand": 9, "coins": 9, "support": [0, 0, 1], "adventurer": "madame-grandtour", "colour": "yellow"}],
  adventurers: [{"name": "ida-handout", "copies": 3, "rule": "AT-ACT-1", "origins": [{"source": "reconstructed", "values": []}]}, {"name": "earl-of-bucket", "copies": 3, "rule": "AT-ACT-3", "origins": [{"source": "review", "values": ["name", "coins"]}, {"source": "reconstructed", "values": []}]}, {"name": "pater-miller", "copies": 3, "rule": "AT-ACT-11", "origins": [{"source": "rulebook", "values": ["name", "action"]}, {"source": "reconstructed", "values": []}]}, {"name": "rufus-rigs", "copies": 3, "rule": "AT-ACT-7", "origins": [{"source": "review", "values": ["name", "coins"]}, {"source": "reconstructed", "values": []}]}, {"name": "butterfinger-finn", "copies": 3, "rule": "AT-ACT-4", "origins": [{"source": "reconstructed", "values": []}]}, {"name": "betty-mcklug", "copies": 3, "rule": "AT-ACT-2", "origins": [{"source": "review", "values": ["name", "demand", "coins", "support", "action"]}, {"source": "reconstructed", "values": []}]}, {"name": "miss-anthrop", "copies": 3, "rule": "AT-ACT-8", "origins": [{"source": "review", "values": ["name", "demand"]}, {"source": "reconstructed", "values": []}]}, {"name": "roy-nobleman", "copies": 3, "rule": null, "origins": [{"source": "review", "values": ["name", "demand"]}, {"source": "reconstructed", "values": []}]}, {"name": "slowhand-bill", "copies": 3, "rule": "AT-ACT-5", "origins": [{"source": "rulebook", "values": ["name", "demand"]}, {"source": "reconstructed", "values": []}]}, {"name": "colonel-farsight", "copies": 3, "rule": "AT-ACT-6", "origins": [{"source": "review", "values": ["name", "demand"]}, {"source": "reconstructed", "values": []}]}, {"name": "amelia-airhead", "copies": 2, "rule": "AT-ACT-9", "origins": [{"source": "review", "values": ["name", "coins"]}, {"source": "reconstructed", "values": []}]}, {"name": "madame-grandtour", "copies": 2, "rule": "AT-ACT-10", "origins": [{"source": "reconstructed", "values": []}]}],
  boards: [{"name": "orient-express", "start": [1, 1, 1], "rule": "AT-ABL-1", "origins": [{"source": "reconstructed", "values": []}]}, {"name": "polar-airship", "start": [6, 5, 5], "rule": "AT-ABL-2", "origins": [{"source": "reconstructed", "values": []}]}, {"name": "submarine-trip", "start": [5, 4, 4], "rule": "AT-ABL-3", "origins": [{"source": "review", "values": ["name"]}, {"source": "reconstructed", "values": []}]}, {"name": "jungle-steamer", "start": [3, 3, 2], "rule": "AT-ABL-4", "origins": [{"source": "reconstructed", "values": []}]}, {"name": "safari-caravan", "start": [5, 5, 4], "rule": "AT-ABL-5", "origins": [{"source": "reconstructed", "values": []}]}, {"name": "himalaya-yaks", "start": [2, 2, 1], "rule": "AT-ABL-6", "origins": [{"source": "review", "values": ["name"]}, {"source": "reconstructed", "values": []}]}, {"name": "desert", "start": [3, 3, 3], "rule": null, "origins": [{"source": "rulebook", "values": []}]}],
  action_prompts: ["prompt-give-one", "prompt-give-two", "prompt-one-more-equipment", "prompt-discard-equipment", "prompt-take-equipment", "prompt-further-turn", "prompt-further-member", "prompt-discard-member", "prompt-take-member", "prompt-equipment-joins"],
};
