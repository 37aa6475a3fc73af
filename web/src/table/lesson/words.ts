import texts from "../../words/texts/lesson.en.ftl?raw";
import { gameWords } from "../../words/words";

export const say = gameWords(texts);
