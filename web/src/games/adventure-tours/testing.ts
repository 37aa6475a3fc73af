// A table made up for the unit tests: three seats in the desert.

import type { Happened } from "../../wire";
import { cardNamed } from "./cards";
import type { Card, Player, View } from "./view";

export const card = (name: string): Card => cardNamed(name);

export function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat,
    board: { name: "desert", start: [3, 3, 3] },
    gear: [3, 3, 3],
    equipment: [],
    members: [],
    income: 0,
    cards: 6,
    hand: [],
    results: [],
    money: null,
    ...more,
  };
}

export function view(players: Player[], more: Partial<View> = {}): View {
  return {
    game: "adventure-tours",
    seat: 0,
    over: false,
    asked: [],
    round: 1,
    first: 0,
    turn: 0,
    ability_used: false,
    further_turns: 0,
    pile: 60,
    discards: [],
    free_boards: [],
    to_come: [],
    players,
    ...more,
  };
}

export const told = (name: string, seat: number, ...values: number[]): Happened => ({
  kind: "event",
  name,
  seat,
  values,
});

export const numberOf = (name: string): number => cardNamed(name).id;
