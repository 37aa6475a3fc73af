// What a game's table is given by the shell, and what it gives back: the only seam between the two.

import type { Component } from "svelte";
import type { Choosable, Happened, Question, Score } from "../../wire";
import type { Offers } from "./offers";
import type { Beat, Director, Scenery } from "./staging.svelte";

/**
 * A seat as the table draws it: never told apart by colour alone, so each has a letter and an outline as well. These
 * belong to its person over all rematches: they go by `mark`, not by the seat.
 */
export interface Place {
  seat: number;
  name: string;
  /** The number of its outline in `look/marks.ts`. */
  mark: number;
  /** A, B, C … */
  letter: string;
  /** A CSS colour variable, `var(--seat-0)` … */
  colour: string;
  /** Whose answer the table waits for. */
  asked: boolean;
  mine: boolean;
}

/** Which option answers a question, with the view in which it is asked; null: none of these, and the plan ends. */
export type Plan = (question: Question, options: Offers, view?: unknown) => Choosable | null;

/** The props of a game's `Board.svelte`. `V` is the game's own view, from its `view.ts`, `S` what only a beat shows. */
export interface BoardProps<V, S extends Scenery = Scenery> {
  view: V;
  places: Place[];
  /** My seat; null for spectators and for a replay with all eyes. */
  me: number | null;
  /** What may be chosen now, by the pieces it belongs to; empty when nothing is asked of me, or a beat is played. */
  options: Offers;
  /** The key of the question, for the few places where the same option is drawn differently. */
  asking: string | null;
  /** The option that is hovered or focused, here or in the list of buttons: its consequences are to be shown. */
  looked: Choosable | null;
  /** What a hint advises. */
  advised?: Choosable | null;
  /** The beat that is being played; null while the table lies still. */
  beat: Beat<V, S> | null;
  /** Goes on from a beat that waits for it. */
  goOn?: () => void;
  /** Plays an option. */
  choose: (name: string) => void;
  /** A finger, which can't hover, taps an option whose consequences are worth a look: the first tap shows them. */
  tap?: (name: string) => void;
  /** What was tapped so once, and waits for the second tap. */
  tapped?: Choosable | null;
  /** One thing after the other is to be done, as the script of a lesson has it: nothing is planned ahead. */
  led?: boolean;
  /** Plays one option after the other, as the plan finds them in each question that follows. */
  follow: (plan: Plan) => void;
  /** Takes my last step back, once what was sent before it is answered; false: it can't be. */
  takeBack?: () => Promise<boolean>;
  /** Hovering or focusing a thing on the board; null when it ends. */
  look: (name: string | null) => void;
  /** Pieces that offer nothing now were tried: the shell asks the server for the rule and shows it there. */
  why: (...pieces: string[]) => void;
  /** What the board alone knows to be out of reach was tried: this is said there. */
  refuse?: (reason: string) => void;
  /** What a piece that is pointed at or taken up does, said where it is asked; null when there is none. */
  hint?: (text: string | null) => void;
  scores: Score[] | null;
  /** A replay with everybody's eyes: `me` is whoever decides in each moment, and seats should keep their places. */
  all?: boolean;
  /** In a review: the move that was better, and the one that was made, each as far as it is known. */
  judged?: { better: Choosable | null; chosen: Choosable | null };
  /** A game that is seen again: nobody is asked, and whoever is on turn is followed. */
  replay?: boolean;
  /** At a table where something is shown again: the seat that is told of just now. */
  doer?: number | null;
}

/** How a game's log is told: a line for each turn, which unfolds to its steps. */
export interface LogShape {
  /** The event with which play begins; all before it is set-up. */
  begins: string;
  /** Events that stand as headings of their own: a day, a round. */
  headings: readonly string[];
  /** Those with which everything begins anew: what was before them is no news any more. */
  afresh?: readonly string[];
  /** Told in the past, which says the same of everybody: whoever reads of themselves is called "you". */
  past?: boolean;
  /** Whom an event also happens to: its sentence ends with their name. */
  whom?: (event: Happened) => number | null;
  /** Events of nobody's turn that stand alone, such as fog or a reveal. */
  alone?: readonly string[];
  /** Events that belong to the turn in which they happen, whomever they happen to. */
  outcomes?: readonly string[];
  /** Events of several seats that are one line while they follow one another: it tells the last, or
   *  each in brief, and unfolds to all. */
  folded?: readonly string[];
  /** Events that a turn has only once: a second one of the same seat begins another turn. */
  once?: readonly string[];
  /** Events that nobody did and that follow from the others: the line of a turn leaves them out. */
  implied?: readonly string[];
  /** Events told of a seat that it did not decide, such as dice that all roll at dawn: they are no turn of its own; nor is what
   *  is turned up by itself. */
  undecided?: readonly string[];
  /** Events that promise the seat a further turn: what it does next, outcomes aside, begins it. */
  again?: readonly string[];
  /** An event in as few words as will do, without its subject, where what the others did is told in a line or two; null:
   *  it is no news. Without this it is told in brief. */
  shortly?: (event: Happened, nameOf: (seat: number) => string, own: number | null) => string | null;
}

