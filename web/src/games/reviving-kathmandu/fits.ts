// What fits the own street as it stands: one count for the market, the hand, the last coin and what is tried in the street.

import { readFace, sayKind } from "./names";
import { printedFor } from "./printed";
import type { Card, Fit, Gain, Site } from "./view";
import { say } from "./words";

/** `points`: scored at once if it completes a monument, at the end if not. `mission`: what that brings besides. */
export type Brought = Pick<Fit, "completes" | "points" | "mission">;

/** The sections of this card that fit. */
export const fitsOf = (fits: readonly Fit[], card: Card | null | undefined): Fit[] =>
  card ? fits.filter((fit) => fit.card === card.id) : [];

export function sayFit({ face, completes, points, mission }: Fit): string {
  const { kind: built, stage } = readFace(face);
  const kind = sayKind(built);
  const scored = say(completes ? (stage ? "fits-completes" : "fits-whole") : "fits-grows", { kind, points });
  return mission ? `${scored}; ${say("fits-mission", { points: mission })}` : scored;
}

/** How wide a mark with this number is drawn. */
export const markWide = (points: number): number => `${points}`.length * 6.5 + 24.5;

/** What a section would bring in this place, counted as a fit is. */
export function broughtBy(face: string, { completes, gains }: Site): Brought {
  const { points, mission } = apart(gains);
  return { completes, points: completes ? points : grownBy(face), mission };
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
