import texts from "../words/texts/review.en.ftl?raw";
import { gameWords } from "../words/words";

export const say = gameWords(texts);
