// Every face-up card on the table, followed from one view to the next, so that it is seen moving from a hand to a row, or
// from one row to another.

import { Follower, type Followed, type Lying } from "../kit/follow";
import { adventurerOf } from "./cards";
import { BLOWS } from "./stage";
import type { Card, View } from "./view";

export type Piece = Followed<Card>;

export interface Laid {
  hands: Piece[][];
  equipment: Piece[][];
  members: Piece[][];
  discards: Piece[];
  /** The names of those that others have laid since I was last on turn: news until I have had my next one. */
  news: ReadonlySet<string>;
  /** What attacks have taken from my rows since my last turn ended: in sight until my next one has. */
  lost: readonly Lost[];
}

export interface Lost {
  piece: Piece;
  row: "equipment" | "members";
  /** Who attacked, as far as the table tells. */
  by: number | null;
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
  #turn = -1;
  /** Who attacked, while I am asked whether Pater Miller stops it. */
  #attacked: number | null = null;
  #lost: readonly Lost[] = [];

  /** Names all cards that lie on the table now; a new round is dealt from a new pile. Without a seat there are no news. */
  lay(view: View, me: number | null = null): Laid {
    if (view.round !== this.#round) {
      this.#follower.forget();
      this.#seen = this.#known = null;
      this.#lost = [];
      this.#attacked = null;
    }
    this.#round = view.round;
    const zones = new Map<string, Piece[]>();
    const before = this.#follower.known;
    const pieces = this.#follower.follow(lying(view));
    for (const piece of pieces) {
      const zone = zones.get(piece.where) ?? [];
      zone.push(piece);
      zones.set(piece.where, zone);
    }
    const of = (where: string): Piece[] => zones.get(where) ?? [];
    const ended = this.#mine && view.turn !== me;
    const news = this.#news(pieces, me, view.turn === me);
    if (ended) this.#lost = [];
    if (me !== null) this.#lost = this.#missing(before, pieces, view, me, news);
    this.#turn = view.turn;
    const step = view.to_come[0];
    this.#attacked = step?.kind === "protect" && step.seat === me ? (step.whom ?? null) : null;
    return {
      hands: view.players.map((player) => of(`hand-${player.seat}`)),
      equipment: view.players.map((player) => of(`equipment-${player.seat}`)),
      members: view.players.map((player) => of(`members-${player.seat}`)),
      discards: of("discards"),
      news,
      lost: me === null ? [] : this.#lost,
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

  #missing(
    before: readonly Piece[],
    pieces: readonly Piece[],
    view: View,
    me: number,
    news: ReadonlySet<string>,
  ): Lost[] {
    const places = new Map(pieces.map(({ id, where }) => [id, where]));
    const isMine = (where: string | undefined): boolean => !!where?.endsWith(`-${me}`);
    const kept = this.#lost.filter(({ piece }) => !isMine(places.get(piece.id)));
    const gone = before.filter(({ id, where }) => LAID.test(where) && isMine(where) && !isMine(places.get(id)));
    const laid = pieces.filter(({ id }) => news.has(id));
    const taken = gone.flatMap((piece): Lost[] => {
      const row = piece.where.startsWith("members") ? "members" : "equipment";
      const by = this.#attacker(piece, row, places.get(piece.id), laid, view.turn, me);
      // What goes in my own turn I have given away myself.
      return this.#turn === me && (view.turn === me || by === null) ? [] : [{ piece, row, by: by === me ? null : by }];
    });
    return [...kept, ...taken];
  }

  /**
   * Whoever holds it now; else whoever is on turn all the while, or was to be stopped by it; else, where several turns are
   * seen at once, whoever has laid a card that does such a thing.
   */
  #attacker(
    { thing }: Piece,
    row: Lost["row"],
    where: string | undefined,
    laid: readonly Piece[],
    turn: number,
    me: number,
  ): number | null {
    if (where && LAID.test(where)) return seatIn(where);
    if (turn === this.#turn && turn !== me) return turn;
    const isMiller = adventurerOf(thing.name) === "pater-miller";
    if (isMiller && this.#attacked !== null) return this.#attacked;
    const blow = row === "members" ? "discard-member" : "discard-equipment";
    const fits = laid.filter(({ kind }) => BLOWS[adventurerOf(kind)] === blow);
    const doers = fits.length || !isMiller ? fits : laid.filter(({ kind }) => adventurerOf(kind) in BLOWS);
    const seats = new Set(doers.map((piece) => seatIn(piece.where)));
    if (seats.size === 1) return [...seats][0]!;
    return [this.#turn, turn].find((seat) => seats.has(seat)) ?? null;
  }
}

const seatIn = (where: string): number => Number(where.slice(where.lastIndexOf("-") + 1));

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
