// Which puzzles this browser has solved, and which it has looked up: kept by their ids, which stay.

import { recall, remember } from "../kept";
import type { PuzzleEntry } from "../wire";

export type State = "new" | "solved" | "shown";
export type Grade = PuzzleEntry["grade"];
export const GRADES: readonly Grade[] = ["easy", "medium", "hard"];

const KEPT = "puzzles";

/** What is kept, as far as it can be read. */
export function read(text: string | null): Record<string, State> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Record<string, State>) : {};
  } catch {
    return {};
  }
}

/** Whoever has looked a puzzle up has not solved it; whoever has solved it may look it up. */
export function noted(known: Record<string, State>, id: string, state: State): Record<string, State> {
  return known[id] === "solved" || known[id] === "shown" ? known : { ...known, [id]: state };
}

export const states = (): Record<string, State> => read(recall(KEPT));
export function note(id: string, state: State): void {
  remember(KEPT, JSON.stringify(noted(states(), id, state)));
}

/** The next of this difficulty in the list after a number that was not tried yet; else the next one; null: there is none. */
export function nextOf(
  puzzles: readonly PuzzleEntry[],
  after: number,
  grade: Grade | null,
  known: Record<string, State>,
): PuzzleEntry | null {
  const here = puzzles.findIndex(({ number }) => number === after);
  const later = [...puzzles.slice(here + 1), ...puzzles.slice(0, Math.max(0, here))];
  const turned = later.filter((one) => grade === null || one.grade === grade);
  return turned.find(({ id }) => (known[id] ?? "new") === "new") ?? turned[0] ?? null;
}
