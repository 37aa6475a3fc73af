// How a game was set up last time: the next table begins with the same company and the same options.

import type { BotLevel, Game } from "../../wire";
import type { Chair } from "./seats";
import { settled, usual, type Settings } from "./settings";

export interface SetUp {
  chairs: Chair[];
  settings: Settings;
}

/** What is kept of it, as text. */
export const written = ({ chairs, settings }: SetUp): string => JSON.stringify({ chairs, settings });

/** What was kept, as far as the game still has it; null where nothing was kept that makes a table. */
export function readBack(text: string | null, game: Game, levels: readonly BotLevel[]): SetUp | null {
  const kept = parsed(text);
  if (!kept || kept.chairs.length < game.least || kept.chairs.length > game.most) return null;
  const chairs = kept.chairs.map((chair) => chairOf(chair, levels));
  if (chairs.filter(({ kind }) => kind === "me").length > 1) return null;
  const settings = settled(game.options, chairs.length, { ...usual(game.options), ...known(kept.settings, game) });
  return { chairs, settings };
}

function parsed(text: string | null): { chairs: Partial<Chair>[]; settings: Settings } | null {
  try {
    const { chairs, settings } = JSON.parse(text ?? "null") as { chairs?: unknown; settings?: unknown };
    if (!Array.isArray(chairs) || typeof settings !== "object" || !settings) return null;
    return { chairs: chairs.map((chair) => (chair ?? {}) as Partial<Chair>), settings: settings as Settings };
  } catch {
    return null;
  }
}

function chairOf({ kind, name, level }: Partial<Chair>, levels: readonly BotLevel[]): Chair {
  const usualLevel = levels[Math.min(1, levels.length - 1)]?.name ?? "";
  return {
    kind: kind === "me" || kind === "open" ? kind : "bot",
    name: typeof name === "string" ? name : "",
    level: levels.find((one) => one.name === level)?.name ?? usualLevel,
  };
}

const known = (settings: Settings, game: Game): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => game.options.some((option) => option.name === name)));
