import texts from "@games/adventure_tours/texts/en.ftl?raw";
import { gameWords } from "../../words/words";

export const say = gameWords(texts);
