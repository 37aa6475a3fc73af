import texts from "@games/adventure_tours/texts/en.ftl?raw";
import { gameWords } from "../../words/words";
import { cardNamed } from "./cards";
import type { Card } from "./view";

export const say = gameWords(texts);

export function sayCard(name: string): string {
  const { adventurer, colour } = cardNamed(name);
  return say("card", { name: say(`adventurer-${adventurer}`), colour: say(`colour-${colour}`) });
}

/** What the action of a card does. */
export function sayAction(name: string): string {
  return say(`does-${cardNamed(name).adventurer}`);
}

/** What a card in hand is for, in a line or two. */
export function explain(name: string): string {
  const { adventurer } = cardNamed(name);
  return say("card-explained", { card: sayCard(name), explained: say(`explained-${adventurer}`) });
}

/** Everything that is printed on a card, in a sentence. */
export function describe(card: Card): string {
  const values = { demand: card.demand, coins: card.coins, support: Math.max(...card.support) };
  return say("card-said", { card: sayCard(card.name), does: sayAction(card.name), ...values });
}
