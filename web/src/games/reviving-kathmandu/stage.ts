// What happens at once for the engine, one beat after the other: coins turn over together, ties are explained, cards
// travel, a monument is finished, an objective is met, a round begins, the game ends.

import type { Happened } from "../../wire";
import { asYou } from "../../words/words";
import type { Beat, Note, Seen } from "../kit/staging.svelte";
import { awardOf, isTie, type Award, type Why } from "./awards";
import { sayCard } from "./names";
import { completedBetween } from "./news";
import { ROUNDS } from "./printed";
import { PRINTED, type Bid, type Card, type Kind, type Monument, type Player, type View } from "./view";
import { say, thing } from "./words";

export type Scene =
  | { kind: "bid" }
  | { kind: "reveal"; awards: Award[] }
  | { kind: "award" | "tie"; awards: Award[] }
  | { kind: "travel" }
  | { kind: "drawn" }
  | { kind: "unsold" }
  | { kind: "building" }
  | { kind: "finished"; owner: number; first: number; great: number | null }
  | { kind: "mission"; kinds: Kind[] }
  | { kind: "leftover"; seat: number; useless: Useless | null }
  | { kind: "emptied" }
  | { kind: "leftovers" }
  | { kind: "coins" }
  | { kind: "round"; round: number; first: number }
  | { kind: "over" };

/** What lay there for one's last coin where none of it could be built, and what the coin brings instead. */
export interface Useless {
  cards: Card[];
  points: number;
}

type Step = Beat<View, Scene>;

/** The names of the spots by their numbers: the large market has them all. */
const spotNamed = (number: number | undefined): string => PRINTED.markets.large[number ?? 0]!.name;
/** How long it takes to see why somebody gets a card. */
const READ: Record<Why, number> = { only: 900, higher: 1300, nearer: 1800, edge: 1900 };
/** A monument of one's own that scores so much is celebrated at length, and one of somebody else. */
const GREAT = { own: 6, others: 8 };
/** However brisk it is played, what is celebrated is seen so long, in ms: at length, or where it stands. */
const CHEERED = { great: 2000, small: 1100 };
const BUILDING = ["started", "added", "completed", "coloured", "discarded", "bought", "took-points", "left-coin"];

export function stage(before: View, after: View, told: readonly Happened[], seen: Seen): Step[] {
  if (isThinking(before, after, told, seen)) return [];
  const play = new Play(before, after, told, seen);
  play.bids();
  play.collecting();
  play.building();
  play.emptied();
  play.mission();
  play.leftovers();
  play.coinsBack();
  play.ending();
  return play.beats;
}

/** All build at once: what others do while I think is seen to happen, but takes neither my question nor my hand away. */
function isThinking(before: View, after: View, told: readonly Happened[], { me, places }: Seen): boolean {
  if (me === null || !places[me]?.asked) return false;
  const doing = after.players[me]?.doing;
  const mine = told.some(({ seat, name }) => seat === me && BUILDING.includes(name));
  return doing !== null && doing !== "bidding" && doing === before.players[me]?.doing && !mine;
}

export interface Great {
  owner: number;
  monument: Monument;
  points: number;
}

/** All that a complete monument has scored. */
export const pointsOf = ({ points, matching, new_colour }: Monument): number => points + matching + new_colour;

/** The greatest that somebody else has completed meanwhile, if it is great. */
export function greatBetween(before: View, after: View, me: number | null): Great | null {
  const found = after.players.flatMap((player): Great[] => {
    const was = before.players[player.seat];
    if (!was || player.seat === me) return [];
    return completedBetween(was, player).map((monument) => ({
      owner: player.seat,
      monument,
      points: pointsOf(monument),
    }));
  });
  return found.toSorted((a, b) => b.points - a.points).find(({ points }) => points >= GREAT.others) ?? null;
}

export const sayGreat = ({ owner, monument, points }: Great, places: Seen["places"]): string =>
  say("event-completed", {
    who: places[owner]?.name ?? "",
    monument: thing(`monument-${monument.kind}`),
    number: points,
  });

class Play {
  readonly beats: Step[] = [];
  /** The table as the beats so far have left it. */
  #view: View;

  constructor(
    readonly before: View,
    readonly after: View,
    readonly told: readonly Happened[],
    readonly seen: Seen,
  ) {
    this.#view = before;
  }

