// Whoever sits at a table that is only drawn: without names, told apart as people always are.

import type { Place } from "../games/kit/contract";
import { placesOf } from "../table/places";

export const placesIn = (view: { players: readonly unknown[]; asked: number[] }, me: number | null = null): Place[] =>
  placesOf(
    view.players.map((_, mark) => ({ name: "", mark })),
    view.asked,
    me,
  );
