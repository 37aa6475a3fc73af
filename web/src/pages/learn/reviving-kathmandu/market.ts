// The market of the lesson: a tie for the fourth card, as in the rulebook's own example.

import type { Card } from "../../../games/reviving-kathmandu/view";
import type { Place } from "../../../games/contract";

const NAMES = [
  "blue-pagoda-bottom/white-shrine-top",
  "red-stupa-bottom/green-buddha",
  "yellow-shrine-bottom/blue-stupa-top",
  "green-pagoda-top/red-stupa-centre",
];
export const CARDS: Card[] = NAMES.map((name, id) => ({ id, name }));
export const PLACES: Place[] = Array.from("ABCD", (letter, seat) => ({
  seat,
  name: "",
  letter,
  colour: `var(--seat-${seat})`,
  asked: false,
  mine: false,
}));
