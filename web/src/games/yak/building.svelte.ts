// What the builder has in mind but has not confirmed yet; it is forgotten with the last stone in hand.

import type { BoardProps } from "../kit/contract";
import { carryOut, inHand, mixWith, openPlaces, sameFood, stillProposed, unplanned, type Planned } from "./building";
import type { Food, FoodKind, Kind, Proposed, View } from "./view";

type Table = Pick<BoardProps<View>, "view" | "asking" | "me" | "follow">;

export class Building {
  #planned = $state.raw<readonly Planned[]>([]);
  #mix = $state.raw<Food | null>(null);
  #taken = $state.raw<Kind | null>(null);

  constructor(readonly table: () => Table) {}

  /** What is given is chosen token by token: of the tent, or of a payment that does not fit on the cart. */
  get from(): "tent" | "payment" | null {
    const { asking, view } = this.table();
    if (asking === "prompt-spill") return "payment";
    return (asking === "prompt-pick" && view.hand.length) || asking === "prompt-pay" ? "tent" : null;
  }

  /** The food that would be given. */
  get mix(): Food | null {
    const { mixes } = this.table().view;
    const wanted = this.#mix;
    return this.from ? ((wanted && mixes.find((mix) => sameFood(mix, wanted))) ?? mixes[0] ?? null) : null;
  }

  /** What the builder has planned; what is not, is proposed. */
  get firm(): readonly Planned[] {
    const { view, me } = this.table();
    const tower = view.players[me ?? 0]?.tower ?? [];
    const free = this.#planned.filter(({ place }) => !tower[place]);
    return this.#builds ? inHand(free, view.hand) : [];
  }

  get #builds(): boolean {
    const { asking } = this.table();
    return this.from === "tent" || asking === "prompt-spill" || asking === "prompt-place";
  }

  get proposed(): readonly Proposed[] {
    return this.#builds ? stillProposed(this.firm, this.table().view) : [];
  }

  get planned(): readonly Planned[] {
    return [...this.firm, ...this.proposed];
  }

  /** All is paid, as there was only one way to do it, and stones are still only planned. */
  get waits(): boolean {
    return this.table().asking === "prompt-place" && this.planned.length > 0;
  }

  /** The stone whose place is looked for. */
  get taken(): Kind | null {
    if (!this.from) return null;
    const free = unplanned(this.firm, this.table().view.hand);
    return this.#taken && free.includes(this.#taken) ? this.#taken : (free.at(-1) ?? null);
  }

  get places(): number[] {
    return this.from ? openPlaces(this.table().view.spots, this.firm) : [];
  }

  /** What the taken stone would bring on a place, as far as the server has told. */
  gain(place: number): number | null {
    const { spots, hand } = this.table().view;
    if (this.firm.length || !this.taken) return null;
    return spots.find((spot) => spot.place === place)?.gains[hand.indexOf(this.taken)] ?? null;
  }

  /** One food more or less of a kind can be given. */
  changes(kind: FoodKind, by: 1 | -1): boolean {
    const { mix } = this;
    return mix !== null && mixWith(this.table().view.mixes, mix, kind, mix[kind] + by) !== null;
  }

  take(kind: Kind): void {
    this.#taken = kind;
  }

  /** One food more or less of a kind, the others as like as can be; false if nothing legal is so. */
  change(kind: FoodKind, by: 1 | -1): boolean {
    const { mix } = this;
    const other = mix && mixWith(this.table().view.mixes, mix, kind, mix[kind] + by);
    if (other) this.#mix = other;
    return other !== null;
  }

  plan(kind: Kind, place: number): void {
    this.#planned = [...this.#planned.filter((other) => other.place !== place), { kind, place }];
    this.#taken = null;
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
    this.table().follow(carryOut(this.mix, this.from, this.planned));
  }

  forget(): void {
    this.#planned = [];
    this.#mix = null;
    this.#taken = null;
  }
}
