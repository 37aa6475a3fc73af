// What stands on a reference card: blocks of steps, lists and tables, in the order in which they are read.

import { withWords, type Said } from "../words/words";

export type Block = { title: string; /** Over both columns. */ wide?: boolean } & (
  | { kind: "steps"; items: string[] }
  | { kind: "list"; items: string[] }
  /** `head` names the columns; the last one holds points. */
  | { kind: "table"; head?: Said[]; rows: Said[][]; points?: boolean }
  /** Numbers with what they bring below. */
  | { kind: "track"; rows: Track[] }
);

export interface Track {
  label: Said;
  cells: [Said, Said][];
}

export interface Content {
  goal: string;
  blocks: Block[];
}

/** A number with a real minus. */
export const written = (number: number): string => String(number).replace("-", "−");

/** A number of points with its sign. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : written(number));

const CARDS: Record<string, () => Promise<{ content: () => Content }>> = {
  "adventure-tours": () => import("./adventure-tours"),
  kathmandu: () => import("./kathmandu"),
  "reviving-kathmandu": () => import("./reviving-kathmandu"),
  yak: () => import("./yak"),
};

/** What makes the card of a game, in the language that is read. */
export async function cardOf(game: string): Promise<(() => Content) | null> {
  const load = CARDS[game];
  return load ? (await withWords(load())).content : null;
}
