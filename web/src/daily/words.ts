import texts from "../words/texts/daily.en.ftl?raw";
import { gameWords } from "../words/words";

export const say = gameWords(texts);
