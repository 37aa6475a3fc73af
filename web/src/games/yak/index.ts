import type { Face } from "../kit/contract";
import Board from "./Board.svelte";
import Built from "./Built.svelte";
import { intended, keptBuys, lastPlanned, nextStone } from "./building.svelte";
import Consequence from "./Consequence.svelte";
import Described from "./Described.svelte";
import Inspected from "./Inspected.svelte";
import { GROUPS_LINGER } from "./counting";
import { stage, type Scene } from "./stage";
import type { Keeping, View } from "./view";
import { say } from "./words";

const face: Face<View, Scene> = {
  Board,
  Described,
  Inspected,
  Built,
  Consequence,
  stage,
  low: true,
  // The stones come first, then the groups, one after the other.
  lingers: (source) => (source === "source-sizes" ? GROUPS_LINGER : 1.4),
  log: {
    begins: "day",
    past: true,
    headings: ["day"],
    alone: ["carts-turn", "carts-move", "track-opens", "last-day", "bag-gone", "game-over"],
    implied: ["loaded"],
    folded: ["chose", "own-choice"],
  },
  back: lastPlanned,
  overlooks: ({ name }, { hand }) => {
    if (name === "enough-stones") return hand.length ? null : say("overlooks-stones");
    return name === "enough-food" ? say("overlooks-food") : null;
  },
  sayPrompt: ({ key, options }, view) => {
    const { due, hand, overflow } = intended(view);
    const values = { due, overflow, count: hand.length };
    if (key === "prompt-choose" && view.last_day) return say("ask-choose-last");
    if (key === "prompt-pay" || (key === "prompt-pick" && hand.length)) {
      const next = nextStone(intended(view));
      if (next) return say("ask-pay", { ...values, stone: say(`stone-${next}`) });
      const kept = keptBuys(intended(view));
      const tomorrow = kept === null ? "" : ` ${say("ask-pay-kept", { count: kept })}`;
      return say(overflow ? "ask-overflow" : "ask-pay-laid", values) + tomorrow;
    }
    if (key === "prompt-keep") {
      const { room } = options[0]!.preview as unknown as Keeping;
      return room.length === 1 ? say("ask-keep-only", { cart: say(`cart-${room[0]}`) }) : null;
    }
    return key === "prompt-spill" ? say("ask-spill", values) : null;
  },
};
export default face;
