// The kinds of what lies on the table, in their printed order, and what is printed on them.

import {
  PRINTED,
  type CardKind,
  type Character,
  type Colour,
  type Direction,
  type Good,
  type PrintedCard,
  type PrintedCharacter,
  type Resource,
} from "./view";

export const DIRECTIONS: readonly Direction[] = PRINTED.directions;
export const RESOURCES: readonly Resource[] = PRINTED.resources;
export const GOODS: readonly Good[] = PRINTED.goods.map((good) => good.name);
export const CHARACTERS: readonly Character[] = PRINTED.characters.map((character) => character.name);

/** The resource that a die brings; null for the black one, which brings any. */
export function brought(colour: Colour): Resource | null {
  return PRINTED.dice.find((die) => die.colour === colour)?.brings ?? null;
}

/** The colour of the die that brings a resource. */
export function colourOf(resource: Resource): Colour {
  return PRINTED.dice.find((die) => die.brings === resource)?.colour ?? "black";
}

export const printedCard = (kind: CardKind): PrintedCard => PRINTED.equipment.find((card) => card.kind === kind)!;
export const printedCharacter = (name: Character): PrintedCharacter =>
  PRINTED.characters.find((character) => character.name === name)!;
export const goodPoints = (name: Good): number => PRINTED.goods.find((good) => good.name === name)?.points ?? 0;

/** A name of the data as it stands in the names of pieces and texts. */
export function dashed(name: string): string {
  return name.replaceAll(" ", "-");
}

/** With a real minus sign. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);
export const signed = (number: number): string => (number > 0 ? `+${number}` : number ? figure(number) : "±0");

/** Several of one name told apart by their place among each other. */
export const numbered = <T extends string>(names: readonly T[]): { name: T; nth: number }[] =>
  names.map((name, n) => ({ name, nth: names.slice(0, n).filter((other) => other === name).length }));

/** A size as CSS has it: a number counts the units of the drawing it stands in. */
export const length = (size: string | number): string => (typeof size === "number" ? `${size}px` : size);
