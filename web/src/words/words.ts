// Every text is a key; its sentence comes from a Fluent file, the same in the browser and in Python.

import files from "@/words/files";
import { beforeLanguage, language } from "./language.svelte";
import { Package, Thing, type Values } from "./package.svelte";

export { Thing, type Values };
/** A text, or what a thing is called: for values that may be either, as a player is a name or "you". */
export type Said = string | Thing;
export type Say = (key: string, values?: Values) => string;
/** The same as a value for another sentence: it carries its key, by which a language chooses articles and endings. */
export type Name = (key: string, values?: Values) => Thing;

const packages = new Map<string, Package>();
beforeLanguage((wanted) => Promise.all([...packages.values()].map((one) => one.read(wanted))));

function packageOf(name: string): Package {
  const known = packages.get(name);
  if (known) return known;
  const made = new Package(name, files);
  packages.set(name, made);
  return made;
}

/**
 * The words of a game, or of a part of the shell that has a file of its own:
 * `export const { say, thing } = wordsOf("yak");`
 * What is said follows the language by itself; so nothing that was said may be kept.
 */
export function wordsOf(name: string): { say: Say; thing: Name } {
  const words = packageOf(name);
  const say: Say = (key, values) => words.say(key, values);
  return { say, thing: (key, values) => new Thing(say(key, values), key) };
}

/** Code of a page, with all that it says: it is fetched beside the code and never shown without. */
export async function withWords<T>(code: Promise<T>, ...names: string[]): Promise<T> {
  for (const name of names) packageOf(name);
  const loaded = await code;
  await Promise.all([...packages.values()].map((one) => one.read(language.spoken)));
  return loaded;
}

/** The words of everything around the games. */
export const { say, thing } = wordsOf("shell");

/** Whoever reads is called so where their name would stand: by this key a language finds the form of its verb. */
export const asYou = (text: string): Thing => new Thing(text, "you");

/** Names in a row as the language has it: "Asha, Bibek and Chandra". */
export const together = (names: readonly Said[]): string => list(names, "conjunction");

/** The same where one of them is enough: "Asha or Bibek". */
export const either = (names: readonly Said[]): string => list(names, "disjunction");

function list(names: readonly Said[], type: "conjunction" | "disjunction"): string {
  return new Intl.ListFormat(language.locale, { type }).format(names.map(String));
}

/** A day as it is written out: "3 May 2026". */
export const sayDate = (day: Date | string | number): string =>
  new Date(day).toLocaleDateString(language.locale, { day: "numeric", month: "long", year: "numeric" });
