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
  /** The names of those that others have laid since I was last on turn: news until I have had my next one. */
  news: ReadonlySet<string>;
}

type Places = ReadonlyMap<string, string>;
const LAID = /^(members|equipment)-/;

export class Tracker {
  #round = 0;
  readonly #follower = new Follower<Card>();
  /** Where everything lay when I was last on turn, and at the end of the turn before that. */
  #seen: Places | null = null;
  #known: Places | null = null;
  #mine = false;

  /** Names all cards that lie on the table now; a new round is dealt from a new pile. Without a seat there are no news. */
  lay(view: View, me: number | null = null): Laid {
    if (view.round !== this.#round) {
      this.#follower.forget();
      this.#seen = this.#known = null;
    }
    this.#round = view.round;
    const zones = new Map<string, Piece[]>();
    const pieces = this.#follower.follow(lying(view));
    for (const piece of pieces) {
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
      news: this.#news(pieces, me, view.turn === me),
    };
  }

  #news(pieces: readonly Piece[], me: number | null, mine: boolean): ReadonlySet<string> {
    const places: Places = new Map(pieces.map(({ id, where }) => [id, where]));
    this.#seen ??= places;
    this.#known ??= places;
    if (this.#mine && !mine) this.#known = this.#seen;
    if (mine) this.#seen = places;
    this.#mine = mine;
    if (me === null) return new Set();
    const others = pieces.filter(({ where }) => LAID.test(where) && !where.endsWith(`-${me}`));
    return new Set(others.filter(({ id, where }) => this.#known?.get(id) !== where).map(({ id }) => id));
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
