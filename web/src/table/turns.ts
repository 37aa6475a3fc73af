// The log as turns: a line for each, joined from what its events say in brief, which unfolds to its steps.

import type { LogShape, Place } from "../games/kit/contract";
import { together } from "../games/kit/sentences";
import type { Happened, News } from "../wire";
import { asYou, say, together as listed, type Thing } from "../words/words";

export type Line = News["lines"][number];

/** A line of the log and its place in the whole of it; a choice that nobody heard of has none and is negative. */
export interface Step {
  line: Line;
  place: number;
}

export interface Group {
  /** `talk` is what people said and what happened to the table; a `line` is an event that stands alone. */
  kind: "setup" | "heading" | "turn" | "folded" | "line" | "talk" | "reactions";
  seat: number;
  /** What a turn came to, without its subject; null where its own sentences say it. */
  brief: string | null;
  steps: [Step, ...Step[]];
}

export const placed = (lines: readonly Line[], first: number): Step[] =>
  lines.map((line, index) => ({ line, place: first + index }));

/** What has happened in the turn of a seat so far, if it is the latest, from the first thing it did: what nobody did
 * before that belongs to another's turn. Nothing that stands alone or above a turn. */
export function ownTurn(lines: readonly Line[], seat: number | null, shape: LogShape | undefined): Happened[] {
  const told = lines.filter((line): line is Happened => line.kind === "event");
  const others = ({ name, seat: whose }: Happened): boolean =>
    (whose >= 0 && whose !== seat) || !!shape?.headings.includes(name) || !!shape?.alone?.includes(name);
  if (seat === null) return [];
  const latest = told.slice(told.findLastIndex(others) + 1);
  const first = latest.findIndex(({ seat: whose }) => whose === seat);
  return first < 0 ? [] : latest.slice(first);
}

/** Groups steps of a log that follow one another. A game that has no shape for it is told line by line. */
export function turnsOf(steps: readonly Step[], shape: LogShape | undefined): Group[] {
  const begins = shape ? steps.findIndex(({ line }) => line.kind === "event" && line.name === shape.begins) : -1;
  // Where the log is cut off, nobody can say whether its beginning was set-up.
  const whole = steps.some(({ place }) => place === 0);
  const setup = !shape || !whole ? -1 : begins < 0 ? Infinity : begins;
  const groups: Group[] = [];
  steps.forEach((step, index) => {
    const kind = kindOf(step.line, index < setup, shape);
    const last = groups.at(-1);
    if (last && goesOn(last, kind, step.line, shape)) last.steps.push(step);
    else groups.push({ kind, seat: step.line.seat, brief: null, steps: [step] });
  });
  for (const group of groups) if (group.kind === "turn") group.brief = briefOf(group, shape);
  return groups;
}

/** What a log calls a seat. */
export const calledBy = (shape: LogShape | undefined, place: Place | undefined): string =>
  place?.mine && shape?.past ? say("log-you") : (place?.name ?? "");

/** A name that `calledBy` gave, for sentences. */
const asCalled = (name: string): string | Thing => (name === say("log-you") ? asYou(name) : name);

/** Whom a turn is told of, before what it came to: in the past the two are a sentence. */
export const subject = (shape: LogShape | undefined, name: string): string =>
  shape?.past ? say("log-subject", { who: asCalled(name) }) : `${name}:`;

/** The same where a few words follow that need no verb. */
export const shortSubject = (shape: LogShape | undefined, name: string): string =>
  shape?.past ? say("recap-subject", { who: asCalled(name) }) : `${name}:`;

function kindOf(line: Line, before: boolean, shape: LogShape | undefined): Group["kind"] {
  if (line.kind === "reaction") return "reactions";
  if (line.kind !== "event") return "talk";
  if (!shape) return "line";
  if (before) return "setup";
  if (shape.headings.includes(line.name)) return "heading";
  if (shape.folded?.includes(line.name)) return "folded";
  return shape.alone?.includes(line.name) ? "line" : "turn";
}

/** What nobody did follows from what somebody did, and so does what that did to others. */
function goesOn(last: Group, kind: Group["kind"], line: Line, shape: LogShape | undefined): boolean {
  if (kind !== last.kind) return false;
  if (kind === "setup" || kind === "reactions" || kind === "folded") return true;
  if (kind !== "turn" || beginsAnother(last, line, shape)) return false;
  return line.seat === last.seat || line.seat < 0 || (line.kind === "event" && !!shape?.outcomes?.includes(line.name));
}

/** One player may have two turns in a row: they are two lines. */
function beginsAnother(last: Group, line: Line, shape: LogShape | undefined): boolean {
  if (line.kind !== "event" || line.seat !== last.seat) return false;
  const { once = [], again = [], outcomes = [] } = shape ?? {};
  const told = last.steps.flatMap((step) =>
    step.line.kind === "event" && step.line.seat === last.seat ? [step.line.name] : [],
  );
  if (once.includes(line.name) && told.includes(line.name)) return true;
  return told.some((name) => again.includes(name)) && ![...again, ...outcomes].includes(line.name);
}

function briefOf(group: Group, shape: LogShape | undefined): string | null {
  const parts = partsOf(group, shape);
  return (shape?.past ? sentence(parts) : parts.join(", ")) || null;
}

