// A hint comes with the texts of its options; where the table calls them otherwise, so does the hint.

import type { Choosable } from "../../wire";

/** The text with every option as the table calls it; the longest first, for one may begin with another. */
export function inWords(text: string, options: readonly Choosable[], sayOption: (option: Choosable) => string): string {
  const longest = options.toSorted((a, b) => b.text.length - a.text.length);
  const found = longest.filter((option) => option.text && text.includes(option.text));
  // By signs that no text has, so that what was replaced is not replaced again.
  const marked = found.reduce((now, option, place) => now.replaceAll(option.text, `\ue000${place}\ue000`), text);
  return marked.replace(/\ue000(\d+)\ue000/g, (_, place: string) => sayOption(found[Number(place)]!));
}
