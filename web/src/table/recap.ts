// What the others have done since my last turn, in few words: one piece for each of them, as short as the place for it.

import type { LogShape } from "../games/kit/contract";
import { lineOf, partsOf, shortSubject, turnsOf, type Group, type Step } from "./turns";

export interface Told {
  /** Whose turn it was; empty where the words say it. */
  who: string;
  text: string;
  /** The seats that are named in what was left out. */
  whom?: readonly number[];
}

interface Turn {
  who: string;
  parts: string[];
  /** Those of them that happened to me: they are left out last. */
  mine?: readonly string[];
  /** The seats that each of them names. */
  named?: ReadonlyMap<string, readonly number[]>;
  /** Something was left out. */
  cut: boolean;
}

const BETWEEN = 3;

/** What the others have done since my last turn, or else the latest of all; nothing before anything happened. Where
 *  there is room for so many letters only, long turns are told in part, and only then what was done first is left out. */
export function recapOf(
  steps: readonly Step[],
  shape: LogShape | undefined,
  own: number | null,
  nameOf: (seat: number) => string,
  room = Infinity,
): Told[] {
  const groups = toldOf(steps, shape);
  const since = sinceMine(groups, shape, own).filter((group) => isTold(group, shape, own, nameOf));
  const turns: Turn[] = [];
  for (const group of since.length ? since : latestOf(groups, shape, own, nameOf)) {
    const turn = turnOf(group, shape, own, nameOf);
    const last = turns.at(-1);
    if (last && last.who && last.who === turn.who)
      Object.assign(last, {
        parts: [...last.parts, ...turn.parts],
        mine: [...(last.mine ?? []), ...(turn.mine ?? [])],
        named: new Map([...(last.named ?? []), ...(turn.named ?? [])]),
      });
    else turns.push(turn);
  }
  return fitting(turns, room);
}

/** Turns that somebody decided; and what stands alone, where the game has a few words for it. */
function isTold(
  { kind, steps }: Group,
  shape: LogShape | undefined,
  own: number | null,
  nameOf: (seat: number) => string,
): boolean {
  const events = steps.flatMap(({ line }) => (line.kind === "event" ? line : []));
  if (kind === "line") return events.some((line) => shape?.shortly?.(line, nameOf, own));
  return kind === "turn" && events.some(({ name }) => !shape?.undecided?.includes(name));
}

/** What happened, without what was said. */
const toldOf = (steps: readonly Step[], shape: LogShape | undefined): Group[] =>
  turnsOf(steps, shape).filter(({ kind }) => kind !== "talk" && kind !== "reactions");

const begins = ({ kind, steps: [{ line }] }: Group, shape: LogShape | undefined): boolean =>
  kind === "setup" || (kind === "heading" && line.kind === "event" && !!shape?.afresh?.includes(line.name));

/** What happened between my last turn and the one I am in, or now; a turn of mine that has begun changes nothing of it,
 *  and neither does what only happened by itself, such as dice that all roll at dawn. */
function sinceMine(groups: readonly Group[], shape: LogShape | undefined, own: number | null): Group[] {
  if (own === null) return [];
  const ofMine = ({ kind, seat }: Group): boolean => kind === "turn" && seat === own;
  const decided = ({ steps }: Group): boolean =>
    steps.some(({ line }) => line.kind === "event" && line.seat === own && !shape?.undecided?.includes(line.name));
  const isMine = (group: Group): boolean => (group.kind === "folded" || ofMine(group)) && decided(group);
  const end = groups.findLastIndex((group) => !isMine(group)) + 1;
  const start = groups.slice(0, end).findLastIndex((group) => isMine(group) || begins(group, shape)) + 1;
  return groups.slice(start, end).filter((group) => !ofMine(group));
}

/** A turn of somebody else, or what happened by itself, with what it did to me. */
export interface Since {
  group: Group;
  /** What happened to me, in words that say "you". */
  mine: string[];
}

/** All that happened since my last turn, to be read at leisure. */
export function sinceOf(
  steps: readonly Step[],
  shape: LogShape | undefined,
  own: number | null,
  nameOf: (seat: number) => string,
): Since[] {
  return sinceMine(toldOf(steps, shape), shape, own).map((group) => ({
    group,
    mine: group.kind === "turn" ? counted(aboutMe(group, shape, own, nameOf)) : [],
  }));
}