/** The props of a game's `Built.svelte`. */
export interface BuiltProps<V> {
  view: V;
  seat: number;
  places: Place[];
  /** What is being counted; null: nothing, or all is counted. */
  source: string | null;
  /** What is known of all that has happened. */
  told: readonly Happened[];
  /** Known when all is counted. */
  won: boolean;
}

/** What a game's folder gives to the shell: `export default` of `games/<game>/index.ts`. */
export interface Face<V, S extends Scenery = Scenery> {
  Board: Component<BoardProps<V, S>>;
  /** The whole view as headings and lists, for screen readers and for whoever prefers to read. */
  Described: Component<{ view: V; places: Place[] }>;
  /** A component of the game, large, with all it does; `what` is what its element names in `data-inspect`. */
  Inspected?: Component<{ what: string; view: V; places: Place[] }>;
  /** What a seat has built, as one `<svg>`, for the end of the game and for its picture. */
  Built?: Component<BuiltProps<V>>;
  /** What that is called, in the words of the game: somebody's city, somebody's expedition. */
  sayBuilt?: (name: string) => string;
  /** What is counted, to stand after so many of it where the winner is told; without it points are. */
  unit?: (count: number) => string;
  /** What the end of the game is celebrated on, instead of the hills. */
  Backdrop?: Component;
  /** Whether points from a source were counted for all to see before the end: the end begins with them. */
  known?: (source: string) => boolean;
  /** The seats that win together, where points are added up; null: everybody plays for themselves. */
  sides?: (view: V) => number[][] | null;
  /** How much longer than others a source of points is looked at while it is counted; 1 as a rule. */
  lingers?: (source: string) => number;
  /** What brings points from a source, in a short sentence that stands over them while they are counted; null: its name says it. */
  sayCounted?: (source: string) => string | null;
  /** What an option would do, in a line under the prompt; the board shows it in its own way too. */
  Consequence?: Component<{ option: Choosable; view: V; places: Place[] }>;
  /** The beats between one view and the next. */
  stage?: Director<V, S>;
  log?: LogShape;
  /** The board has a shape for a phone on its side: it is played on one screen. */
  low?: boolean;
  /** What somebody has only planned on this table, the last step of it: how it is taken back; null: nothing is. */
  back?: (view: V) => (() => void) | null;
  /** What an option would leave lying that costs nothing, as a question: it is asked once; null: nothing. */
  overlooks?: (option: Choosable, view: V) => string | null;
  /** What is said of an option that ends one's turn by itself and can't be taken back: it is done after a moment in which
   *  it still can be; null: it is done at once. */
  closes?: (option: Choosable, view: V) => string | null;
  /** Why what one has just done can't be taken back: what was learnt by it, in a few words; null: no word is needed.
   *  `told` is what has happened in one's turn so far. */
  sealed?: (told: readonly Happened[]) => string | null;
  /** What answers a question that leaves nothing to choose, though the rules list a worse answer too, or one that
   *  does the same: it is given at once.
   *  Whoever takes it back is asked. */
  obvious?: (question: Question, view: V) => Choosable | null;
  /** Beside a question with answers that lie on no piece, up to so many that do are offered as buttons too; 1 unless it is said. */
  beside?: (question: Question) => number;
  /** Options that do nothing are listed after all others. */
  declines?: (option: Choosable) => boolean;
  /** Options that are rarely meant stand after the others, but before those that do nothing. */
  rarely?: (option: Choosable, view: V) => boolean;
  /** An option or a question in words that call people by their names; null where its own text says it as well.
   *  An option is `alone` where it is the only answer. */
  sayOption?: (option: Choosable, places: Place[], view: V, alone?: boolean) => string | null;
  sayPrompt?: (question: Question, view: V, places: Place[]) => string | null;
}
