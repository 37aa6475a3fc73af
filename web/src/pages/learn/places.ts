// Players of the lessons: without names, told apart as seats always are.

import type { Place } from "../../games/kit/contract";

export const PLACES: readonly Place[] = Array.from("ABCD", (letter, seat) => ({
  seat,
  name: "",
  letter,
  colour: `var(--seat-${seat})`,
  asked: false,
  mine: false,
}));

export const [FIRST, SECOND] = PLACES as [Place, Place];
