// The words of Kathmandu, from the same file as in Python.

import { gameWords } from "@/words/words";
import texts from "@games/kathmandu/texts/en.ftl?raw";
import { dashed } from "./kinds";
import { CELLS, KATHMANDU, LANDSCAPE_OF, MOUNTAIN, SIDE, letterAt } from "./land";
import type { View } from "./view";

export const say = gameWords(texts);

export const sayLandscape = (name: string) => say(`landscape-${dashed(name)}`);
export const sayColour = (name: string) => say(`colour-${name}`);
export const sayResource = (name: string) => say(`resource-${name}`);
export const sayKind = (name: string) => say(`kind-${dashed(name)}`);
export const sayAnimal = (name: string) => say(`animal-${dashed(name)}`);
export const sayGood = (name: string) => say(`good-${name}`);
export const sayCharacter = (name: string) => say(`character-${name}`);
export const sayDirection = (name: string) => say(`direction-${name}`);
export const sayMapColour = (name: string) => say(`map-${name}`);

/** `red-A` in words. */
export function sayMap(name: string): string {
  const [colour = "", half = ""] = name.split("-");
  return say("map", { colour: sayMapColour(colour), half });
}

export function saySpace(space: number): string {
  const cell = space % CELLS;
  return say("space", {
    board: Math.floor(space / CELLS) + 1,
    row: Math.floor(cell / SIDE) + 1,
    column: (cell % SIDE) + 1,
  });
}

/** What lies at a space: its landscape, a mountain, or Kathmandu. */
export function sayGround(view: View, space: number): string {
  const letter = letterAt(view, space);
  if (letter === MOUNTAIN) return say("table-mountain");
  if (letter === KATHMANDU) return say("table-kathmandu");
  return sayLandscape(LANDSCAPE_OF[letter] ?? "");
}

export function sayTile(tile: string | null): string {
  if (tile === null) return "–";
  return tile === "10 points" ? say("terminal-ten") : sayLandscape(tile);
}
