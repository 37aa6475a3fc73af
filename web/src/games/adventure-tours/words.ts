import texts from "@games/adventure_tours/texts/en.ftl?raw";
import { gameWords } from "../../words/words";
import { adventurerOf, colourOf, type Card } from "./view";

export const say = gameWords(texts);

export function sayCard(name: string): string {
  return say("card", { name: say(`adventurer-${adventurerOf(name)}`), colour: say(`colour-${colourOf(name)}`) });
}

/** Everything that is printed on a card, in a sentence. */
export function describe(card: Card): string {
  const values = { demand: card.demand, coins: card.coins, support: Math.max(...card.support) };
  return say("card-said", { card: sayCard(card.name), does: say(`does-${adventurerOf(card.name)}`), ...values });
}
