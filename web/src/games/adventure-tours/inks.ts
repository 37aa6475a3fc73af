// The printer's inks. Posters, labels and faces keep them by day and by night; only the table under them changes.

import type { Colour } from "./view";

export const INK = "#1f2d39";
export const PAPER = "#f6ecd3";
export const SHADE = "#e3d2ab";
export const WHITE = "#fffaf0";
export const GOLD = "#d99a1c";
export const GREY = "#8b9092";
export const SILVER = "#d8d5c8";
export const BROWN = "#6b4025";
export const TAN = "#b98a55";
export const GREEN = "#4c7350";
export const ROSE = "#c95f55";
export const RED = "#c23b2b";
export const BLUE = "#27648a";
export const PLUM = "#6a3f63";

/** What a colour is printed with: its field, a dark tone that carries light lettering, and a pale one. */
export interface Ink {
  field: string;
  deep: string;
  pale: string;
}

export const INKS: Record<Colour, Ink> = {
  red: { field: "#c8452f", deep: "#8a2113", pale: "#f1b79c" },
  blue: { field: "#3079a0", deep: "#123f5c", pale: "#a5cdd8" },
  yellow: { field: "#e4ab2c", deep: "#6e4706", pale: "#f5e0a2" },
};
