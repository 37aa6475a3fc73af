// The five-minute lessons by game, each loaded with its page only: its texts, and a picture for every step.

import type { Component } from "svelte";
import { withWords } from "../../words/words";

export interface Lesson {
  /** The class under which the game's colours are known. */
  look: string;
  /** Patterns and blocks that the pictures print with. */
  Defined: Component;
  pictures: Component[];
  scores: number;
}

const LESSONS: Record<string, () => Promise<{ default: Lesson }>> = {
  "adventure-tours": () => import("./adventure-tours/lesson"),
  kathmandu: () => import("./kathmandu/lesson"),
  "reviving-kathmandu": () => import("./reviving-kathmandu/lesson"),
  yak: () => import("./yak/lesson"),
};

export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = LESSONS[game];
  return load ? (await withWords(load(), `learn-${game}`)).default : null;
}
