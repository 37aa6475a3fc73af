import texts from "@games/reviving_kathmandu/texts/en.ftl?raw";
import { gameWords } from "../../words/words";

export const say = gameWords(texts);
