import type { Face } from "../kit/contract";
import Backdrop from "./Backdrop.svelte";
import Board from "./Board.svelte";
import Built from "./Built.svelte";
import Consequence from "./Consequence.svelte";
import Described from "./Described.svelte";
import Inspected from "./Inspected.svelte";
import { declines, obvious, rarely, sayOption, sayPrompt } from "./names";
import { shortly } from "./shortly";
import { say } from "./words";
import { stage, type Moment } from "./stage";
import type { View } from "./view";

const face: Face<View, Moment> = {
  Backdrop,
  Board,
  Built,
  Consequence,
  Described,
  Inspected,
  declines,
  obvious,
  rarely,
  sayOption,
  sayPrompt,
  sayBuilt: (name) => say("table-expedition-of", { name }),
  unit: (count) => say("table-coins", { count }),
  stage,
  low: true,
  known: (source) => source.endsWith("-1") || source.endsWith("-2"),
  // The last round is counted as slowly as it deserves.
  lingers: (source) => (source.endsWith("-3") ? 2.2 : 1),
  log: {
    begins: "round",
    past: true,
    headings: ["round"],
    afresh: ["round"],
    alone: ["hand-empty", "pile-empty", "result", "game-over"],
    again: ["further-turn"],
    shortly,
    outcomes: [
      "drew",
      "own-draw",
      "drew-none",
      "lost-equipment",
      "lost-member",
      "suffered",
      "protected",
      "protected-from-equipment",
    ],
  },
};
export default face;
