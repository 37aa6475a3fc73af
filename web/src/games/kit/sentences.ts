// What happens several times is told once; and whoever reads of themselves is called "you".

import { ENGLISH, language } from "../../words/language.svelte";
import { say } from "../../words/words";
import type { Place } from "./contract";

/** In English a sentence in the past says the same of everybody. Elsewhere the verb would have to be another one, so
 *  everybody reads of themselves by name, as all others do. */
const saysYou = (): boolean => language.spoken === ENGLISH;

/** A sentence in the past that begins with somebody's name, or ends a heading so, as they read it themselves. */
export function addressed(text: string, place: Place | undefined): string {
  const name = `${place?.name ?? ""} `;
  const at = text.startsWith(name) ? 0 : text.indexOf(`. ${name}`) + 2;
  if (!place?.mine || at === 1 || !saysYou()) return text;
  return `${text.slice(0, at)}${say("log-you")} ${text.slice(at + name.length).replace(/^has /, "have ")}`;
}

/** The same of a sentence that ends with the name of somebody to whom something was done. */
export function suffered(text: string, whom: Place | undefined): string {
  const end = ` ${whom?.name ?? ""}.`;
  return whom?.mine && saysYou() && text.endsWith(end) ? `${text.slice(0, -end.length)} ${say("seat-you")}.` : text;
}

/** Sentences as one: what they begin with is said once ("Asha rolls 3 (red), 5 (blue)."); what differs, the last. */
export function together(texts: readonly string[]): string {
  const last = texts.at(-1) ?? "";
  const words = texts.map((text) => text.replace(/\.$/, "").split(" "));
  const alike = words[0]?.findIndex((word, place) => words.some((others) => others[place] !== word)) ?? -1;
  if (texts.length < 2 || alike < 2) return last;
  return `${words[0]!.slice(0, alike).join(" ")} ${words.map((one) => one.slice(alike).join(" ")).join(", ")}.`;
}
