import texts from "@games/yak/texts/en.ftl?raw";
import { gameWords } from "../../words/words";

export const say = gameWords(texts);
