// The cards of the lesson; Roy Nobleman, two others and Slowhand Bill are the rulebook's own example.

import type { Card } from "../../../games/adventure-tours/view";

export const ROY: Card = { id: 0, name: "roy-nobleman-blue", demand: 5, coins: 5, support: [1, 1, 1] };
export const BETTY: Card = { id: 1, name: "betty-mcklug-red", demand: 4, coins: 4, support: [1, 0, 0] };
export const EARL: Card = { id: 2, name: "earl-of-bucket-yellow", demand: 2, coins: 1, support: [0, 0, 2] };
export const BILL: Card = { id: 3, name: "slowhand-bill-yellow", demand: 6, coins: 5, support: [0, 0, 1] };
export const AMELIA: Card = { id: 4, name: "amelia-airhead-red", demand: 8, coins: 7, support: [1, 0, 0] };
