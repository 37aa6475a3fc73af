import texts from "../words/texts/puzzles.en.ftl?raw";
import { gameWords } from "../words/words";

export const say = gameWords(texts);
