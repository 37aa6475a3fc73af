// What is printed on market, monuments and missions, from the same data files as the rules read.

import market from "@games/reviving_kathmandu/data/market.toml?raw";
import missions from "@games/reviving_kathmandu/data/missions.toml?raw";
import monuments from "@games/reviving_kathmandu/data/monuments.toml?raw";
import type { Colour, Kind } from "./view";

export interface Spot {
  near: number[];
  far: number[];
  long: boolean;
}

export interface Mission {
  buddha: Colour[];
  shrine: { section: number; colours: Colour[] };
  stupa: number[];
  pagoda: number[];
}

export const KINDS: readonly Kind[] = ["buddha", "shrine", "stupa", "pagoda"];
export const COLOURS: readonly Colour[] = ["blue", "white", "red", "green", "yellow"];
export const COINS: readonly number[] = [1, 2, 3, 4, 5];
export const ROUNDS = 8;

/** The little of TOML that these files use: tables, and values that are JSON once their bare keys are quoted. */
function read(toml: string): Record<string, any> {
  const found: Record<string, any> = {};
  let table = found;
  const bare = toml.replace(/^#.*$/gm, "").replace(/= \[\n[\s\S]*?^\]/gm, (list) => list.replace(/\n/g, " "));
  for (const line of bare.split("\n")) {
    const head = /^\[(\w+)\]/.exec(line);
    const entry = /^(\w+)\s*=\s*(.*)$/.exec(line);
    if (head) table = found[head[1]!] = {};
    else if (entry) table[entry[1]!] = JSON.parse(quoted(entry[2]!));
  }
  return found;
}

function quoted(value: string): string {
  return value.replace(/(\w+)\s*=(?=\s)/g, '"$1":').replace(/,\s*\]/g, "]");
}

const spots = read(market);
const stacks = read(monuments);

/** The bid spots of a market of four or six cards, in printed order. */
export function spotsOf(cards: number): Map<string, Spot> {
  const printed = cards === 4 ? spots.small : spots.large;
  return new Map(spots.spots.filter((name: string) => printed[name]).map((name: string) => [name, printed[name]]));
}

/** The last word of a section's name, from the bottom up; a Buddha has none. */
export const STAGES = Object.fromEntries(
  KINDS.map((kind) => [kind, stacks[kind].sections.map((name: string) => name.split(" ")[1] ?? "")]),
) as Record<Kind, string[]>;

export const POINTS = Object.fromEntries(KINDS.map((kind) => [kind, stacks[kind].points])) as Record<Kind, number[]>;

export const MISSIONS: readonly Mission[] = read(missions).mission;
export const OBJECTIVES = read(missions).points as Record<Kind, number>;
