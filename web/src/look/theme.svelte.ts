// Light, dark, or as the system has it: remembered in this browser.

import { recall, remember } from "../kept";

export type Theme = "system" | "light" | "dark";
const THEMES: readonly Theme[] = ["system", "light", "dark"];

let chosen = $state<Theme>(THEMES.find((one) => one === recall("theme")) ?? "system");

export const theme = {
  get chosen(): Theme {
    return chosen;
  },
  next(): void {
    chosen = THEMES[(THEMES.indexOf(chosen) + 1) % THEMES.length] ?? "system";
    remember("theme", chosen);
    applyTheme();
  },
};

export function applyTheme(): void {
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}
