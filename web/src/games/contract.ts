// What a game's table is given by the shell, and what it gives back: the only seam between the two.

import type { Component } from "svelte";
import type { Choosable, Question, Score } from "../wire";
import type { Offers } from "./offers";

/** A seat as the table draws it: never told apart by colour alone, so each has a letter and a mark of its own. */
export interface Place {
  seat: number;
  name: string;
  /** A, B, C … */
  letter: string;
  /** A CSS colour variable, `var(--seat-0)` … */
  colour: string;
  /** Whose answer the table waits for. */
  asked: boolean;
  mine: boolean;
}

/** The props of a game's `Board.svelte`. `V` is the game's own view, from its `view.ts`. */
export interface BoardProps<V> {
  view: V;
  places: Place[];
  /** My seat; null for spectators and for a replay with all eyes. */
  me: number | null;
  /** What may be chosen now, by the pieces it belongs to; empty when nothing is asked of me. */
  options: Offers;
  /** The key of the question, for the few places where the same option is drawn differently. */
  asking: string | null;
  /** The option that is hovered or focused, here or in the list of buttons: its consequences are to be shown. */
  looked: Choosable | null;
  /** Plays an option. */
  choose: (name: string) => void;
  /** Hovering or focusing a thing on the board; null when it ends. */
  look: (name: string | null) => void;
  /** Pieces that offer nothing now were tried: the shell asks the server for the rule and shows it there. */
  why: (...pieces: string[]) => void;
  scores: Score[] | null;
}

/** What a game's folder gives to the shell: `export default` of `games/<game>/index.ts`. */
export interface Face<V> {
  Board: Component<BoardProps<V>>;
  /** The whole view as headings and lists, for screen readers and for whoever prefers to read. */
  Described: Component<{ view: V; places: Place[] }>;
  /** What an option would do, in a line under the prompt; the board shows it in its own way too. */
  Consequence?: Component<{ option: Choosable; view: V; places: Place[] }>;
  /** An option or a question in words that call people by their names; null where its own text says it as well. */
  sayOption?: (option: Choosable, places: Place[]) => string | null;
  sayPrompt?: (question: Question, view: V, places: Place[]) => string | null;
}
