// The language of whoever sits at this browser: what they have chosen, else the first of the browser's that we speak.

import { untrack } from "svelte";
import { recall, remember } from "../kept";

/** Each by its own name. */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano", ne: "नेपाली" } as const;
export type Language = keyof typeof LANGUAGES;
export const ENGLISH: Language = "en";
/** What these lack is said in English. */
export const BEGUN: readonly Language[] = ["ne"];

const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);

/** The first that we speak, of what a browser asks for: "de-CH" is German. */
export function firstOf(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split("-")[0]!).find(isLanguage) ?? ENGLISH;
}

const kept = recall("language");
let spoken = $state<Language>(kept && isLanguage(kept) ? kept : firstOf(globalThis.navigator?.languages ?? []));
/** What was chosen last: its texts may still be on their way. */
let chosen = untrack(() => spoken);

export const language = {
  /** Whatever is said is said in it; what reads this follows a change. */
  get spoken(): Language {
    return spoken;
  },
  /** The same for dates, lists and numbers: the tables' own digits are European in every language. */
  get locale(): string {
    return spoken === "ne" ? "ne-u-nu-latn" : spoken;
  },
};

type Listener = () => void;
type Fetcher = (language: Language) => Promise<unknown>;
const listeners = new Set<Listener>();
const fetchers: Fetcher[] = [];

/** Is called after every change, until what is returned is called. */
export function onLanguage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches what a language needs before it is spoken. */
export function beforeLanguage(fetcher: Fetcher): void {
  fetchers.push(fetcher);
}

/** From now on, once its texts are here, this language is spoken; it is remembered in this browser. */
export async function choose(wanted: Language): Promise<void> {
  chosen = wanted;
  await Promise.all(fetchers.map((fetcher) => fetcher(wanted)));
  if (chosen !== wanted) return;
  remember("language", wanted);
  if (spoken === wanted) return;
  spoken = wanted;
  applyLanguage();
  for (const listener of listeners) listener();
}

/** Says to the browser what is read here: how words part, and how a screen reader speaks. */
export function applyLanguage(): void {
  document.documentElement.lang = spoken;
}
