// The kinds of what lies on the table, in their printed order.

import { PRINTED, type Character, type Colour, type Direction, type Good, type Resource } from "./view";

export const DIRECTIONS: readonly Direction[] = PRINTED.directions;
export const RESOURCES: readonly Resource[] = PRINTED.resources;
export const GOODS: readonly Good[] = PRINTED.goods;
export const CHARACTERS: readonly Character[] = PRINTED.characters;

/** The resource that a die brings; null for the black one, which brings any. */
export function brought(colour: Colour): Resource | null {
  return PRINTED.dice.find((die) => die.colour === colour)?.brings ?? null;
}

/** The colour of the die that brings a resource. */
export function colourOf(resource: Resource): Colour {
  return PRINTED.dice.find((die) => die.brings === resource)?.colour ?? "black";
}

/** A name of the data as it stands in the names of pieces and texts. */
export function dashed(name: string): string {
  return name.replaceAll(" ", "-");
}

export const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`);