/** The end of a sentence. A comma stands before its "and", for what is done may have one of its own. */
function sentence(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return "";
  const first = parts.slice(0, -1).join(", ");
  return first ? say(parts.length > 2 ? "log-sentence" : "log-sentence-two", { first, last }) : `${last}.`;
}

/** What a turn came to, piece by piece; in the past, what was done in the same way is one piece. */
export function partsOf(group: Group, shape?: Pick<LogShape, "implied" | "past">): string[] {
  const said = saidOf(group, shape?.implied ?? []);
  // What a terminal keeps together in a column may break in a line of the log.
  if (!shape?.past)
    return said.map(({ text, times }) => (times > 1 ? `${text} (${times}×)` : text).replaceAll("\u00a0", " "));
  const alike: Said[][] = [];
  for (const one of said) {
    const last = alike.at(-1);
    if (last && one.name && last[0]?.name === one.name) last.push(one);
    else alike.push([one]);
  }
  return alike.map((several) => severalOf(several).replaceAll("\u00a0", " "));
}

/** What was done in the same way, with its verb only once. */
function severalOf(several: readonly Said[]): string {
  const verb = verbStands("last") ? lastWord(several.map(({ text }) => text)) : "";
  const things = several.map(({ text, times }) => {
    const what = text.slice(0, text.length - verb.length);
    return times > 1 ? say("log-more", { what, more: times - 1 }) : what;
  });
  return listed(things) + verb;
}

const verbStands = (where: "first" | "last"): boolean => say("log-verb") === where;

/** With which all of them end, if there are several, with the space before it. */
function lastWord(texts: readonly string[]): string {
  const [word = ""] = / \S+$/.exec(texts[0] ?? "") ?? [];
  return texts.length > 1 && texts.every((text) => text.endsWith(word)) ? word : "";
}

interface Said {
  name: string;
  text: string;
  times: number;
}

function saidOf({ steps, seat }: Group, implied: readonly string[]): Said[] {
  const said: Said[] = [];
  for (const { line } of steps) {
    if (line.kind !== "event" || !line.brief) continue;
    if (line.seat < 0 && implied.includes(line.name)) continue;
    // What happened to others is said with their names.
    if (line.seat >= 0 && line.seat !== seat) {
      said.push({ name: "", text: (line.text ?? line.brief).replace(/\.$/, ""), times: 1 });
      continue;
    }
    const last = said.at(-1);
    const same = last?.name === line.name;
    const text = same ? withoutVerb(line.brief, firstOf(said, line.name)) : line.brief;
    if (last && same && (text === last.text || line.brief === last.text)) last.times += 1;
    else said.push({ name: line.name, text, times: 1 });
  }
  return said;
}

/** What several seats did at once, in one line: null where it is not said in brief. */
export function foldedBrief({ steps }: Group, nameOf: (seat: number) => string, shape?: LogShape): string | null {
  const said = steps.flatMap(({ line }) =>
    line.kind === "event" && line.brief ? [`${subject(shape, nameOf(line.seat))} ${line.brief}`] : [],
  );
  if (said.length !== steps.length || said.length < 2) return null;
  const briefs = new Set(steps.flatMap(({ line }) => (line.kind === "event" ? (line.brief ?? "") : [])));
  const [same] = briefs;
  if (!shape?.past || briefs.size > 1 || !same) return said.join(" · ");
  const names = steps.map(({ line }) => nameOf(line.seat));
  const who = names.includes(say("log-you")) ? asYou(listed(names)) : listed(names);
  return say("log-all", { who, what: same });
}

/** The first of the events of this name that stand together at the end. */
function firstOf(said: readonly { name: string; text: string }[], name: string): string {
  const start = said.findLastIndex((one) => one.name !== name) + 1;
  return said[start]?.text ?? "";
}

/** Several of a kind share their verb: "rolls 3 (red), 5 (blue)". */
function withoutVerb(brief: string, before: string): string {
  if (!verbStands("first")) return brief;
  const space = brief.indexOf(" ");
  const verb = brief.slice(0, space + 1);
  return space > 0 && before.startsWith(verb) ? brief.slice(space + 1) : brief;
}

/** The newest thing in these lines, told as a turn; empty where nothing happened. */
export function newestTold(
  steps: readonly Step[],
  shape: LogShape | undefined,
  nameOf: (seat: number) => string,
): string {
  const told = steps.filter(
    ({ line }) => line.seat >= 0 || line.kind !== "event" || !shape?.implied?.includes(line.name),
  );
  const groups = turnsOf(told, shape).filter(({ kind }) => ["turn", "folded", "line", "heading"].includes(kind));
  const newest = groups.findLast(({ kind, seat }) => kind === "turn" && seat >= 0) ?? groups.at(-1);
  return newest ? lineOf(newest, nameOf, shape) : "";
}

export function lineOf(
  { brief, kind, seat, steps }: Group,
  nameOf: (seat: number) => string,
  shape?: LogShape,
): string {
  if (brief !== null && seat >= 0) return `${subject(shape, nameOf(seat))} ${brief}`;
  // Of several things that nobody did, only some may be worth a word.
  if (brief !== null && steps.length > 1) return brief;
  const texts = steps.map(({ line }) => line.text ?? "");
  return kind === "turn" ? together(texts) : (texts.at(-1) ?? "");
}
