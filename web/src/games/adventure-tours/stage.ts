// What happens, one beat after the other: cards are played and drawn, somebody attacks and somebody is saved, and at the
// end of a round the expeditions are paid one by one.

import type { Happened } from "../../wire";
import type { Beat, Director, Note, Seen } from "../kit/staging.svelte";
import { adventurerOf, cardNumbered, COLOURS } from "./cards";
import { endsAnyway, losesOnlyMiller } from "./names";
import { standings, type Standing } from "./standings";
import { retold } from "./retold";
import { nameOf, signed } from "./table";
import { PRINTED, type Adventurer, type BlowKind, type Player, type View } from "./view";
import { say, sayCard, thing } from "./words";

export interface Attacked {
  from: number;
  to: number;
  /** Whose action it is; null where the board itself gives a card away. */
  card: string | null;
  blow: BlowKind;
}

/** A card of somebody else that is held up: as it is played, or because its action is not used. */
export interface Shown {
  seat: number;
  card: string;
  as: "equipment" | "members" | "unused";
}

/** What an expedition brought home in a round, and what the cards left in hand cost. */
export interface Paid {
  seat: number;
  earned: number;
  paid: number;
}

/** Why a round is over: somebody's hand is empty, or the pile in somebody's turn. */
interface Ended {
  seat: number;
  by: "hand-empty" | "pile-empty";
}

/** What the table shows in one beat only. */
export type Moment =
  | { kind: "plays" | "changes" | "draws"; seat: number }
  | ({ kind: "shows" } & Shown)
  | ({ kind: "attack" | "saved" } & Attacked)
  | ({ kind: "round-over"; number: number } & Ended)
  | ({ kind: "payday" } & Paid)
  | { kind: "standings"; number: number; rows: Standing[]; paid: Paid[] }
  | { kind: "round"; number: number; first: number }
  | { kind: "the-end" };

type Step = Beat<View, Moment>;

export const BLOWS: Partial<Record<Adventurer, BlowKind>> = {
  "ida-handout": "draw",
  "betty-mcklug": "draw",
  "butterfinger-finn": "discard-equipment",
  "slowhand-bill": "steal-equipment",
  "miss-anthrop": "discard-member",
  "amelia-airhead": "steal-member",
};

export const stage: Director<View, Moment> = (before, after, told, seen) => {
  const film = new Film(before, after, seen);
  for (const event of told) film.tell(event);
  return film.beats;
};

class Film {
  readonly beats: Step[] = [];
  #paid: Happened[] = [];
  /** Who did something to whom in the turn that is being told. */
  readonly #by = new Map<number, number>();
  /** Whose action it is when a second card is given away. */
  #aimed: string | null = null;

  constructor(
    private view: View,
    readonly after: View,
    readonly seen: Seen,
  ) {
    const asked = view.to_come[0];
    if (asked?.kind === "protect" && asked.seat !== undefined && asked.whom !== undefined)
      this.#by.set(asked.seat, asked.whom);
  }

  tell(event: Happened): void {
    const from = this.view;
    this.view = retold(this.view, event);
    const beats = this.#beats(event, from);
    this.beats.push(...beats.map((beat) => ({ told: event.text, ...beat })));
  }

