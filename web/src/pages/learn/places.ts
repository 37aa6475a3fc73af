// Players of the lessons: without names, told apart as people always are.

import type { Place } from "../../games/kit/contract";
import { placesOf } from "../../table/places";

export const PLACES: readonly Place[] = placesOf(
  [0, 1, 2, 3].map((mark) => ({ name: "", mark })),
  [],
  null,
);

export const [FIRST, SECOND] = PLACES as [Place, Place];
