import { wordsOf, type Thing } from "../../words/words";
import { cardNamed } from "./cards";
import type { Card } from "./view";

export const { say, thing } = wordsOf("adventure-tours");

export function sayCard(name: string): Thing {
  const { adventurer, colour } = cardNamed(name);
  return thing("card", { name: thing(`adventurer-${adventurer}`), colour: thing(`colour-${colour}`) });
}

/** What the action of a card does. */
export function sayAction(name: string): Thing {
  return thing(`does-${cardNamed(name).adventurer}`);
}

/** What a card in hand is for, in a line or two. */
export function explain(name: string): string {
  const { adventurer } = cardNamed(name);
  return say("card-explained", { card: sayCard(name), explained: thing(`explained-${adventurer}`) });
}

/** Everything that is printed on a card, in a sentence. */
export function describe(card: Card): string {
  const values = { demand: card.demand, coins: card.coins, support: Math.max(...card.support) };
  return say("card-said", { card: sayCard(card.name), does: sayAction(card.name), ...values });
}
