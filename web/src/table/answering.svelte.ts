// How a question is answered: by what is looked at, by a second tap where a slip could not be mended, or by a plan.

import type { Plan } from "../games/kit/contract";
import type { Offers } from "../games/kit/offers";
import { settings } from "../settings.svelte";
import type { Choosable, Question } from "../wire";
import type { LiveTable } from "./live.svelte";
import { needsSecondTap } from "./second_tap";

interface Asked {
  question: Question | null;
  offers: Offers;
  view: unknown;
}

export class Answering {
  looked = $state.raw<Choosable | null>(null);
  /** An option that can't be taken back and was chosen once: it waits for a second tap. */
  unsure = $state.raw<Choosable | null>(null);
  /** What a finger has tapped once, and the table shows: the next tap plays it. */
  tapped = $state.raw<Choosable | null>(null);
  /** What a hint has named: the table shows what it would do. */
  advised = $state.raw<Choosable | null>(null);
  plan = $state.raw<Plan | null>(null);
  /** Something was taken back: until the next choice everything is asked. */
  plain = $state(false);
  /** What the piece at hand does, in the words of its game. */
  hint = $state.raw<string | null>(null);
  /** The turn whose question is answered: a plan answers it once, even if it is shown again meanwhile. */
  #answered: number | null = null;

  constructor(
    readonly live: LiveTable,
    /** What is asked, and what may be chosen. */
    readonly asked: () => Asked,
    /** Whether a finger could have meant something else that is offered. */
    readonly slips: () => boolean,
    /** Asks whether something free is to be left. */
    readonly overlooks: (option: Choosable) => string | null = () => null,
    /** The answer that anybody would give. */
    readonly obvious: (question: Question) => Choosable | null = () => null,
    /** Says that an option ends one's turn by itself. */
    readonly closes: (option: Choosable) => string | null = () => null,
    /** Whether an option that does nothing was chosen before it could be read. */
    readonly hasty: (option: Choosable) => boolean = () => false,
    /** Whether there is but one thing to do, as in the script of a lesson: it is done at once, and by nobody else. */
    readonly led: () => boolean = () => false,
  ) {}

  /** What a plan answers by itself, or anybody would, is asked of nobody. */
  get planned(): Choosable | null {
    const { question, offers, view } = this.asked();
    if (!question) return null;
    if (this.plan) return this.plan(question, offers, view);
    return this.plain || this.led() ? null : this.obvious(question);
  }

  choose(name: string): void {
    this.plan = null;
    this.plain = false;
    const option = this.asked().offers.get(name);
    if (!option) return;
    const again = this.unsure?.name === option.name;
    // While one is asked about, another that can't be taken back is asked about in its stead.
    const instead = this.unsure !== null && option.final;
    this.tapped = null;
    const asks = this.overlooks(option) !== null || instead || needsSecondTap(settings.safety, option, this.slips);
    const closes = settings.safety !== "never" && (this.closes(option) !== null || this.hasty(option));
    this.unsure = !again && !this.led() && (asks || closes) ? option : null;
    if (this.unsure) return;
    this.#answered = this.asked().question?.turn ?? null;
    void this.live.act(option).then(() => this.live.snag && (this.#answered = null));
  }

  /** A finger has no look before it taps: its first tap is one, the second of the same plays it. */
  tap(name: string): void {
    const option = this.asked().offers.get(name);
    const again = this.tapped?.name === name || this.unsure?.name === name;
    if (!option || again || this.led() || settings.safety === "never") return this.choose(name);
    this.looked = this.tapped = option;
    this.unsure = option.final || this.overlooks(option) !== null ? option : null;
  }

  follow(wanted: Plan): void {
    const { question, offers, view } = this.asked();
    // One decision after the other: what follows is not known to be wanted.
    const first = this.led() && question ? wanted(question, offers, view) : null;
    if (this.led()) return void (first && this.choose(first.name));
    this.plan = wanted;
    this.plain = false;
    this.carryOn();
  }

  carryOn(): void {
    const { planned } = this;
    const turn = this.asked().question?.turn ?? null;
    if (!planned && turn !== null) this.plan = null;
    if (!planned || turn === this.#answered) return;
    if (this.plan && this.closes(planned) !== null) return this.choose(planned.name);
    this.#answered = turn;
    void this.live.actNext(planned).then(() => this.live.snag && this.#stop());
  }

  #stop(): void {
    this.#answered = null;
    this.plan = null;
    this.plain = true;
  }

  look(name: string | null): void {
    this.looked = name === null ? null : (this.asked().offers.get(name) ?? null);
  }

  letBe(): void {
    this.unsure = this.tapped = this.looked = null;
  }
}
