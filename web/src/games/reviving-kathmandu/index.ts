import type { Face } from "../kit/contract";
import Board from "./Board.svelte";
import Built from "./Built.svelte";
import Consequence from "./Consequence.svelte";
import Described from "./Described.svelte";
import Inspected from "./Inspected.svelte";
import { closes, obvious, sayOption, sayPrompt } from "./options";
import { sidesOf } from "./sides";
import { stage, type Scene } from "./stage";
import type { View } from "./view";

const face: Face<View, Scene> = {
  Board,
  Built,
  Consequence,
  Described,
  Inspected,
  closes,
  obvious,
  sayOption: (option, places, _view, alone) => sayOption(option, places, alone),
  sayPrompt,
  stage,
  sides: sidesOf,
  // A mission is turned up and read before it is counted; its last part may decide.
  lingers: (source) => (source === "source-objective-pagoda" ? 3 : source.startsWith("source-objective-") ? 2 : 1),
  low: true,
  log: {
    begins: "round",
    headings: ["round"],
    past: true,
    alone: ["unsold", "coins-back", "game-over"],
    folded: ["revealed"],
    // How many cards the market has is said of all of them.
    implied: ["turned-up"],
  },
};
export default face;
