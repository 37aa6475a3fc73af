// Every text is a key; its sentence comes from a Fluent file, the same in the browser and in Python.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "./texts/en.ftl?raw";

export type Values = Record<string, FluentVariable>;
export type Say = (key: string, values?: Values) => string;

const LANGUAGE = "en";

/**
 * The words of a game, from its own file:
 * `import texts from "@games/yak/texts/en.ftl?raw"; export const say = gameWords(texts);`
 * A key that is missing shows itself.
 */
export function gameWords(texts: string): Say {
  const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });
  bundle.addResource(new FluentResource(texts));
  return (key, values) => {
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, values, []) : key;
  };
}

/** The words of everything around the games. */
export const say = gameWords(english);

/** Names in a row as the language has it: "Asha, Bibek and Chandra". */
export function together(names: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGE, { type: "conjunction" }).format(names);
}

/** The same where one of them is enough: "Asha or Bibek". */
export function either(names: readonly string[]): string {
  return new Intl.ListFormat(LANGUAGE, { type: "disjunction" }).format(names);
}
