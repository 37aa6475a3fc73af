// The kinds of what lies on the table, in their printed order.

import { PRINTED, type CardName, type CartName, type FoodKind, type Kind } from "./view";

export const FOODS: readonly FoodKind[] = PRINTED.foods;
export const CARDS: readonly CardName[] = PRINTED.cards;
export const KINDS: readonly Kind[] = [...PRINTED.colours, "crystal"];
export const CARTS: readonly CartName[] = PRINTED.carts.map((cart) => cart.name);
