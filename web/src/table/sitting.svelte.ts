// Somebody at a table: what they see of it, what they are asked, and what they may answer.

import type { AnyFace } from "../games/index";
import type { BoardProps, Place } from "../games/kit/contract";
import { Offers } from "../games/kit/offers";
import { addressed, suffered } from "../games/kit/sentences";
import type { Choosable, News, Question, Scene } from "../wire";
import { Answering } from "./answering.svelte";
import { listedBy } from "./answers";
import { LiveTable } from "./live.svelte";
import { Missed } from "./missed.svelte";
import { placesOf } from "./places";
import type { Guiding } from "./lesson/guiding.svelte";
import type { Help, Practising } from "./practice/practising.svelte";
import { Showing } from "./showing.svelte";
import { Tried } from "./tried.svelte";
import type { Step } from "./turns";

interface Surroundings {
  /** Draws a change, and resolves when everything has arrived. */
  draw: (change: () => void, quickness?: number) => Promise<void>;
  /** Whether a finger at the spot that was tapped could have meant something else. */
  slips: (tried: Tried) => boolean;
  /** Whether a finger came down before anybody could have read what is asked. */
  hasty: (tried: Tried) => boolean;
  /** Something new has been shown; `before` is the turn of the question until then. */
  changed: (before: number | null) => void;
}

export class Sitting {
  face = $state.raw<AnyFace | null>(null);
  readonly live: LiveTable;
  readonly showing: Showing;
  readonly answering: Answering;
  readonly missed: Missed;
  readonly tried = new Tried();
  /** Once somebody has wanted help. */
  practising = $state.raw<Practising | null>(null);
  /** Where a lesson is given. */
  guiding = $state.raw<Guiding | null>(null);
  /** Everything has arrived where it belongs. */
  settled = $state(false);
  /** Everybody's chance to win, for whoever practises and wants to see it. */
  chances = $state.raw<readonly number[] | null>(null);

  constructor(
    readonly table: string,
    readonly around: Surroundings,
  ) {
    this.showing = new Showing(
      () => ({ live: this.live, face: this.face, places: this.places, back: this.missed.frame !== null }),
      around.draw,
      (news, turn) => this.#arrives(news, turn),
    );
    this.live = new LiveTable(
      table,
      (news, change, waiting) => this.#show(news, change, waiting),
      () => this.showing.staging.drop(),
    );
    this.answering = new Answering(
      this.live,
      () => ({ question: this.asked, offers: this.offers, view: this.scene?.view }),
      () => around.slips(this.tried),
      (option) => this.overlooks(option),
      (question) => (this.scene && this.face?.obvious?.(question, this.scene.view)) ?? null,
      (option) => (this.scene && this.face?.closes?.(option, this.scene.view)) ?? null,
      (option) => !!this.face?.declines?.(option) && around.hasty(this.tried),
      () => this.led,
    );
    this.missed = new Missed(
      this.live,
      (change) => around.draw(change),
      (line) => this.#said(line),
    );
  }

