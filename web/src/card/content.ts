// What stands on a reference card: blocks of steps, lists and tables, in the order in which they are read.

export type Block = { title: string; /** Over both columns. */ wide?: boolean } & (
  | { kind: "steps" | "list"; items: string[] }
  /** `head` names the columns; the last one holds points. */
  | { kind: "table"; head?: string[]; rows: string[][]; points?: boolean }
  /** Numbers with what they bring below. */
  | { kind: "track"; rows: Track[] }
);

export interface Track {
  label: string;
  cells: [string, string][];
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

export async function contentOf(game: string): Promise<Content | null> {
  const load = CARDS[game];
  return load ? (await load()).content() : null;
}
