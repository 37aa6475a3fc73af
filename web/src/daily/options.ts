// What a deal plays otherwise than usual, in words.

import type { Option } from "../wire";

/** Each option that has not its usual value, with the value it has. */
export function said(options: readonly Option[], settings: Readonly<Record<string, unknown>>): string[] {
  return options.flatMap(({ name, title, choices }) => {
    const chosen = choices.find(({ value }) => value === settings[name]);
    return !chosen || chosen === choices[0] ? [] : [`${title}: ${chosen.text}`];
  });
}
