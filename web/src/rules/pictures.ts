// The pictures of the rules by game, each loaded when it is looked at: drawings of the lessons, and positions of real games.

import type { Component } from "svelte";

/** A moment that the engine reached, made by `python -m tests.pictures.write`. */
export interface Position {
  view: unknown;
  /** Whose eyes look. */
  seat: number;
  /** What is drawn over the table, such as a way that could be gone. */
  shown: unknown;
  /** The figures of the caption. */
  facts: Record<string, string | number>;
}

export interface Picture {
  /** Its caption is `rules-picture-` with the game and this. */
  name: string;
  /** The rule beside which it stands. */
  rule: string;
  // A drawing knows the shape of its own game's view.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Drawing: Component<any>;
  position?: Position;
  /** It is higher than wide. */
  tall?: boolean;
}

export interface Pictures {
  /** The class under which the game's colours are known. */
  look: string;
  /** Patterns and blocks that the pictures print with. */
  Defined: Component;
  pictures: Picture[];
}

const PICTURES: Record<string, () => Promise<{ default: Pictures }>> = {
  "adventure-tours": () => import("./adventure-tours/pictures"),
  kathmandu: () => import("./kathmandu/pictures"),
  "reviving-kathmandu": () => import("./reviving-kathmandu/pictures"),
  yak: () => import("./yak/pictures"),
};

export async function picturesOf(game: string): Promise<Pictures | null> {
  const load = PICTURES[game];
  return load ? (await load()).default : null;
}

/** Those of a chapter, in the order of its rules; of what comes first, first; at most so many. */
export function chosen(
  pictures: readonly Picture[],
  rules: readonly string[],
  first: readonly string[],
  most: number,
): Picture[] {
  const weight = ({ rule }: Picture): number => {
    const place = first.indexOf(rule);
    return place >= 0 ? place : first.length + rules.indexOf(rule);
  };
  return pictures
    .filter(({ rule }) => rules.includes(rule))
    .sort((a, b) => weight(a) - weight(b))
    .slice(0, most);
}
