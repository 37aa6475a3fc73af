// Choices and questions that speak of somebody at the table, by name, or of what it would mean to say no.

import type { Choosable, Question } from "../../wire";
import type { Place } from "../kit/contract";
import { begun } from "./begun.svelte";
import { adventurerOf, colourOf, COLOURS, ROUNDS } from "./cards";
import type { Adventurer, Card, Player, Step, StepKind, View } from "./view";
import { say, sayCard } from "./words";

const NO = say("action-skip");
const YES = say("action-use");
/** In these questions it is said what is declined. */
const DECLINED: readonly StepKind[] = ["use-action", "add-equipment", "add-member", "gift", "go-on"];

/** Where only one kind of answer is left it is said why. */
const ALONE: Partial<Record<StepKind, string>> = {
  turn: "alone-turn",
  "use-action": "alone-use-action",
  "use-again": "alone-use-action",
  "add-member": "alone-add-member",
  "add-equipment": "alone-add-equipment",
};

type Deed = readonly ["draw"] | readonly ["discard" | "take", "equipment" | "members"];

/** What is done to whoever is chosen, by whose action is used. */
const DEEDS: Partial<Record<Adventurer, Deed>> = {
  "ida-handout": ["draw"],
  "betty-mcklug": ["draw"],
  "butterfinger-finn": ["discard", "equipment"],
  "slowhand-bill": ["take", "equipment"],
  "miss-anthrop": ["discard", "members"],
  "amelia-airhead": ["take", "members"],
};

export function sayOption(option: Choosable, places: Place[], view: View, alone = false): string | null {
  const step = view.to_come[0];
  const place = places.find((one) => option.on.includes(`seat-${one.seat}`));
  if (place) return (step && sayDeed(step, place, view)) ?? (place.mine ? say("table-myself") : place.name);
  if (alone && option.text === NO) return say("nothing-left");
  if (option.text === NO && step && DECLINED.includes(step.kind)) return say(`skip-${step.kind}`);
  return option.text === YES && step ? sayYes(step) : null;
}

/** Whom it is done to, and what they lose or get by it. */
function sayDeed({ kind, card }: Step, { seat, name, mine }: Place, view: View): string | null {
  const deed = card
    ? DEEDS[adventurerOf(card)]
    : kind === "gift" || kind === "give-second"
      ? DEEDS["ida-handout"]
      : null;
  if (!deed) return null;
  const [what, row] = deed;
  const last = row && view.players.find((player) => player.seat === seat)?.[row].at(-1);
  if (row && !last) return null;
  return say(`deed-${what}`, { own: mine ? "yes" : "no", victim: name, card: last ? sayCard(last.name) : "" });
}

/** A yes says what it does. */
function sayYes({ kind, card }: Step): string | null {
  const adventurer = card && adventurerOf(card);
  if (kind === "go-on") return say("use-go-on");
  return adventurer === "colonel-farsight" || adventurer === "madame-grandtour" ? say(`use-${adventurer}`) : null;
}

/** Saying no comes after all that can be done. */
export const declines = (option: Choosable): boolean => option.text === NO;

/** A card for oneself, or a loss of one's own, is seldom what an action is used for. */
export const rarely = ({ on }: Choosable, { seat }: View): boolean => on.includes(`seat-${seat}`);

/** A question that is about somebody else says so with a name; one with a single answer says why. */
export function sayPrompt(question: Question, view: View, places: Place[]): string | null {
  const step = view.to_come[0];
  if (!step) return null;
  const taken = sayRow(question, view);
  if (taken) return taken;
  const alone = isAlone(question, step.kind, view) ? ALONE[step.kind] : undefined;
  if (alone) return say(alone, { card: step.card ? sayCard(step.card) : "" });
  const place = places.find((one) => one.seat === step.whom);
  if (!place) return null;
  if (place.mine && step.kind === "give-second") return say("prompt-second-card-own");
  const whom = place.name;
  const blow = step.blow ? say(`blow-${step.blow}`) : "";
  return say(losesHimself(question, view) ? "prompt-protect-himself" : question.key, { whom, blow });
}

/** A card is taken up: where it may lie is asked then. */
function sayRow({ key, options }: Question, view: View): string | null {
  const { card } = begun;
  const rows = card ? options.filter((option) => option.on.includes(`hand-${card}`)) : [];
  if (!card || !rows.length) return null;
  const last = view.players.find(({ seat }) => seat === view.seat)?.cards === 1 && view.pile > 0;
  if (key === "prompt-turn" && rows.length > 1 && last)
    return say("prompt-row-last", { last: view.round === ROUNDS ? "yes" : "no" });
  if (key === "prompt-turn") return say(promptOfRows(rows.length, card, view), { card: sayCard(card) });
  const joins = rows.some((option) => option.on.includes("members"));
  return say(joins ? "prompt-row-only-members" : "prompt-row-only-equipment", { card: sayCard(card) });
}

/** A lesson asks for one row, whatever the other one would allow. */
function promptOfRows(rows: number, card: string, view: View): string {
  if (rows > 1) return "prompt-row";
  return view.players[view.seat]?.hand.some((one) => one.name === card && mayJoin(one, view))
    ? "prompt-row-only-equipment"
    : "prompt-row-equipment";
}

function mayJoin({ name, demand }: Card, { seat, players }: View): boolean {
  return demand <= (players[seat]?.gear?.[COLOURS.indexOf(colourOf(name))] ?? 0);
}

/** Only saying no is left; of a turn, only equipment. Where a lesson asks for one thing, others were possible. */
const isAlone = ({ options }: Question, kind: StepKind, view: View): boolean =>
  kind === "turn"
    ? !view.players[view.seat]?.hand.some((card) => mayJoin(card, view))
    : options.length === 1 && !options[0]!.on.length && options[0]!.text !== YES;

/** Where it comes to the same whatever is answered, nothing is asked. */
export const obvious = (question: Question, view: View): Choosable | null =>
  losesHimself(question, view) || endsAnyway(view)
    ? (question.options.find((option) => !option.on.length) ?? null)
    : null;

/** Another turn after the last card: the empty hand has ended the round by then, if nothing is drawn before. */
export function endsAnyway({ seat, players, to_come }: View): boolean {
  const [step, ...later] = to_come;
  if (step?.kind !== "use-action" || !step.card || adventurerOf(step.card) !== "colonel-farsight") return false;
  const own = players.find((player) => player.seat === seat);
  return own?.cards === 0 && later.find(({ kind }) => kind !== "one-more-card")?.kind === "end-of-turn";
}

/** The only Pater Miller is the very card that would be discarded: whatever is answered, he goes. */
function losesHimself(question: Question, view: View): boolean {
  const own = view.players.find((player) => player.seat === view.seat);
  const row = own && rowOfStruckMiller(view, own);
  if (!row) return false;
  const stopping = question.options.filter((option) => option.on.length > 0);
  return stopping.length === 1 && stopping[0]!.on.includes(`${row}-${own[row].length}`);
}

function rowOfStruckMiller({ to_come }: View, own: Player): "members" | "equipment" | null {
  const blow = to_come[0]?.blow;
  const row = blow === "discard-member" ? "members" : blow === "discard-equipment" ? "equipment" : null;
  const last = row && own[row].at(-1);
  return last && isMiller(last) ? row : null;
}

const isMiller = ({ name }: Card): boolean => adventurerOf(name) === "pater-miller";

/** As far as the table tells: he is what is struck, and there is no other. */
export function losesOnlyMiller(view: View, own: Player): boolean {
  return rowOfStruckMiller(view, own) !== null && [...own.members, ...own.equipment].filter(isMiller).length === 1;
}
