import texts from "../words/texts/card.en.ftl?raw";
import { gameWords } from "../words/words";

export const say = gameWords(texts);
