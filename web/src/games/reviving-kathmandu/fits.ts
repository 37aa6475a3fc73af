// What in the market fits the own street as it stands, in words.

import { readFace, sayKind } from "./names";
import type { Fit, View } from "./view";
import { say } from "./words";

/** The sections of the card at this place that fit. */
export const fitsOf = (view: View, place: number): Fit[] =>
  view.market[place] ? view.fits.filter((fit) => fit.place === place) : [];

export function sayFit({ face, completes, points, mission }: Fit): string {
  const { kind: built, stage } = readFace(face);
  const kind = sayKind(built);
  const scored = say(completes ? (stage ? "fits-completes" : "fits-whole") : "fits-grows", { kind, points });
  return mission ? `${scored}; ${say("fits-mission", { points: mission })}` : scored;
}
