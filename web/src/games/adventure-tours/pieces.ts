// Every face-up card on the table, followed from one view to the next, so that it is seen moving from a hand to a row, or
// from one row to another.

import { Follower, type Followed, type Lying } from "../kit/follow";
import type { Card, View } from "./view";

export type Piece = Followed<Card>;

export interface Laid {
  hands: Piece[][];
  equipment: Piece[][];
  members: Piece[][];
  discards: Piece[];
}

export class Tracker {
  #round = 0;
  readonly #follower = new Follower<Card>();

  /** Names all cards that lie on the table now; a new round is dealt from a new pile. */
  lay(view: View): Laid {
    if (view.round !== this.#round) this.#follower.forget();
    this.#round = view.round;
    const zones = new Map<string, Piece[]>();
    for (const piece of this.#follower.follow(lying(view))) {
      const zone = zones.get(piece.where) ?? [];
      zone.push(piece);
      zones.set(piece.where, zone);
    }
    const of = (where: string): Piece[] => zones.get(where) ?? [];
    return {
      hands: view.players.map((player) => of(`hand-${player.seat}`)),
      equipment: view.players.map((player) => of(`equipment-${player.seat}`)),
      members: view.players.map((player) => of(`members-${player.seat}`)),
      discards: of("discards"),
    };
  }
}

function lying(view: View): Lying<Card>[] {
  const zone = (where: string, cards: readonly Card[], from: string): Lying<Card>[] =>
    cards.map((thing, slot) => ({ kind: thing.name, where, slot, from, thing }));
  return [
    ...zone("discards", view.discards, "pile"),
    ...view.players.flatMap(({ seat, hand, equipment, members }) => [
      ...zone(`hand-${seat}`, hand, "pile"),
      ...zone(`equipment-${seat}`, equipment, `hand-of-${seat}`),
      ...zone(`members-${seat}`, members, `hand-of-${seat}`),
    ]),
  ];
}
