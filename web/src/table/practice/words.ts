import texts from "../../words/texts/practice.en.ftl?raw";
import { gameWords } from "../../words/words";

export const say = gameWords(texts);
