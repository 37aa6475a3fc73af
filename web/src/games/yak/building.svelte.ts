// What the builder has in mind but has not confirmed yet; it is forgotten with the last stone in hand.

import type { BoardProps } from "../kit/contract";
import type { Choosable } from "../../wire";
import {
  bringsOf,
  carryOut,
  gainOf,
  inHand,
  laidOut,
  mixWith,
  openPlaces,
  placesBeside,
  sameFood,
  sameMoment,
  stillProposed,
  unplanned,
  withPicked,
  without,
  worthOf,
  type Brings,
  type Planned,
} from "./building";
import { missing, pickAgain, takeBackTo } from "./put_back";
import { placesUnder } from "./tower";
import {
  PRINTED,
  type Crystal,
  type Food,
  type FoodKind,
  type Kind,
  type Picking,
  type Preview,
  type Proposed,
  type View,
} from "./view";
import { say } from "./words";

type Table = Pick<BoardProps<View>, "view" | "asking" | "me" | "follow" | "takeBack" | "led">;

/**
 * The last stone that can be paid for is picked with the payment and not before, as paying may follow from it at once.
 * Until then it lies in hand on this table only; the question above the table tells of it too.
 */
let held = $state.raw<{ view: View; seat: number; picked: Picking; kind: Kind; laid: number } | null>(null);

/** Whether it is held at this table: also where the same table is shown anew, as when somebody comes or goes. */
const holdsAt = (view: View): boolean => held !== null && sameMoment(held.view, view);

let wanted = $state.raw<readonly Planned[]>([]);

/** The kinds of stone that were touched, the last one last: of those without a place it is the one in hand. */
let touched = $state.raw<readonly Kind[]>([]);

const touchedLast = (stones: readonly Kind[]): Kind | null =>
  touched.findLast((kind) => stones.includes(kind)) ?? stones.at(-1) ?? null;

/** What was planned before the rest was suggested; null: nothing was, or it has been changed since. */
let unsuggested = $state.raw<{ before: readonly Planned[]; after: readonly Planned[] } | null>(null);

/** What the builder would rather give than what is proposed. */
let given = $state.raw<Food | null>(null);

const mixOf = ({ mixes }: View): Food | null =>
  (given && mixes.find((mix) => sameFood(mix, given!))) ?? mixes[0] ?? null;

/** How many stones the food that stays buys tomorrow; null where no payment is looked at, or no day follows. */
export function keptBuys(view: View): number | null {
  const mix = mixOf(view);
  return (mix && view.buys_next[view.mixes.indexOf(mix)]) ?? null;
}

/** The table with what its builder has in hand. */
export const intended = (view: View): View =>
  (held && holdsAt(view) && withPicked(view, held.seat, held.picked)) || view;

/** The stone that is laid next; null: all have their places. */
export const nextStone = ({ hand }: View): Kind | null => touchedLast(unplanned(inHand(wanted, hand), hand));

/** Whether an option lays the last stone at once: with it the turn ends, and nobody has confirmed that. */
export function laysLast({ final, preview }: Choosable, { hand }: View): boolean {
  const laid = (preview as unknown as Preview).kind === "placing" && hand.length === 1;
  return final && laid && !inHand(wanted, hand).length;
}

/** The stone that is not picked yet lies on its cart again, and so no place waits for it. */
function putBack(view: View): void {
  held = null;
  wanted = inHand(wanted, view.hand);
}

/** Takes back the last stone that was given a place, or that was picked on this table only; null: there is none. */
export function lastPlanned(view: View): (() => void) | null {
  const { hand } = intended(view);
  const laid = inHand(wanted, hand);
  if (held && holdsAt(view) && laid.length <= held.laid) return () => putBack(view);
  return laid.length ? () => (wanted = laid.slice(0, -1)) : null;
}

export class Building {
  /** What all crystals count as when what was confirmed last lies; null: nothing was. */
  #carried = $state.raw<readonly Crystal[] | null>(null);