  #said(line: Step["line"]): string {
    const text = line.text ?? "";
    const { log } = this.face ?? {};
    if (line.kind !== "event" || !log?.past) return text;
    return suffered(addressed(text, this.places[line.seat]), this.places[log.whom?.(line) ?? -1]);
  }

  get scene(): Scene | null {
    return this.live.scene;
  }

  /** Something is being shown that can be left out. */
  get staged(): boolean {
    return this.showing.staging.beat !== null;
  }

  get alone(): boolean {
    return !this.scene?.seats.some(({ kind }, seat) => kind === "person" && seat !== this.live.seat);
  }

  /** What is asked, once everything before it has been seen. */
  readonly asked = $derived.by((): Question | null =>
    this.scene && !this.scene.paused && !this.staged ? this.#ordered(this.scene.question) : null,
  );
  readonly offers = $derived.by(() => new Offers(this.missed.frame ? [] : (this.asked?.options ?? [])));
  /** The same, without what a plan answers by itself. */
  readonly question = $derived.by(() => (this.answering.planned ? null : this.asked));
  readonly options = $derived.by(() => (this.answering.planned ? new Offers() : this.offers));
  readonly places = $derived.by((): Place[] =>
    this.scene ? placesOf(this.scene.seats, this.missed.frame?.asked ?? this.scene.asked, this.live.seat) : [],
  );

  /** Of what a bot plays for me nothing is taken back. */
  readonly canUndo = $derived.by(() => {
    if (this.#planned) return true;
    const { newest, seat } = this.live;
    const own = seat === null ? null : newest?.seats[seat];
    return !!newest?.can_undo && !own?.stand_in && !own?.resigned;
  });

  /** Whoever practises takes back anything. */
  readonly canGoBack = $derived.by(() => {
    const { newest } = this.live;
    return !!newest?.can_go_back && this.question !== null && !newest.paused;
  });

  readonly board = $derived.by((): BoardProps<unknown> | null => {
    const { scene, answering, live, missed } = this;
    const view = missed.frame?.view ?? this.showing.staging.view ?? scene?.view;
    if (!scene || !view) return null;
    return {
      view,
      places: this.places,
      me: live.seat,
      options: this.options,
      asking: this.question?.key ?? null,
      looked: answering.looked ?? answering.unsure ?? answering.tapped ?? answering.advised,
      advised: answering.advised,
      tapped: answering.tapped,
      beat: this.showing.staging.beat,
      led: this.led,
      goOn: () => this.showing.staging.goOn(),
      choose: (name) => this.choose(name),
      tap: (name) => (missed.frame ? missed.stop() : answering.tap(name)),
      follow: (plan) => answering.follow(plan),
      takeBack: async () => {
        await live.answered();
        return this.canUndo && this.takeBack("undo");
      },
      look: (name) => answering.look(name),
      why: (...pieces) => {
        // What is still being shown is watched, not tried.
        if (this.staged) return;
        this.tried.focused();
        void live.ask(pieces);
      },
      refuse: (reason) => {
        this.tried.focused();
        live.snag = { reason, rule: null };
      },
      hint: (text) => (answering.hint = text),
      scores: scene.scores,
      doer: missed.doer,
    };
  });

  /** Nobody chooses at a table as it was: the first try leads back to now. */
  choose(name: string): void {
    if (this.missed.frame) this.missed.stop();
    else this.answering.choose(name);
  }

  /** What was only planned on the table goes first, step by step. False: nothing was taken back. */
  async takeBack(verb: "undo" | "restart"): Promise<boolean> {
    const planned = this.#planned;
    this.answering.plan = null;
    this.answering.plain = true;
    this.showing.staging.drop();
    if (planned && verb === "undo") {
      planned();
      return true;
    }
    for (let step = planned; step; step = this.#planned) step();
    if (this.canUndo) return this.live[verb]();
    return this.canGoBack && verb === "undo" && this.live.undo(true);
  }

  /** Wants help: a hint, the chances, or the list of one's own choices. */
  async practise(help: Help | null): Promise<void> {
    if (!this.scene?.may_practise) return;
    const { Practising } = await import("./practice/practising.svelte");
    this.practising ??= new Practising(this);
    if (help) this.practising.want(help);
  }

  /** A guide comes to whoever takes a lesson. */
  async beLed(): Promise<void> {
    const { Guiding } = await import("./lesson/guiding.svelte");
    this.guiding ??= new Guiding(this);
  }

  /** The script of a lesson wants one thing after the other: nothing is planned ahead, nothing done by itself. */
  get led(): boolean {
    const lesson = this.scene?.lesson;
    return !!lesson && !lesson.free && !lesson.over;
  }

  /** Where a step of the log can be seen again. */
  address({ line, place }: Step): string | null {
    const { seat } = this.live;
    return line.kind === "event" ? `/replay/${this.table}?line=${place}${seat === null ? "" : `&eyes=${seat}`}` : null;
  }

  overlooks(option: Choosable): string | null {
    return this.face?.overlooks?.(option, this.scene?.view) ?? null;
  }

  get #planned(): (() => void) | null {
    return (this.question && this.face?.back?.(this.scene?.view)) ?? null;
  }

  /** The window is looked at again, or no longer. */
  look(): void {
    this.live.look(!document.hidden);
    // Whoever looks away is told when it is their turn, unless only bots have to wait for them.
    const { staging } = this.showing;
    if (!document.hidden) return;
    if (!this.alone) staging.drop();
    else if (!staging.waiting) staging.skip();
  }

  #ordered(question: Question | null): Question | null {
    return question && { ...question, options: listedBy(this.face, question.options, this.scene?.view) };
  }

  async #show(news: News, change: () => void, waiting: () => number): Promise<void> {
    const turn = this.scene?.question?.turn ?? null;
    if (news.scene) this.settled = false;
    try {
      await this.showing.show(news, change, waiting);
    } finally {
      this.settled = waiting() === 0;
    }
    this.around.changed(turn);
  }

  #arrives(news: News, turn: number | null): void {
    this.answering.looked = null;
    if (news.scene?.question?.turn === turn) return;
    this.answering.letBe();
    this.answering.advised = null;
  }
}
