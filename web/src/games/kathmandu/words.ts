// The words of Kathmandu, from the same file as in Python.

import { wordsOf, type Said, type Thing } from "@/words/words";
import { compass } from "./compass.svelte";
import { dashed } from "./kinds";
import { CELLS, KATHMANDU, LANDSCAPE_OF, MOUNTAIN, SIDE, letterAt } from "./land";
import { drawn, turnedCell } from "./turning";
import type { Player, View } from "./view";

export const { say, thing } = wordsOf("kathmandu");

export const sayLandscape = (name: string) => thing(`landscape-${dashed(name)}`);
export const sayColour = (name: string) => thing(`colour-${name}`);
export const sayResource = (name: string) => thing(`resource-${name}`);
export const sayKind = (name: string) => thing(`kind-${dashed(name)}`);
export const sayEffect = (name: string) => say(`effect-${dashed(name)}`);
/** The same in few words, where cards lie close together. */
export const sayBriefly = (name: string) => say(`brief-${dashed(name)}`);
export const sayAnimal = (name: string) => thing(`animal-${dashed(name)}`);
export const sayGood = (name: string) => thing(`good-${name}`);
export const sayCharacter = (name: string) => thing(`character-${name}`);
export const sayDirection = (name: string) => thing(`direction-${name}`);
export const sayMapColour = (name: string) => thing(`map-${name}`);

/** `red-A` in words. */
export function sayMap(name: string): Thing {
  const [colour = "", half = ""] = name.split("-");
  return thing("map", { colour: sayMapColour(colour), half });
}

/** How far somebody has come, in a word or two; empty before they have set out. */
export function onBoard({ yak, in_kathmandu }: Pick<Player, "yak" | "in_kathmandu">, { boards }: Pick<View, "boards">) {
  if (in_kathmandu) return say("terminal-in-kathmandu");
  return yak === null ? "" : say("table-on-board", { number: Math.floor(yak / CELLS) + 1, count: boards.length });
}

/** A space by board, row and column: for whoever reads the table instead of seeing it. */
export function saySpace(space: number): string {
  const cell = space % CELLS;
  return say("space", {
    board: Math.floor(space / CELLS) + 1,
    row: Math.floor(cell / SIDE) + 1,
    column: (cell % SIDE) + 1,
  });
}

/** What lies at a space, as an event says it: the snow, a mountain, Kathmandu. */
export function sayGround(view: View, space: number): Thing {
  const letter = letterAt(view, space);
  if (letter === MOUNTAIN) return thing("ground-mountain");
  if (letter === KATHMANDU) return thing("ground-kathmandu");
  return thing(`ground-${dashed(LANDSCAPE_OF[letter] ?? "")}`);
}

/** How far a space lies from another, in arrows as they are seen on the screen: `→ 3 ↑ 1`. */
export function sayArrows(view: View, from: number, to: number): string {
  const boards = drawn(view, compass.quarters);
  const at = (space: number) => {
    const board = boards[Math.floor(space / CELLS)];
    const cell = turnedCell(space % CELLS, compass.quarters);
    return { x: (board?.x ?? 0) * SIDE + (cell % SIDE), y: (board?.y ?? 0) * SIDE + Math.floor(cell / SIDE) };
  };
  const [a, b] = [at(from), at(to)];
  const part = (far: number, back: string, on: string) => (far ? `${far < 0 ? back : on} ${Math.abs(far)}` : "");
  return [part(b.x - a.x, "←", "→"), part(b.y - a.y, "↑", "↓")].filter(Boolean).join(" ");
}

/** A space as one would point at it: its ground, and where it is seen from the yak on turn. */
export function sayWhere(view: View, space: number): Said {
  const yak = view.players[view.active]?.yak ?? null;
  const arrows = yak === null || yak === space ? "" : sayArrows(view, yak, space);
  const ground = sayGround(view, space);
  return arrows ? say("table-where-from", { ground, arrows }) : ground;
}

export function sayTile(tile: string | null): Said {
  if (tile === null) return "–";
  return tile === "10 points" ? thing("terminal-ten") : sayLandscape(tile);
}