  constructor(readonly table: () => Table) {}

  get view(): View {
    return intended(this.table().view);
  }

  /** The stone that is in hand here but not yet picked. */
  get held(): Kind | null {
    return held && holdsAt(this.table().view) ? held.kind : null;
  }

  /** Whether this option is the last stone of a purchase, which is now in hand. */
  hold({ preview }: Choosable): boolean {
    const { view, me, led } = this.table();
    const picked = preview as unknown as Preview;
    if (led || picked.kind !== "picking" || me === null || !picked.plan) return false;
    const kind = missing(picked.hand, view.hand)[0]!;
    held = { view, seat: me, picked, laid: wanted.length, kind };
    return true;
  }

  /** Puts a stone back on its cart, and keeps the others in hand and where they are planned; false: it can't be. */
  async putBack(kind: Kind): Promise<boolean> {
    const { view } = this.table();
    if (kind === this.held) {
      putBack(view);
      return true;
    }
    const kept = unplanned([{ kind, place: -1 }], this.view.hand);
    if (!this.left.includes(kind)) this.unplan(this.#wanted.findLast((one) => one.kind === kind)!.place);
    const plans = this.#wanted;
    putBack(view);
    wanted = [];
    const done = await takeBackTo(kept, () => this.table());
    wanted = plans;
    if (done) this.table().follow(pickAgain(kept));
    return done;
  }

  /** Why nothing can be laid on a free place. */
  sayClosed(place: number, inHand = this.left.length > 0): string {
    if (!inHand) return say(this.#mayPick ? "why-all-laid" : "why-all-laid-pay");
    return say(placesUnder(place).length ? "why-rests" : "why-beside");
  }

  /** Whether another stone can be paid for: it is asked for as long as one can. */
  get #mayPick(): boolean {
    return this.table().asking === "prompt-pick" && this.held === null;
  }

  /** Why no more stones can be picked. */
  sayFull(): string {
    const count = this.view.hand.length;
    return count === PRINTED.tables.exchange.length ? say("why-three") : say("pays-for", { count });
  }

  /** What is given is chosen token by token: of the tent, or of a payment that does not fit on the cart. */
  get from(): "tent" | "payment" | null {
    const { view } = this;
    const { asking, led } = this.table();
    if (led) return null;
    if (asking === "prompt-spill") return "payment";
    return (asking === "prompt-pick" && view.hand.length) || asking === "prompt-pay" ? "tent" : null;
  }

  /** The food that would be given. */
  get mix(): Food | null {
    return this.from ? mixOf(this.view) : null;
  }

  /** Where the builder wants stones to lie; nobody else moves them. */
  get #wanted(): readonly Planned[] {
    const { view } = this;
    const { me } = this.table();
    const tower = view.players[me ?? 0]?.tower ?? [];
    const free = wanted.filter(({ place }) => !tower[place]);
    return this.#builds ? inHand(free, view.hand) : [];
  }