/** The last group that tells any news. */
function latestOf(
  groups: readonly Group[],
  shape: LogShape | undefined,
  own: number | null,
  nameOf: (seat: number) => string,
): Group[] {
  const { shortly } = shape ?? {};
  const isNews = ({ kind, steps }: Group): boolean =>
    kind !== "turn" || !shortly || steps.some(({ line }) => line.kind === "event" && shortly(line, nameOf, own));
  return [groups.findLast(isNews) ?? groups.at(-1)].filter((group) => group !== undefined);
}

function turnOf(group: Group, shape: LogShape | undefined, own: number | null, nameOf: (seat: number) => string): Turn {
  const { shortly } = shape ?? {};
  const named = new Map<string, number[]>();
  const parts = shortly
    ? group.steps.flatMap(({ line }) => {
        const seats: number[] = [];
        const text = line.kind === "event" ? shortly(line, (seat) => (seats.push(seat), nameOf(seat)), own) : null;
        if (text) named.set(text, seats);
        return text || [];
      })
    : partsOf(group, shape);
  const mine = aboutMe(group, shape, own, nameOf);
  const told =
    parts.length > 0 && (group.kind === "turn" ? group.seat >= 0 : group.kind === "line" && !!shape?.shortly);
  return told
    ? { who: group.seat < 0 ? "" : nameOf(group.seat), parts, mine, named, cut: false }
    : { who: "", parts: [lineOf(group, nameOf, shape)], cut: false };
}

/** Every step of a turn in a few words, as they are said to a seat; null where it is no news. */
const saidTo = (
  seat: number | null,
  { steps }: Group,
  { shortly }: LogShape,
  nameOf: (seat: number) => string,
): (string | null)[] =>
  shortly ? steps.map(({ line }) => (line.kind === "event" ? shortly(line, nameOf, seat) : null)) : [];

/** What would be said otherwise to anybody else is about me. */
function aboutMe(
  group: Group,
  shape: LogShape | undefined,
  own: number | null,
  nameOf: (seat: number) => string,
): string[] {
  if (!shape) return [];
  const others = saidTo(null, group, shape, nameOf);
  return saidTo(own, group, shape, nameOf).flatMap((text, index) => (text && text !== others[index] ? text : []));
}

function sayTurn({ who, parts, named = new Map(), cut }: Turn): Told {
  const left = [...named].flatMap(([text, seats]) => (parts.includes(text) ? [] : seats));
  const text = `${counted(parts).join(", ")}${cut ? (left.length ? " … →" : " …") : ""}`;
  return left.length ? { who, text, whom: [...new Set(left)] } : { who, text };
}

/** What was done twice in a row is said once. */
function counted(parts: readonly string[]): string[] {
  const said: { text: string; times: number }[] = [];
  for (const text of parts) {
    const last = said.at(-1);
    if (last?.text === text) last.times += 1;
    else said.push({ text, times: 1 });
  }
  return said.map(({ text, times }) => (times > 1 ? `${text} (${times}×)` : text));
}
/** A mark is as wide as so many letters. */
const MARK = 3;
const lengthOf = ({ who, text, whom = [] }: Told): number => who.length + text.length + 2 + whom.length * MARK;
const EARLIER: Told = { who: "", text: "…" };

/** The longest turn loses its end first; what was done first is left out when each is as short as can be, and that is
 *  seen. */
export function fitting(turns: readonly Turn[], room: number): Told[] {
  let left = turns.map((turn) => ({ ...turn }));
  for (;;) {
    const told = [...(left.length < turns.length ? [EARLIER] : []), ...left.map(sayTurn)];
    const letters = told.reduce((sum, one) => sum + lengthOf(one) + BETWEEN, -BETWEEN);
    if (letters <= room || !left.length) return told;
    const long = left
      .filter(({ parts }) => parts.length > 1)
      .sort((a, b) => lengthOf(sayTurn(b)) - lengthOf(sayTurn(a)));
    if (long[0]) Object.assign(long[0], { parts: shorter(long[0]), cut: true });
    else if (left.length > 1) left = left.slice(1);
    else return told;
  }
}

/** Without its end, or without what is before it, if the end happened to me. */
function shorter({ parts, mine = [] }: Turn): string[] {
  const last = parts.findLastIndex((part) => !mine.includes(part));
  return parts.toSpliced(last < 0 ? -1 : last, 1);
}

/** The same in one sentence. */
export const recapSaid = (told: readonly Told[], shape?: LogShape): string =>
  told.map(({ who, text }) => (who ? `${shortSubject(shape, who)} ${text}` : text)).join(" · ");
