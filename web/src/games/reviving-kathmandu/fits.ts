// What in the market fits the own street as it stands, in words.

import { readFace, sayKind } from "./names";
import type { Fit, View } from "./view";
import { say } from "./words";

/** The sections of the card at this place that fit. */
export const fitsOf = (view: View, place: number): Fit[] =>
  view.market[place] ? view.fits.filter((fit) => fit.place === place) : [];

export function sayFit({ face, completes, points, mission }: Fit): string {
  const kind = sayKind(readFace(face).kind);
  if (mission) return say("fits-mission", { kind, points });
  return say(completes ? "fits-completes" : "fits-grows", { kind, points });
}
