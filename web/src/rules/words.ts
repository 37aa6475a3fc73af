import texts from "../words/texts/rules.en.ftl?raw";
import { gameWords } from "../words/words";

export const say = gameWords(texts);
