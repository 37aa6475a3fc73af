// What the builder has in mind but has not confirmed yet; it is forgotten with the last stone in hand.

import type { BoardProps } from "../kit/contract";
import type { Choosable } from "../../wire";
import {
  carryOut,
  gainOf,
  inHand,
  mixWith,
  openPlaces,
  placesBeside,
  sameFood,
  stillProposed,
  unplanned,
  withPicked,
  worthOf,
  type Planned,
} from "./building";
import type { Food, FoodKind, Kind, Preview, Proposed, View } from "./view";

type Table = Pick<BoardProps<View>, "view" | "asking" | "me" | "follow">;

/**
 * The last stone that can be paid for is picked with the payment and not before, as paying may follow from it at once.
 * Until then it lies in hand on this table only; the question above the table tells of it too.
 */
let held = $state.raw<{ view: View; shown: View; kind: Kind } | null>(null);

/** The table with what its builder has in hand. */
export const intended = (view: View): View => (held?.view === view ? held.shown : view);

export class Building {
  #planned = $state.raw<readonly Planned[]>([]);
  #mix = $state.raw<Food | null>(null);
  #taken = $state.raw<Kind | null>(null);

  constructor(readonly table: () => Table) {}

  get view(): View {
    return intended(this.table().view);
  }

  /** The stone that is in hand here but not yet picked. */
  get held(): Kind | null {
    return held?.view === this.table().view ? held.kind : null;
  }

  /** Whether this option is the last stone of a purchase, which is now in hand. */
  hold({ preview }: Choosable): boolean {
    const { view, me } = this.table();
    const picked = preview as unknown as Preview;
    const shown = picked.kind === "picking" && me !== null ? withPicked(view, me, picked) : null;
    if (shown)
      held = {
        view,
        shown,
        kind: unplanned(
          view.hand.map((kind) => ({ kind, place: -1 })),
          shown.hand,
        )[0]!,
      };
    return shown !== null;
  }

  putBack(): void {
    held = null;
  }

  /** What is given is chosen token by token: of the tent, or of a payment that does not fit on the cart. */
  get from(): "tent" | "payment" | null {
    const { view } = this;
    const { asking } = this.table();
    if (asking === "prompt-spill") return "payment";
    return (asking === "prompt-pick" && view.hand.length) || asking === "prompt-pay" ? "tent" : null;
  }

  /** The food that would be given. */
  get mix(): Food | null {
    const { mixes } = this.view;
    const wanted = this.#mix;
    return this.from ? ((wanted && mixes.find((mix) => sameFood(mix, wanted))) ?? mixes[0] ?? null) : null;
  }

  /** What the builder has planned; what is not, is proposed. */
  get firm(): readonly Planned[] {
    const { view } = this;
    const { me } = this.table();
    const tower = view.players[me ?? 0]?.tower ?? [];
    const free = this.#planned.filter(({ place }) => !tower[place]);
    return this.#builds ? inHand(free, view.hand) : [];
  }

  get #builds(): boolean {
    const { asking } = this.table();
    return this.from === "tent" || asking === "prompt-spill" || asking === "prompt-place";
  }

  get proposed(): readonly Proposed[] {
    return this.#builds ? stillProposed(this.firm, this.view) : [];
  }

  get planned(): readonly (Planned & { gain: number | null; proposal: boolean })[] {
    const { firm, proposed } = this;
    const { plans } = this.view;
    return [...firm, ...proposed].map((one, number, all) => ({
      ...one,
      gain: gainOf(plans, all.slice(0, number), one),
      proposal: number >= firm.length,
    }));
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

  /** The stone whose place is looked for. */
  get taken(): Kind | null {
    if (!this.from) return null;
    const free = unplanned(this.firm, this.view.hand);
    return this.#taken && free.includes(this.#taken) ? this.#taken : (free.at(-1) ?? null);
  }

  get places(): number[] {
    const { spots, plans } = this.view;
    return this.taken ? openPlaces(plans, this.firm, this.taken) : placesBeside(spots, this.firm);
  }

  /** What the taken stone would bring on a place, beside those that are planned. */
  gain(place: number): number | null {
    return this.taken && gainOf(this.view.plans, this.firm, { kind: this.taken, place });
  }

  /** One food more or less of a kind can be given. */
  changes(kind: FoodKind, by: 1 | -1): boolean {
    const { mix } = this;
    return mix !== null && mixWith(this.view.mixes, mix, kind, mix[kind] + by) !== null;
  }

  take(kind: Kind): void {
    this.#taken = kind;
  }

  /** One food more or less of a kind, the others as like as can be; false if nothing legal is so. */
  change(kind: FoodKind, by: 1 | -1): boolean {
    const { mix } = this;
    const other = mix && mixWith(this.view.mixes, mix, kind, mix[kind] + by);
    if (other) this.#mix = other;
    return other !== null;
  }

  plan(kind: Kind, place: number): void {
    this.#planned = [...this.#planned.filter((other) => other.place !== place), { kind, place }];
    this.#taken = null;
  }

  /** The stone that was taken up, if it could lie where another is only proposed. */
  instead(place: number): Kind | null {
    const wanted = this.#taken;
    const other = this.proposed.find((one) => one.place === place)?.kind;
    return wanted && other && wanted === this.taken && other !== wanted && this.places.includes(place) ? wanted : null;
  }

  /** A planned stone is taken off; of one that is only proposed the place is looked for. */
  unplan(place: number): void {
    const proposal = this.proposed.find((one) => one.place === place);
    if (proposal) return this.take(proposal.kind);
    const lifted = this.#planned.find((other) => other.place === place);
    // What rested on it may have lost its footing.
    this.#planned = this.#planned.slice(0, this.#planned.indexOf(lifted!));
    this.#taken = lifted?.kind ?? null;
  }

  confirm(): void {
    this.table().follow(carryOut(this.mix, this.from, this.planned, this.held));
  }

  forget(): void {
    this.#planned = [];
    this.#mix = null;
    this.#taken = null;
  }
}