  bids(): void {
    for (const event of this.#events("bid", "own-bid")) {
      const { seat, values } = event;
      const [spot, coin] = values;
      const bid: Bid = { spot: spotNamed(spot), seat, coin: coin ?? null };
      const players = this.#players((player) =>
        player.seat === seat && coin && player.purse
          ? { ...player, purse: player.purse.filter((one) => one !== coin) }
          : player,
      );
      this.#show({ bids: [...this.#view.bids, bid], players });
      // Only the last bid of a round has something to follow: the others are seen by themselves.
      if (this.#has("revealed"))
        this.#beat({ scene: { kind: "bid" }, told: event.text ?? "", sound: "coin", lasts: 250 });
    }
  }

  collecting(): void {
    const shown = this.#events("revealed").map(({ seat, values: [spot, coin] }): Bid => ({
      spot: spotNamed(spot),
      seat,
      coin: coin ?? null,
    }));
    if (!shown.length) return;
    const coins = (seat: number): number[] => shown.flatMap((bid) => (bid.seat === seat && bid.coin ? bid.coin : []));
    this.#show({ bids: shown });
    const awards = this.#events("won").flatMap(({ values: [card = -1, spot] }) => this.#award(card, spot, shown));
    // The last of all are turned up slowly, one after the other.
    const last = this.before.round === ROUNDS;
    this.#beat({
      scene: { kind: "reveal", awards },
      told: say(last ? "note-last-reveal" : "note-reveal"),
      sound: "reveal",
      lasts: last ? 2400 : 1000,
      ...(last && { least: 1600 }),
    });
    // Only what has been turned up is struck out among somebody's coins.
    this.#show({
      players: this.#players((player) =>
        player.seat === this.seen.me ? player : { ...player, spent: [...player.spent, ...coins(player.seat)] },
      ),
    });
    for (const award of awards.toSorted((a, b) => a.place - b.place))
      this.#beat({
        scene: { kind: isTie(award) ? "tie" : "award", awards: [award] },
        notes: [this.#said(award)],
        told: this.#wins(award),
        sound: "coin",
        lasts: READ[award.why],
      });
    this.#travel(awards);
    this.#drawn();
    this.#unsold();
  }

  /** What was built, thrown away or bought, and by whom; a finished monument is celebrated. */
  building(): void {
    const found = this.#events(...BUILDING);
    if (!found.length) return;
    const touched = new Set(found.flatMap(({ seat, name, values }) => [seat, ownerIn(name, values) ?? seat]));
    const was = this.#view.players;
    this.#show({
      picked: null,
      players: this.#players((player) => (touched.has(player.seat) ? this.#builtBy(player) : player)),
    });
    for (const event of found) {
      const { name, values } = event;
      const owner = ownerIn(name, values);
      if (owner !== null && this.#isFinished(event, found)) this.#finished(event, owner, was[owner]!);
      if (name === "took-points" || name === "bought") this.#leftover(event);
    }
    const plain = found.some(({ seat }) => seat !== this.seen.me) || this.#has("round", "game-over");
    if (!this.beats.length && plain)
      this.#beat({
        scene: { kind: "building" },
        told: found.map((one) => one.text ?? "").join(" "),
        sound: "stone",
        lasts: 200,
      });
  }

  /** With the last card of the hand building ends by itself: that is said, too. */
  emptied(): void {
    const { me } = this.seen;
    const [was, is] = me === null ? [] : [this.before.players[me], this.after.players[me]];
    const built = this.#events("started", "added").some(({ seat }) => seat === me);
    const ended = was?.doing === "building" && is?.doing !== "building" && is?.doing !== "colouring";
    if (!built || !was?.hand.length || was.bought || !ended || this.#has("done-building", "game-over")) return;
    const text = say("table-hand-empty");
    this.#beat({ scene: { kind: "emptied" }, notes: [{ at: `hand-${me}`, text }], told: text, lasts: 1100 });
  }

  /** Objectives of one's own mission that are met from now on. */
  mission(): void {
    const { me } = this.seen;
    if (me === null || !this.#events(...BUILDING).length) return;
    const [was, is] = [this.before.players[me]?.met ?? [], this.after.players[me]?.met ?? []];
    const kinds = is.filter((kind) => !was.includes(kind));
    if (!kinds.length || this.after.over) return;
    const notes = kinds.map((kind): Note => ({
      at: `objective-${kind}`,
      text: say("note-objective", { points: PRINTED.monuments[kind].objective }),
      tone: "good",
    }));
    const told = notes.map(({ text }) => text).join(" · ");
    this.#beat({ scene: { kind: "mission", kinds }, notes, told, sound: "good", lasts: 1400, least: CHEERED.small });
  }

  /** Everybody has one coin left: that this is another phase is said before the first spends it. */
  leftovers(): void {
    const spends = (view: View): boolean => view.players.some(({ doing }) => doing === "spending");
    if (spends(this.before) || !spends(this.after) || this.#has("took-points", "left-coin", "bought")) return;
    this.#show({ players: this.after.players });
    this.#beat({ scene: { kind: "leftovers" }, told: say("table-leftovers"), sound: "reveal", lasts: 1600 });
  }

  coinsBack(): void {
    // After the last round nobody needs them any more.
    if (!this.#has("coins-back") || this.#has("game-over")) return;
    this.#show({ players: this.#players((player) => ({ ...player, spent: [], purse: [...PRINTED.coins] })) });
    const notes: Note[] = this.seen.me === null ? [] : [{ at: `purse-${this.seen.me}`, text: say("note-coins-back") }];
    this.#beat({ scene: { kind: "coins" }, notes, told: say("event-coins-back"), sound: "coin", lasts: 800 });
  }

  ending(): void {
    const [round] = this.#events("round");
    if (round) {
      this.#show({ ...this.after, market: this.after.market.map(() => null), bids: [] });
      this.#beat({
        scene: { kind: "round", round: round.values[0] ?? 1, first: round.seat },
        told: round.text ?? "",
        sound: "reveal",
        lasts: 1200,
      });
    }
    if (this.#has("game-over"))
      this.#beat({ scene: { kind: "over" }, told: say("event-game-over"), sound: "end", lasts: 1200 });
  }

  /** A player after building; what only the end counts is not given away before it is counted. */
  #builtBy({ seat, points, mission, met, standing }: Player): Player {
    const after = this.after.players[seat]!;
    // Coins that come back come after all of them are spent.
    const coins = this.#has("coins-back") ? { spent: [...PRINTED.coins], purse: [] } : {};
    if (!this.after.over || this.before.over) return { ...after, ...coins };
    const known = seat === this.seen.me ? {} : { mission, met, standing };
    return { ...after, ...coins, ...known, points };
  }

  /** A monument with wild sections is finished, and its points are known, once they all have their colours. */
  #isFinished({ seat, name }: Happened, found: readonly Happened[]): boolean {
    if (name !== "completed" && name !== "coloured") return false;
    if (seat !== this.seen.me) return true;
    const coloured = name === "completed" && found.some((one) => one.seat === seat && one.name === "coloured");
    return !coloured && this.after.players[seat]?.doing !== "colouring";
  }

  #award(card: number, spot: number | undefined, shown: Bid[]): Award[] {
    const { market } = this.#view;
    const place = market.findIndex((one) => one?.id === card);
    const award = place < 0 ? null : awardOf(place, card, spotNamed(spot), shown, market.length);
    return award ? [award] : [];
  }

  #said({ place, winner, losers, why }: Award): Note {
    const highest = Math.max(0, ...losers.map(({ coin }) => coin ?? 0));
    const who = winner.seat === this.seen.me ? asYou(say("note-you")) : this.#name(winner.seat);
    // Whoever bid for it as well is told how they lost; one's own coins compete too.
    const lost = losers.some(({ seat, coin }) => seat === this.seen.me && seat !== winner.seat && coin === highest);
    // No colour speaks here: seats have those of good and bad.
    const values = { who, coin: winner.coin ?? 0, other: highest };
    return { at: `verdict-${place}`, text: lost ? say(`note-lost-${why}`, values) : say(`note-${why}`, values) };
  }

  #travel(awards: Award[]): void {
    if (!awards.length) return;
    const cards = new Map(this.#view.market.flatMap((card) => (card ? [[card.id, card] as const] : [])));
    const gone = new Set(awards.map(({ card }) => card));
    const players = this.#players((player) => {
      const won = awards.filter(({ winner }) => winner.seat === player.seat).map(({ card }) => cards.get(card)!);
      return won.length ? { ...player, cards: player.cards + won.length, hand: [...player.hand, ...won] } : player;
    });
    this.#show({ market: this.#view.market.map((card) => (card && gone.has(card.id) ? null : card)), players });
    this.#beat({ scene: { kind: "travel" }, told: say("note-travel"), sound: "card", lasts: 400 });
  }

  /** Why one gets cards that one has not bid for. */
  #drawn(): void {
    const drawn = this.#events("own-draw", "drew-known").filter(({ seat }) => seat === this.seen.me);
    if (!drawn.length) return;
    const text = say("note-drawn", { count: drawn.length, each: this.before.players.length === 2 ? 4 : 2 });
    this.#beat({
      scene: { kind: "drawn" },
      notes: [{ at: "red-deck", text }],
      told: drawn.map((one) => one.text ?? "").join(" "),
      sound: "card",
      lasts: 1200,
    });
  }

  #unsold(): void {
    const left = this.#events("unsold");
    if (!left.length) return;
    const notes: Note[] = this.#view.market.flatMap((card, place) =>
      card ? [{ at: `market-${place}`, text: say("note-unsold") }] : [],
    );
    this.#beat({ scene: { kind: "unsold" }, notes, told: left.map((one) => one.text ?? "").join(" "), lasts: 900 });
    this.#show({ market: this.#view.market.map(() => null) });
  }

  /** A monument is complete, or a wild section of one has its colour: what that is worth is said at the monument. */
  #finished({ name: event, seat }: Happened, owner: number, was: Player): void {
    const is = this.after.players[owner]!;
    const built =
      is.finished.findLast((one) => !was.finished.some((other) => isSame(one, other))) ?? is.finished.at(-1);
    if (!built) return;
    // With its last colour a monument of one's own is complete.
    const crowned = event === "coloured" && seat === this.seen.me;
    const name = crowned ? "completed" : event;
    const whole = pointsOf(built);
    const gained = crowned || this.after.over ? whole : is.points - was.points;
    if (name === "coloured" && gained <= 0) return;
    // What others complete and colour is said once, in their street; what is great stands over the table.
    const mine = owner === this.seen.me;
    const great = name === "completed" && gained >= GREAT[mine ? "own" : "others"];
    const told = !mine || great;
    const text = [say("note-points", { points: gained })];
    if (name === "completed" && built.matching) text.push(say("note-matching", { points: built.matching }));
    const notes: Note[] = told ? [] : [{ at: `monument-${built.cards[0]}`, text: text.join(", "), tone: "good" }];
    this.#beat({
      scene: { kind: "finished", owner, first: built.cards[0]!, great: great ? gained : null },
      notes,
      ...this.#toldOf(name, owner, built.kind, gained),
      sound: "good",
      lasts: great ? 2800 : mine ? 1500 : 1400,
      least: great ? CHEERED.great : CHEERED.small,
    });
  }

  /** What has been completed is said where the question stands, too. */
  #toldOf(name: string, owner: number, kind: Kind, number: number): { told?: string } {
    if (name !== "completed") return {};
    const monument = thing(`monument-${kind}`);
    if (owner === this.seen.me) return { told: say("table-you-complete", { monument, number }) };
    return { told: say("event-completed", { who: this.#name(owner), monument, number }) };
  }

  #leftover(event: Happened): void {
    const { name, seat, values } = event;
    const text = name === "bought" ? say("note-bought") : say("note-points", { points: values[0] ?? 0 });
    const useless = name === "took-points" && seat === this.seen.me ? this.#useless(values[0] ?? 0) : null;
    this.#beat({
      scene: { kind: "leftover", seat, useless },
      notes: [{ at: `purse-${seat}`, text, tone: name === "bought" ? "plain" : "good" }],
      told: useless ? sayUseless(useless) : (event.text ?? ""),
      sound: "coin",
      lasts: useless ? 3000 : 800,
    });
  }

  /** Where no discard could be built, nobody was asked: what lay there is shown, and why it brings points. */
  #useless(points: number): Useless | null {
    const cards = this.before.players.flatMap(({ discards }) => discards);
    const fits = this.before.fits.some(({ card }) => cards.some(({ id }) => id === card));
    return fits ? null : { cards, points };
  }

  #wins({ card, winner }: Award): string {
    const found = this.before.market.find((one) => one?.id === card);
    const values = { who: this.#name(winner.seat), card: found ? sayCard(found) : "" };
    return say(winner.seat === this.seen.me ? "table-you-win" : "table-wins", values);
  }

  #events(...names: string[]): Happened[] {
    return this.told.filter(({ name }) => names.includes(name));
  }

  #has(...names: string[]): boolean {
    return this.#events(...names).length > 0;
  }

  #name(seat: number): string {
    return this.seen.places[seat]?.name ?? "";
  }

  #players(change: (player: Player) => Player): Player[] {
    return this.#view.players.map(change);
  }

  #show(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change };
  }

  #beat(beat: Step): void {
    this.beats.push({ view: this.#view, ...beat });
  }
}

export const sayUseless = ({ cards, points }: Useless): string =>
  say(cards.length ? "table-wares-useless" : "table-wares-none", { points });

/** In whose area something was built, where the event tells. */
function ownerIn(name: string, values: readonly number[]): number | null {
  const at = { started: 1, added: 1, completed: 1, coloured: 2 }[name];
  return at === undefined ? null : (values[at] ?? null);
}

const isSame = (one: Monument, other: Monument): boolean =>
  one.cards[0] === other.cards[0] && one.colours.join() === other.colours.join();
