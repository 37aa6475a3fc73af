// Which rules a moment rests on: those of what is asked and of what may be chosen, first and marked; then the rest of their chapters.

import { chapters, type Chapter } from "../pages/rules/find";
import type { Rule } from "../wire";
import asked from "./asked.json";

/** The rules of one game by what is going on; a number behind a rule says at tables of how many it holds. */
interface Known {
  /** Nobody is asked: how a round goes. */
  course: string[];
  over: string[];
  prompts: Record<string, string[]>;
}

const KNOWN: Record<string, Known> = asked;
const SIZED = /^(\S+) ([≤≥])(\d+)$/;

/** The moment, as far as rules depend on it. */
export interface Moment {
  game: string;
  seats: number;
  over: boolean;
  /** The key of the question, if one is asked. */
  prompt: string | null;
  /** The rules of what may be chosen, of what was chosen, or of what scores. */
  rules: readonly string[];
}

/** The ids of the rules, the weightiest first and each once. */
export function rulesHere({ game, seats, over, prompt, rules }: Moment): string[] {
  const known = KNOWN[game];
  const own = prompt === null ? [] : (known?.prompts[prompt] ?? []);
  const course = over ? known?.over : prompt === null && !rules.length ? known?.course : [];
  return [...new Set([...own.flatMap((entry) => fitting(entry, seats)), ...(course ?? []), ...rules])];
}

function fitting(entry: string, seats: number): string[] {
  const [, rule, than, count] = SIZED.exec(entry) ?? [];
  if (!rule) return [entry];
  return (than === "≤" ? seats <= Number(count) : seats >= Number(count)) ? [rule] : [];
}

export interface HereChapter extends Chapter {
  /** Its rules that the moment rests on. */
  here: Rule[];
  rest: Rule[];
}

/** The chapters that the moment rests on, by the weight of their first rule. */
export function chaptersHere(all: readonly Rule[], wanted: readonly string[]): HereChapter[] {
  const weight = new Map(wanted.map((id, place) => [id, place]));
  const of = (rule: Rule): number => weight.get(rule.id) ?? Infinity;
  return chapters(all, "")
    .map((chapter) => ({
      ...chapter,
      here: chapter.rules.filter((rule) => weight.has(rule.id)).sort((a, b) => of(a) - of(b)),
      rest: chapter.rules.filter((rule) => !weight.has(rule.id)),
    }))
    .filter(({ here }) => here.length)
    .sort((a, b) => of(a.here[0]!) - of(b.here[0]!));
}
