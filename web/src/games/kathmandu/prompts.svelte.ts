// What is asked, where the table knows more of it than the question: a card is taken up, a price stands on the special good.

import type { Question } from "@/wire";
import type { Place } from "../kit/contract";
import { Offers } from "../kit/offers";
import { signed } from "./kinds";
import { boardOf } from "./layout";
import { previewOf } from "./offers";
import { PRINTED, type View, type Way } from "./view";
import { say, sayGood, sayKind } from "./words";

/** What one has taken up or begun at the table; of a movement with several ends, the one that is pointed at. */
export const begun = $state<{ cards: readonly string[]; aside: boolean; mayPutAside: boolean; way: Way | null }>({
  cards: [],
  aside: false,
  mayPutAside: true,
  way: null,
});

/** What the special good brings, with the coin that it costs; what is printed on it, while nobody is asked. */
export function specialGain(options: Offers): string {
  const option = options.on("special-good");
  return signed((option && previewOf(option).points) ?? PRINTED.special);
}

/** Whoever has three markers rests whatever die is used: that is said before one is chosen. */
function restForetold(view: View): string | null {
  const player = view.players[view.active];
  if (!player || player.exhaustion < PRINTED.most_exhaustion) return null;
  return say(player.equipment.includes("first aid bag") ? "prompt-die-rest-aid" : "prompt-die-rest");
}

/** Whoever has all but one of the markers hears in the last round of a day that the storm may bring it. */
export function stormForetold({ players, active, round, day, days, storm, headings, weather }: View): string | null {
  const { yak = null, exhaustion = 0 } = players[active] ?? {};
  if (yak === null || exhaustion !== PRINTED.most_exhaustion - 1 || round < PRINTED.rounds || day >= days) return null;
  const at = boardOf(yak);
  if (at < storm) return "prompt-die-behind";
  return at === storm && storm < headings.length && weather.storms ? "prompt-die-storm" : null;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function sayPrompt(question: Question, view: View, places: readonly Place[]): string | null {
  if (question.key === "prompt-die" && begun.aside) return say("dice-which-aside");
  // Only a first aid bag prevents a rest; other cards may be used before it.
  if (question.key === "prompt-before-rest" && !view.players[view.active]?.equipment.includes("first aid bag"))
    return say("prompt-before-rest-cards");
  if (question.key === "prompt-place") return say("prompt-place-onward");
  const rest = question.key === "prompt-die" ? restForetold(view) : null;
  if (rest) return rest;
  const storm = question.key === "prompt-die" ? stormForetold(view) : null;
  if (storm) return say(storm);
  if (question.key === "prompt-die" && !begun.mayPutAside) return say("prompt-die-only");
  if (question.key === "prompt-move" && begun.cards.includes("card-water-bottle")) return say("prompt-pip");
  if (question.key === "prompt-move" && begun.cards.length) {
    const cards = begun.cards
      .map((card) => card.replace("card-", ""))
      .map(sayKind)
      .join(" + ");
    return say("prompt-cards", { cards: capital(cards) });
  }
  if (question.key === "prompt-act" && begun.cards.includes("card-rope-ladder")) return say("prompt-ladder");
  if (view.question?.kind === "prompt-special" && question.key === "prompt-special") {
    const { good } = view.question;
    const owner = places[view.specials[good] ?? -1]?.name;
    const values = { good: sayGood(good), points: specialGain(new Offers(question.options)) };
    return owner === undefined ? say("prompt-special-price", values) : say("prompt-special-from", { ...values, owner });
  }
  return null;
}
