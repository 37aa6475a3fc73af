// Cards and options by their lasting names, as actions.py writes them.

import { STAGES } from "./printed";
import type { Card, Colour, Kind } from "./view";
import { say } from "./words";

export interface Face {
  name: string;
  colour: Colour;
  kind: Kind;
  stage: number;
}

export function readFace(name: string): Face {
  const [colour, kind, stage = ""] = name.split("-") as [Colour, Kind, string?];
  return { name, colour, kind, stage: STAGES[kind].indexOf(stage) };
}

export function facesOf(card: Card): Face[] {
  return card.name.split("/").map(readFace);
}

export const isBlue = (card: Card): boolean => card.name.includes("/");

export const bidName = (coin: number, spot: string): string => `bid-${coin}-on-${spot}`;
export const discardName = (card: Card): string => `discard-${card.id}-${card.name}`;
export const buyName = (card: Card): string => `buy-${card.id}-${card.name}`;
export const areaName = (seat: number): string => `with-seat-${seat}`;
export const colourName = (colour: Colour): string => `wild-is-${colour}`;

export function buildName(card: Card, face: Face): string {
  return `build-${face.name}` + (isBlue(card) ? `-of-card-${card.id}` : "");
}

export function readBid(name: string): { coin: number; spot: string } | null {
  const found = /^bid-(\d)-on-(\w+)$/.exec(name);
  return found ? { coin: Number(found[1]), spot: found[2]! } : null;
}

export function sayFace(name: string): string {
  const colour = name.slice(0, name.indexOf("-"));
  const section = name.slice(colour.length + 1);
  return say("face", { colour: say(`colour-${colour}`), section: say(`section-${section}`) });
}

export function sayCard(card: Card): string {
  const [first = "", second] = card.name.split("/").map(sayFace);
  return second ? say("two-faces", { first, second }) : first;
}

export const sayKind = (kind: Kind): string => say(`terminal-${kind}`);

/** How a face is called where there is little room: the monument, and how high in it. */
export function sayShort(face: Face): string {
  const full = STAGES[face.kind].length;
  return full === 1 ? sayKind(face.kind) : say("table-stage", { kind: sayKind(face.kind), stage: face.stage + 1, full });
}

export const letterOf = (colour: Colour): string => say(`table-letter-${colour}`);
