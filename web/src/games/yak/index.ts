import type { Face } from "../kit/contract";
import Board from "./Board.svelte";
import Built from "./Built.svelte";
import Consequence from "./Consequence.svelte";
import Described from "./Described.svelte";
import Inspected from "./Inspected.svelte";
import { stage, type Scene } from "./stage";
import type { View } from "./view";
import { say, sayStones } from "./words";

const face: Face<View, Scene> = {
  Board,
  Described,
  Inspected,
  Built,
  Consequence,
  stage,
  log: { begins: "day", headings: ["day"], alone: ["carts-turn", "carts-move", "last-day", "bag-gone", "game-over"] },
  sayPrompt: ({ key }, view) => {
    const values = { due: view.due, stones: sayStones(view.hand) };
    if (key === "prompt-pay" || (key === "prompt-pick" && view.hand.length)) return say("ask-pay", values);
    return key === "prompt-spill" ? say("ask-spill", values) : null;
  },
};
export default face;
