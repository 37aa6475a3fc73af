// The kinds of what lies on the table, in their printed order.

import { PRINTED, type CardName, type FoodKind, type Kind } from "./view";

export const FOODS: readonly FoodKind[] = PRINTED.foods;
export const CARDS: readonly CardName[] = PRINTED.cards;
export const KINDS: readonly Kind[] = [...PRINTED.colours, "crystal"];
