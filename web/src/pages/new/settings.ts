// Which choices of a game's options fit the table and each other.

import type { Choice, Game, Option } from "../../wire";

export type Settings = Record<string, boolean | number | string>;

export const usual = (options: readonly Option[]): Settings =>
  Object.fromEntries(options.map((option) => [option.name, option.choices[0]?.value ?? false]));

/** What is advised for a first game; where that is nothing of its own, the usual. */
export const forFirstGame = (game: Game): Settings => ({ ...usual(game.options), ...game.first_game });

/** True if somebody has chosen nothing else than these. */
export const isSame = (a: Settings, b: Settings): boolean => Object.keys(a).every((name) => a[name] === b[name]);

export function fits(choice: Choice, seats: number, settings: Settings): boolean {
  if (choice.seats.length && !choice.seats.includes(seats)) return false;
  return Object.entries(choice.needs).every(([name, values]) => values.includes(settings[name] ?? ""));
}

/** The option whose chosen value shuts a choice out; null: none does. */
export function shutBy(choice: Choice, options: readonly Option[], settings: Settings): Option | null {
  return options.find(({ name }) => choice.needs[name]?.includes(settings[name] ?? "") === false) ?? null;
}

/** What no longer fits falls back to the first choice that does. */
export function settled(options: readonly Option[], seats: number, settings: Settings): Settings {
  const found = { ...settings };
  for (let round = 0; round < options.length; round++)
    for (const { name, choices } of options) {
      const chosen = choices.find((choice) => choice.value === found[name]);
      if (chosen && fits(chosen, seats, found)) continue;
      const other = choices.find((choice) => fits(choice, seats, found));
      if (other) found[name] = other.value;
    }
  return found;
}