  /** What others do is looked at longer than what I have just done myself. */
  #long(seat: number, pause: number): number {
    return seat === this.seen.me ? pause * 0.5 : pause;
  }

  #beats(event: Happened, from: View): Step[] {
    const { name, seat, values } = event;
    const view = this.view;
    switch (name) {
      case "equipped":
      case "joined":
        this.#by.clear();
        return this.#played(from, seat, cardNumbered(values[0]).name, name === "equipped" ? "equipment" : "members");
      case "declined":
        if (seat === this.seen.me && endsAnyway(from)) return [this.#said(seat, say("note-no-turn-left"))];
        return this.#unused(seat, cardNumbered(values[0]).name);
      case "declined-equipment":
      case "declined-member":
      case "declined-turn":
      case "declined-gift":
      case "suffered":
        if (seat !== this.seen.me) return [this.#said(seat, say(`note-${name}`))];
        // What was answered for me is said at least.
        return name === "suffered" && losesOnlyMiller(from, from.players[seat]!)
          ? [this.#said(seat, say("note-miller-goes"))]
          : [];
      case "own-draw":
      case "drew":
        return [this.#drawn(event)];
      case "aimed":
        this.#aimed = cardNumbered(values[0]).name;
        return [this.#attack(seat, values[1]!, this.#aimed)];
      case "aimed-second":
        return [this.#attack(seat, values[0]!, this.#aimed ?? lastJoined(from, seat))];
      case "gave":
        return [this.#attack(seat, values[0]!, null)];
      case "protected":
      case "protected-from-equipment":
        return [this.#saved(event, from)];
      case "lost-equipment":
      case "lost-member":
        return this.#changed(from, "bad", seat, [seat], this.#made(event, "made-discard"));
      case "stole-equipment":
      case "stole-member":
        return this.#changed(from, seat === this.seen.me ? "good" : "bad", seat, [values[1]!, seat]);
      case "equipment-joined":
        return this.#changed(from, "good", seat, [seat]);
      case "further-turn":
        return [this.#said(seat, say("note-another-turn"))];
      case "board":
        return [this.#said(seat, say("note-leads", { board: thing(`board-${PRINTED.boards[values[0]!]!.name}`) }))];
      case "hand-empty":
      case "pile-empty":
        this.view = { ...view, to_come: [] };
        return [this.#ended(seat, name)];
      case "result":
        this.#paid.push(event);
        return this.#paid.length === view.players.length ? this.#payday() : [];
      case "round":
        return [this.#begun(values[0]!, seat)];
      case "game-over":
        return [{ view, scene: { kind: "the-end" }, lasts: 1300 }];
      default:
        return [];
    }
  }

  /** Held up first, if it is somebody else's; what it is worth counts when it lies there. */
  #played(from: View, seat: number, card: string, as: "equipment" | "members"): Step[] {
    const scene: Moment = { kind: "plays", seat };
    const shown: Step[] = seat === this.seen.me ? [] : [{ scene: { kind: "shows", seat, card, as }, lasts: 750 }];
    const laid: Step = { view: unsummed(this.view, from), scene, lasts: 0, sound: "card" };
    return [...shown, laid, { view: this.view, scene, lasts: this.#long(seat, 300) }];
  }

  /** Whoever declines has seen it; all others would wonder. */
  #unused(seat: number, card: string): Step[] {
    return seat === this.seen.me ? [] : [{ scene: { kind: "shows", seat, card, as: "unused" }, lasts: 900 }];
  }

  /** A card that somebody else has given is said to be one. */
  #drawn(event: Happened): Step {
    const { seat } = event;
    const told = this.#made(event, "made-draw");
    const notes: Note[] = told ? [{ at: `hand-of-${seat}`, text: say("note-card"), tone: "bad" }] : [];
    const lasts = told ? 600 : this.#long(seat, 80);
    return { view: this.view, scene: { kind: "draws", seat }, notes, lasts, sound: "card", ...(told ? { told } : {}) };
  }

  /** What somebody else has made a seat do, with the name of whoever it was; null: nobody has. */
  #made({ name, seat, values }: Happened, key: "made-draw" | "made-discard"): string | null {
    const by = this.#by.get(seat);
    if (by === undefined || by === seat) return null;
    const { places } = this.seen;
    const card = name === "drew" ? thing("made-unseen") : sayCard(cardNumbered(values[0]).name);
    const [who, whom] = [nameOf(places, by), nameOf(places, seat)];
    return say(key, { who, whom, card });
  }

  #attack(from: number, to: number, card: string | null): Step {
    this.#by.set(to, from);
    const blow = (card && BLOWS[adventurerOf(card)]) || "draw";
    const lasts = to === this.seen.me && from !== to ? 2000 : this.#long(from, 900);
    return { view: this.view, scene: { kind: "attack", from, to, card, blow }, lasts, sound: "wind" };
  }

  /** What was to be done is known from the attack just shown, or from what the victim was asked. */
  #saved({ seat, values, brief }: Happened, { to_come }: View): Step {
    this.#by.delete(seat);
    const attacked = this.beats.findLast((beat) => beat.scene?.kind === "attack")?.scene;
    const shown = attacked?.kind === "attack" && attacked.to === seat ? attacked.blow : undefined;
    const blow = shown ?? to_come[0]?.blow ?? "draw";
    const attack: Attacked = { from: values[1]!, to: seat, card: cardNumbered(values[0]).name, blow };
    return { view: this.view, scene: { kind: "saved", ...attack }, lasts: 1200, sound: "good", told: brief };
  }

  /** Cards leave or come; then what it is worth is said where it happens. */
  #changed(from: View, sound: "good" | "bad", seat: number, whom: number[], told: string | null = null): Step[] {
    const notes = whom.flatMap((one) => differences(from.players[one]!, this.view.players[one]!));
    const scene: Moment = { kind: "changes", seat };
    const said = told ? { told } : {};
    return [
      { view: unsummed(this.view, from), scene, lasts: 0, sound, ...said },
      { view: this.view, scene, notes, lasts: 1000, ...said },
    ];
  }

  #said(seat: number, text: string): Step {
    const notes: Note[] = [{ at: `hand-of-${seat}`, text }];
    return { view: this.view, scene: { kind: "changes", seat }, notes, lasts: this.#long(seat, 700) };
  }

  /** Nothing more is to come in this round. */
  #ended(seat: number, by: "hand-empty" | "pile-empty"): Step {
    const scene: Moment = { kind: "round-over", seat, number: this.view.round, by };
    return { view: this.view, scene, lasts: 1700, sound: "reveal" };
  }

  /** One expedition after the other, mine last; then who stands where. The last round is counted at the end of the game. */
  #payday(): Step[] {
    if (this.after.over) return [];
    const mineLast = (event: Happened): number => (event.seat === this.seen.me ? 1 : 0);
    const results = this.#paid.sort((a, b) => mineLast(a) - mineLast(b));
    this.#paid = [];
    const before = this.view;
    const beats = results.map(({ seat, values }): Step => {
      const members = before.players[seat]?.members.length ?? 0;
      // The slip counts first; what it came to is entered when the next beat begins.
      const unpaid = this.view;
      this.view = paidOut(this.view, this.after, seat);
      return {
        view: unpaid,
        scene: { kind: "payday", seat, earned: values[0]!, paid: values[1]! },
        lasts: PAY_EACH * members + (values[1]! > 0 ? PAY_HAND : 0) + PAY_READ,
        sound: "coin",
        // What it comes to is not said before it is counted.
        told: say("moment-paying", { who: nameOf(this.seen.places, seat), own: seat === this.seen.me ? "yes" : "no" }),
      };
    });
    const paid = results.map(({ seat, values }): Paid => ({ seat, earned: values[0]!, paid: values[1]! }));
    return [...beats, ...this.#standings(before, paid)];
  }

  /** It stays until somebody goes on: a round is over, and everybody wants to see what it brought. */
  #standings(before: View, paid: Paid[]): Step[] {
    const number = before.round;
    const now = standings(this.view);
    const show = (rows: Standing[], lasts: number): Step => ({
      view: this.view,
      scene: { kind: "standings", number, rows, paid },
      told: say("moment-standing", { number }),
      lasts,
    });
    // Only the order is that of before: what is written beside it is what everybody has by now.
    const asBefore = standings(before).flatMap(({ seat }) => now.filter((row) => row.seat === seat));
    const first = number === 1 ? [] : [show(asBefore, 500)];
    return [...first, { ...show(now, STANDINGS_READ), sound: "reveal", waits: true }];
  }

  /** The table is cleared; what is dealt comes when the server's own view is shown. */
  #begun(number: number, first: number): Step {
    const players = this.after.players.map((player): Player => {
      const cleared = { hand: [], equipment: [], members: [], income: 0, cards: 0 };
      return { ...player, ...cleared, gear: player.board?.start ?? null };
    });
    this.view = { ...this.after, round: number, players, discards: [], to_come: [], free_boards: [] };
    return { view: this.view, scene: { kind: "round", number, first }, lasts: 1200, sound: "reveal" };
  }
}

/** The member who came last, whose action is being used where nothing else is known. */
const lastJoined = (view: View, seat: number): string | null => view.players[seat]?.members.at(-1)?.name ?? null;

/** How long a member takes to pay, the cards in hand to be paid for, and the sum to be read. */
export const PAY_EACH = 150;
export const PAY_HAND = 450;
export const PAY_READ = 850;
/** Who stands where is read by everybody at the table. */
const STANDINGS_READ = 4000;

/** The cards as they lie now, with the sums of before. */
function unsummed(view: View, before: View): View {
  const players = view.players.map((player) => {
    const { gear = player.gear, income = player.income } = before.players[player.seat] ?? {};
    return { ...player, gear, income };
  });
  return { ...view, players };
}

function paidOut(view: View, after: View, seat: number): View {
  const players = view.players.map((player) => {
    const then = after.players[player.seat];
    return player.seat === seat && then ? { ...player, results: then.results, money: then.money } : player;
  });
  return { ...view, players };
}

/** What has changed for an expedition, at the sums that show it. */
function differences(was: Player, is: Player): Note[] {
  const notes: Note[] = [];
  const tone = (by: number): Note["tone"] => (by > 0 ? "good" : "bad");
  const coins = is.income - was.income;
  if (coins)
    notes.push({
      at: `purse-${is.seat}`,
      text: signed(coins),
      tone: tone(coins),
    });
  COLOURS.forEach((colour, n) => {
    const by = (is.gear?.[n] ?? 0) - (was.gear?.[n] ?? 0);
    if (by) notes.push({ at: `gear-${is.seat}-${colour}`, text: signed(by), tone: tone(by) });
  });
  return notes;
}
