// Practising alone among bots: a hint in three steps, everybody's chances, and the way back to any choice of one's own.

import { recall, remember } from "../../kept";
import { chances, hint, ownChoices } from "../../net/rest";
import type { Choosable, Hint, OwnChoice } from "../../wire";
import type { Sitting } from "../sitting.svelte";

export type Help = "hint" | "chances" | "back";

export const STEPS = 3;
/** Moves that come together are looked at together. */
const SETTLES = 200;

export const wantsChances = (table: string): boolean => recall(`chances.${table}`) === "on";

export class Practising {
  /** What waits for a word on whether the game shall count as practice. */
  asking = $state<Help | null>(null);
  open = $state(false);
  busy = $state(false);
  problem = $state("");
  /** The steps that were told, for the question of a turn. */
  told = $state.raw<readonly Hint[]>([]);
  /** My choices so far, to go back to before one of them. */
  choices = $state.raw<readonly OwnChoice[] | null>(null);
  watching = $state(false);
  #timer = 0;

  constructor(readonly sitting: Sitting) {
    this.watching = wantsChances(sitting.table);
  }

  get turn(): number | null {
    return this.sitting.question?.turn ?? null;
  }

  /** The options that a hint lights: those that deserve a look, then the best alone. */
  readonly lit = $derived.by((): Choosable[] => {
    const last = this.told.at(-1);
    if (!last || !this.open || last.turn !== this.turn) return [];
    const wanted = last.action === null ? last.looked_at : [last.action];
    return (this.sitting.question?.options ?? []).filter(({ action }) => wanted.includes(action));
  });

  /** Whoever uses this for the first time is asked whether the game shall count as practice. */
  want(help: Help): void {
    const { scene } = this.sitting;
    if (!scene?.may_practise) return;
    if (scene.practice) this.#begin(help);
    else this.asking = help;
  }

  async answer(agreed: boolean): Promise<void> {
    const help = this.asking;
    this.asking = null;
    if (agreed && help && (await this.sitting.live.send({ type: "practise" }))) this.#begin(help);
  }

  #begin(help: Help): void {
    if (help === "hint") void this.next();
    else if (help === "back") void this.#list();
    else this.watch(!this.watching);
  }

  /** Tells the next step; what was put away is shown again first. */
  async next(): Promise<void> {
    const turn = this.turn;
    if (turn === null || this.busy) return;
    this.forgetPast();
    const again = !this.open && this.told.length > 0;
    this.open = true;
    if (again || this.told.length >= STEPS) return this.#light();
    this.busy = true;
    this.problem = "";
    try {
      // Of two, what to look at is the move already.
      const few = !this.told.length && (this.sitting.question?.options.length ?? 0) <= 2;
      for (let steps = few ? 2 : 1; steps; steps -= 1) {
        const found = await hint(this.sitting.table, turn, this.told.length + 1);
        if (found.turn !== this.turn) break;
        this.told = [...this.told, found];
      }
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.busy = false;
    }
    this.#light();
  }

  close(): void {
    this.open = false;
    this.#light();
  }

  /** Another question has nothing to do with the hint for the one before. */
  forgetPast(): void {
    const of = this.told[0]?.turn;
    if (of === undefined || of === this.turn) return;
    this.told = [];
    this.problem = "";
    this.close();
  }

  watch(on: boolean): void {
    this.watching = on;
    remember(`chances.${this.sitting.table}`, on ? "on" : null);
    if (on) void this.#look();
    else this.sitting.chances = null;
  }

  /** The table has changed. */
  lookAgain(): void {
    clearTimeout(this.#timer);
    if (this.sitting.scene?.stage === "finished") this.sitting.chances = null;
    else if (this.watching) this.#timer = window.setTimeout(() => void this.#look(), SETTLES);
  }

  async goBack(choice: number): Promise<void> {
    this.choices = null;
    const { live, answering, showing } = this.sitting;
    if (!live.newest) return;
    answering.plan = null;
    answering.plain = true;
    showing.staging.drop();
    await live.send({ type: "undo", turn: live.newest.turn, to: choice });
  }

  async #list(): Promise<void> {
    try {
      this.choices = (await ownChoices(this.sitting.table)).choices;
    } catch (error) {
      this.sitting.live.snag = { reason: (error as Error).message, rule: null };
    }
  }

  async #look(): Promise<void> {
    const found = await chances(this.sitting.table).catch(() => null);
    // A bot may think meanwhile; what was seen last stays until the next look.
    if (found && this.watching) this.sitting.chances = found.chances;
  }

  /** The board draws what the move would do. */
  #light(): void {
    const action = this.open ? this.told.at(-1)?.action : null;
    const { answering, question } = this.sitting;
    answering.advised = question?.options.find((option) => option.action === action) ?? null;
  }
}
