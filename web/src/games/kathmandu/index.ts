// Kathmandu's table, as the shell takes it.

import type { Face } from "../kit/contract";
import Board from "./Board.svelte";
import Built from "./Built.svelte";
import Consequence from "./Consequence.svelte";
import Described from "./Described.svelte";
import Inspected from "./Inspected.svelte";
import { sayOption } from "./options";
import { sayPrompt } from "./prompts.svelte";
import type { Scene } from "./scene";
import { sealed } from "./sealed";
import { shortly } from "./shortly";
import { stage } from "./stage";
import type { View } from "./view";

const face: Face<View, Scene> = {
  Board,
  Described,
  Inspected,
  Built,
  Consequence,
  stage,
  sayOption,
  sayPrompt,
  sealed,
  beside: ({ key }) => (key === "prompt-act" ? 2 : 1),
  log: {
    begins: "day",
    past: true,
    headings: ["day"],
    alone: ["standee", "sun", "storm", "in-storm"],
    once: ["used-die"],
    undecided: ["rolled", "shown", "shown-animal", "map-shown"],
    shortly,
  },
};
export default face;
