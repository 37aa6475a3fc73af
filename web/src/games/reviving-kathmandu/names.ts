// Cards and their sections by their lasting names: to be drawn and to be read.

import type { Place } from "../kit/contract";
import { printedFor } from "./printed";
import type { Thing } from "../../words/words";
import type { Card, Colour, Kind } from "./view";
import { say, thing } from "./words";

export interface Face {
  name: string;
  colour: Colour;
  kind: Kind;
  stage: number;
}

export function readFace(name: string): Face {
  const [colour, kind, stage = ""] = name.split("-") as [Colour, Kind, string?];
  return { name, colour, kind, stage: printedFor(kind).stages.indexOf(stage) };
}

export function facesOf(card: Card): Face[] {
  return card.name.split("/").map(readFace);
}

export function sayFace(name: string): Thing {
  const colour = name.slice(0, name.indexOf("-"));
  const section = name.slice(colour.length + 1);
  return thing("face", { colour: thing(`colour-${colour}`), section: thing(`section-${section}`) });
}

export function sayCard(card: Card): Thing {
  const [first, second] = card.name.split("/").map(sayFace);
  return second ? thing("two-faces", { first: first!, second }) : first!;
}

export const sayKind = (kind: Kind): Thing => thing(`terminal-${kind}`);

/** How a face is called on its card, whose cloth says the colour. */
export const sayShort = (face: Face): string => say(`section-${face.name.slice(face.colour.length + 1)}`);

export const letterOf = (colour: Colour): string => say(`table-letter-${colour}`);

/** Who begins the round; a film calls everybody by name. */
export const sayFirst = (place: Place | undefined, played: boolean): string =>
  place?.mine && played ? say("table-you-first") : say("table-first", { who: place?.name ?? "" });
