// Colours of what is sent around as a picture, without the page and its own.

import { LANDSCAPE_OF } from "./land";
import type { Landscape } from "./view";

export const INK = "#2a251e";
export const PAPER = "#f1e7d0";
export const CARD = "#fdf8ec";
export const TINT: Readonly<Record<Landscape, string>> = {
  snow: "#f2f4f3",
  scree: "#d3cabb",
  meadow: "#d6dfa3",
  "grain field": "#ecd078",
  "rice terrace": "#b9d8b0",
  forest: "#93b57c",
  jungle: "#5f9a80",
  water: "#a6cfe2",
  city: "#e0ac93",
};
export const MAPS: Readonly<Record<string, string>> = {
  red: "#c1452f",
  orange: "#df8a35",
  yellow: "#e5c443",
  green: "#6d9a4e",
  blue: "#4c86b3",
  purple: "#8b62a3",
};

export const ground = (letter: string): string =>
  letter === "K" ? "#d98a6a" : (TINT[LANDSCAPE_OF[letter] as Landscape] ?? "#c2b299");
