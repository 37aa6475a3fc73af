import { wordsOf } from "../words/words";

export const { say, thing } = wordsOf("rules");
