// The cards of the lesson; Roy Nobleman, two others and Slowhand Bill are the rulebook's own example.

import { cardNamed } from "../../../games/adventure-tours/cards";

export const ROY = cardNamed("roy-nobleman-blue");
export const BETTY = cardNamed("betty-mcklug-red");
export const EARL = cardNamed("earl-of-bucket-yellow");
export const BILL = cardNamed("slowhand-bill-yellow");
