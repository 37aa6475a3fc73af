// What fits the own street as it stands, or once cards of the hand do: one count for the market, the hand, the last coin and
// what is tried in the street.

import { together } from "../../words/words";
import { readFace, sayFace, sayKind } from "./names";
import { printedFor } from "./printed";
import { isSpoilt } from "./outlook";
import type { Card, Fit, Gain, Monument, Player, Site, View } from "./view";
import { say } from "./words";

/** A fit, and whether it keeps what it goes on from meeting the mission. */
export type Marked = Fit & { spoils: boolean };

/** `points`: scored at once if it completes a monument, at the end if not. `mission`: what that brings besides. */
export type Brought = Pick<Marked, "completes" | "points" | "mission" | "spoils"> & Partial<Pick<Marked, "after">>;

/** All that fits, wherever it lies. */
export function marksIn({ fits, players, seat }: View): Marked[] {
  const own = players[seat];
  return fits.map((fit) => ({ ...fit, spoils: own !== undefined && spoilsAll(own, fit) }));
}

/** Whether there is no monument that waits for it without being spoilt. */
function spoilsAll(own: Player, { face, mission }: Fit): boolean {
  const { kind, stage } = readFace(face);
  const waiting = own.growing.filter((one) => one.kind === kind && one.sections.length === stage);
  return !mission && waiting.length > 0 && waiting.every((one) => isSpoilt(own, face, one));
}

/** The sections of this card that fit. */
export const fitsOf = <F extends Fit>(fits: readonly F[], card: Card | null | undefined): F[] =>
  card ? fits.filter((fit) => fit.card === card.id) : [];

export function sayFit({ face, after, completes, points, mission, spoils }: Marked): string {
  const { kind: built, stage } = readFace(face);
  const kind = sayKind(built);
  const fits = say(completes ? (stage ? "fits-completes" : "fits-whole") : "fits-grows", { kind, points });
  const scored = after.length ? say("fits-after", { faces: together(after.map(sayFace)), fits }) : fits;
  if (spoils) return `${scored}; ${say("fits-spoils")}`;
  return mission ? `${scored}; ${say("fits-mission", { points: mission })}` : scored;
}

/** How wide a mark with this number is drawn. */
export const markWide = (points: number): number => `${points}`.length * 6.5 + 24.5;

/** How wide the marks of one section are beside each other. */
export const marksWide = ({ points, mission, spoils }: Brought): number =>
  markWide(points) + (mission ? markWide(mission) + 2 : spoils ? SPOILT + 2 : 0);

/** How wide the mark is that says only what is lost. */
export const SPOILT = 22;

/** What a section would bring in this place, counted as a fit is. */
export function broughtBy(player: Player, face: string, on: Monument | null, { completes, gains }: Site): Brought {
  const { points, mission } = apart(gains);
  const spoils = !mission && isSpoilt(player, face, on);
  return { completes, points: completes ? points : grownBy(face), mission, spoils };
}

/** What is scored at once and what the mission brings; that nothing stays unfinished is told elsewhere. */
export function apart(gains: readonly Gain[]): { points: number; mission: number } {
  const sum = (found: readonly Gain[]): number => found.reduce((all, { points }) => all + points, 0);
  const scored = gains.filter(({ key }) => key !== "source-unfinished");
  const mission = sum(scored.filter(({ key }) => key.startsWith("source-objective-")));
  return { points: sum(scored) - mission, mission };
}

/** How much more an unfinished monument is worth with this section on top. */
export function grownBy(face: string): number {
  const { kind, stage } = readFace(face);
  const { points } = printedFor(kind);
  return points[stage]! - (points[stage - 1] ?? 0);
}
