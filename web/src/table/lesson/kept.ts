// What this browser remembers of lessons: where somebody goes on, and which chapters they have heard to their end.

import { recall, remember } from "../../kept";
import type { Lesson, NextPart } from "../../wire";

/** Where the lessons of a game go on; null: at their beginning. */
export function nextOf(game: string): NextPart | null {
  const [chapter, part] = (recall(`lesson.${game}`) ?? "").split("/");
  return chapter ? { chapter, part: Number(part) || 0 } : null;
}

export const doneOf = (game: string): string[] => (recall(`lessons.${game}`) ?? "").split(" ").filter(Boolean);

/** A part was heard to its end. */
export function keepDone(game: string, { chapter, next }: Pick<Lesson, "chapter" | "next">): void {
  remember(`lesson.${game}`, next && `${next.chapter}/${next.part}`);
  if (next?.chapter !== chapter) remember(`lessons.${game}`, [...new Set([...doneOf(game), chapter])].join(" "));
}
