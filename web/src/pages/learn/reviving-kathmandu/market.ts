// The market of the lesson: a tie for the fourth card, as in the rulebook's own example.

import type { Card } from "../../../games/reviving-kathmandu/view";

const NAMES = [
  "blue-pagoda-bottom/white-shrine-top",
  "red-stupa-bottom/green-buddha",
  "yellow-shrine-bottom/blue-stupa-top",
  "green-pagoda-top/red-stupa-centre",
];
export const CARDS: Card[] = NAMES.map((name, id) => ({ id, name }));
