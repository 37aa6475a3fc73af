import type { Face } from "../kit/contract";
import Board from "./Board.svelte";
import Built from "./Built.svelte";
import { intended, keptBuys, lastPlanned, laysLast, nextStone } from "./building.svelte";
import Consequence from "./Consequence.svelte";
import Described from "./Described.svelte";
import { fogs } from "./fogs.svelte";
import Inspected from "./Inspected.svelte";
import { GROUPS_LINGER } from "./counting";
import { overlooks } from "./overlooked";
import { stage, type Scene } from "./stage";
import type { Keeping, View } from "./view";
import { say, thing } from "./words";

/** What the key of every source begins with. */
const SOURCE = "source-";

/** Whoever puts a stone on a cart should know that it goes the other way now. */
const withFog = (text: string, view: View): string =>
  say("ask-after-fog", { way: thing(`way-${view.yaks_look}`), ask: text });

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
  sayCounted: (source) => {
    const name = source.slice(SOURCE.length);
    return name.startsWith("bonus-") ? null : say(`counted-${name}`);
  },
  log: {
    begins: "day",
    past: true,
    headings: ["day"],
    alone: ["carts-turn", "carts-move", "track-opens", "last-day", "bag-gone", "game-over"],
    implied: ["loaded"],
    folded: ["chose", "own-choice"],
  },
  back: lastPlanned,
  overlooks,
  closes: (option, view) => (laysLast(option, view) ? say("closes-last-stone") : null),
  sayPrompt: ({ key, options, text }, view) => {
    const { due, hand, overflow } = intended(view);
    const values = { due, overflow, count: hand.length };
    if (key === "prompt-choose" && view.last_day) return say("ask-choose-last");
    if (key === "prompt-choose" && fogs.turned) return withFog(say("ask-choose"), view);
    if (key === "prompt-choose") return say(view.day === 1 ? "ask-choose-first" : "ask-choose");
    // In the script of a lesson one thing is done after the other.
    if ((key === "prompt-pick" || key === "prompt-pay") && options.length === 1) return null;
    if (key === "prompt-pay" || (key === "prompt-pick" && hand.length)) {
      const next = nextStone(intended(view));
      if (next) return say("ask-pay", { ...values, stone: thing(`stone-${next}`) });
      const kept = keptBuys(intended(view));
      const tomorrow = kept === null ? "" : ` ${say("ask-pay-kept", { count: kept })}`;
      return say(overflow ? "ask-overflow" : "ask-pay-laid", values) + tomorrow;
    }
    if (key === "prompt-keep") {
      const { room } = options[0]!.preview as unknown as Keeping;
      const only = room.length === 1 ? say("ask-keep-only", { cart: thing(`cart-${room[0]}`) }) : null;
      return view.fog.drawn ? withFog(only ?? text, view) : only;
    }
    if (key === "prompt-onto" && view.fog.drawn) return withFog(text, view);
    return key === "prompt-spill" ? say("ask-spill", values) : null;
  },
};
export default face;
