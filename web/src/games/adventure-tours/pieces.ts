// Cards that are alike have no number of their own; here each gets one for as long as it can be followed, so that it
// can be seen moving from a hand to a row, or from one row to another.

import type { Card, View } from "./view";

export interface Piece {
  id: string;
  card: Card;
  /** The place it came from when it was first seen. */
  from: string;
}

export interface Laid {
  hands: Piece[][];
  equipment: Piece[][];
  members: Piece[][];
  discards: Piece[];
}

interface Zone {
  name: string;
  cards: Card[];
  from: string;
}

export class Tracker {
  #count = 0;
  #round = 0;
  #lying = new Map<string, Piece[]>();

  /** Follows every face-up card from the last table to this one. */
  lay(view: View): Laid {
    if (view.round !== this.#round) this.#lying.clear();
    this.#round = view.round;
    const zones = zonesOf(view);
    const laid = new Map<string, Piece[]>();
    for (const zone of zones) laid.set(zone.name, this.#stayed(zone));
    const strays = [...this.#lying.values()].flat();
    for (const zone of zones) {
      const row = laid.get(zone.name) ?? [];
      zone.cards.forEach((card, place) => {
        if (row[place]) return;
        const found = strays.findIndex((stray) => stray.card.id === card.id);
        const [stray] = found < 0 ? [] : strays.splice(found, 1);
        row[place] = stray ? { ...stray, card } : { id: `card-${++this.#count}`, card, from: zone.from };
      });
    }
    this.#lying = laid;
    const of = (name: string): Piece[] => laid.get(name) ?? [];
    return {
      hands: view.players.map((player) => of(`hand-${player.seat}`)),
      equipment: view.players.map((player) => of(`equipment-${player.seat}`)),
      members: view.players.map((player) => of(`members-${player.seat}`)),
      discards: of("discards"),
    };
  }

  /** What lay in this zone before and still does; holes where something new lies. */
  #stayed(zone: Zone): Piece[] {
    const before = this.#lying.get(zone.name) ?? [];
    const row: Piece[] = new Array(zone.cards.length);
    zone.cards.forEach((card, place) => {
      const found = before.findIndex((piece) => piece.card.id === card.id);
      const [piece] = found < 0 ? [] : before.splice(found, 1);
      if (piece) row[place] = { ...piece, card };
    });
    return row;
  }
}

function zonesOf(view: View): Zone[] {
  const zones: Zone[] = [{ name: "discards", cards: view.discards, from: "pile" }];
  for (const player of view.players) {
    zones.push({ name: `hand-${player.seat}`, cards: player.hand, from: "pile" });
    zones.push({ name: `equipment-${player.seat}`, cards: player.equipment, from: `hand-of-${player.seat}` });
    zones.push({ name: `members-${player.seat}`, cards: player.members, from: `hand-of-${player.seat}` });
  }
  return zones;
}