  /** Between the questions of what is carried out. */
  get #underWay(): readonly Crystal[] | null {
    return this.table().asking === null ? this.#carried : null;
  }

  get #builds(): boolean {
    const { asking } = this.table();
    return this.#underWay !== null || this.from === "tent" || asking === "prompt-spill" || asking === "prompt-place";
  }

  get planned(): readonly (Planned & { brings: Brings | null })[] {
    // Once it is carried out, each stone tells as it is laid what it brings.
    const plans = this.#underWay ? [] : this.view.plans;
    return this.#wanted.map((one, number, all) => ({ ...one, brings: bringsOf(plans, all.slice(0, number), one) }));
  }

  /** Stones in hand that still look for a place. */
  get left(): Kind[] {
    return this.#builds ? unplanned(this.#wanted, this.view.hand) : [];
  }

  /** What all crystals of the tower would count as; null while nothing is planned. */
  get crystals(): readonly Crystal[] | null {
    if (this.#underWay) return this.#underWay;
    const planned = this.#wanted;
    return planned.length ? (laidOut(this.view.plans, planned)?.crystals ?? null) : null;
  }

  /** Where the stones that are left would bring most; nothing while the payment is looked at. */
  get suggested(): readonly Proposed[] {
    return this.left.length && this.from !== "payment" && !this.table().led
      ? stillProposed(this.#wanted, this.view)
      : [];
  }

  suggest(): void {
    const before = this.#wanted;
    wanted = [...before, ...this.suggested.map(({ kind, place }) => ({ kind, place }))];
    unsuggested = { before, after: wanted };
  }

  /** Takes the suggestion back; null: there is none, or it is the builder's own by now. */
  get reject(): (() => void) | null {
    const idea = unsuggested;
    if (!idea || idea.after !== wanted || this.#underWay || this.#wanted.length < idea.after.length) return null;
    return () => (wanted = idea.before);
  }

  /** A stone that has a place is taken up again: of several of a kind the one that was planned last. */
  takeUp(kind: Kind): void {
    const last = this.#wanted.findLast((one) => one.kind === kind);
    if (last) this.unplan(last.place);
  }

  /** What all of it brings together. */
  get worth(): number | null {
    const { planned } = this;
    return planned.length ? worthOf(this.view.plans, planned) : null;
  }

  /** All is paid, as there was only one way to do it, and stones are still only planned. */
  get waits(): boolean {
    return this.table().asking === "prompt-place" && this.planned.length > 0;
  }

  /** The stone whose place is looked for: where nothing is planned and all is paid, it is laid at once instead. */
  get taken(): Kind | null {
    if (this.from !== "tent" && !this.waits) return null;
    return touchedLast(this.left);
  }

  get places(): number[] {
    return this.taken ? openPlaces(this.view.plans, this.#wanted, this.taken) : placesBeside(this.view, this.#wanted);
  }

  /** What the taken stone would bring on a place, beside those that are planned. */
  gain(place: number): number | null {
    return this.taken && gainOf(this.view.plans, this.#wanted, { kind: this.taken, place });
  }

  /** One food more or less of a kind can be given. */
  changes(kind: FoodKind, by: 1 | -1): boolean {
    const { mix } = this;
    return mix !== null && mixWith(this.view.mixes, mix, kind, mix[kind] + by) !== null;
  }

  take(kind: Kind): void {
    touched = [...touched.filter((other) => other !== kind), kind];
  }

  /** What comes into the hand is the stone that is laid next. */
  takeNew(before: readonly Kind[]): void {
    const known = inHand(
      before.map((kind) => ({ kind, place: -1 })),
      this.view.hand,
    );
    for (const kind of unplanned(known, this.view.hand)) this.take(kind);
  }

  /** One food more or less of a kind, the others as like as can be; false if nothing legal is so. */
  change(kind: FoodKind, by: 1 | -1): boolean {
    const { mix } = this;
    const other = mix && mixWith(this.view.mixes, mix, kind, mix[kind] + by);
    if (other) given = other;
    return other !== null;
  }

  plan(kind: Kind, place: number): void {
    wanted = [...wanted.filter((other) => other.place !== place), { kind, place }];
  }

  /** A planned stone is taken up again, and with it what rests on it. */
  unplan(place: number): void {
    const lifted = this.#wanted.find((other) => other.place === place);
    if (lifted) this.take(lifted.kind);
    wanted = without(this.view.plans, this.#wanted, place);
  }

  confirm(): void {
    const plan = carryOut(this.mix, this.from, this.planned, this.held);
    this.#carried = this.planned.length ? (this.crystals ?? []) : null;
    this.table().follow(plan);
  }

  forget(): void {
    wanted = [];
    given = null;
    touched = [];
    this.#carried = null;
  }
}
