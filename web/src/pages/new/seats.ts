// Who shall sit where: the form's own words for it, turned into what the server wants.

import { MARKS } from "../../look/marks";
import type { WantedSeat } from "../../wire";

export interface Chair {
  kind: WantedSeat["kind"];
  name: string;
  level: string;
}

/** Me, and bots around me. */
export function usualChairs(count: number, level: string): Chair[] {
  return Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? "me" : "bot", name: "", level }));
}

/** So many chairs: new ones are the bot's, those at the end go first, but never mine. */
export function resized(chairs: Chair[], count: number, level: string): Chair[] {
  const kept = [...chairs];
  while (kept.length > count) {
    const last = kept.findLastIndex((chair) => chair.kind !== "me");
    kept.splice(last === -1 ? kept.length - 1 : last, 1);
  }
  while (kept.length < count) kept.push({ kind: "bot", name: "", level });
  return kept;
}

/** Gives a chair to somebody; only one can be mine, so the one that was becomes open. */
export function seated(chairs: Chair[], seat: number, kind: Chair["kind"]): Chair[] {
  return chairs.map((chair, number) => {
    if (number === seat) return { ...chair, kind };
    return kind === "me" && chair.kind === "me" ? { ...chair, kind: chairs[seat]?.kind ?? "open" } : chair;
  });
}

export type Company = "bots" | "friends" | null;

/** With whom I play, if all the others are the same. */
export function companyOf(chairs: readonly Chair[]): Company {
  const others = chairs.filter((chair) => chair.kind !== "me");
  if (others.every((chair) => chair.kind === "bot")) return "bots";
  return others.every((chair) => chair.kind === "open") ? "friends" : null;
}

/** Bots on all the other chairs, or friends. */
export function withCompany(chairs: readonly Chair[], company: "bots" | "friends"): Chair[] {
  const kind = company === "bots" ? "bot" : "open";
  return chairs.map((chair) => (chair.kind === "me" ? chair : { ...chair, kind }));
}

/** The marks that the server will give: mine as I like it, the others' their own number or what is left. */
export function chairMarks(chairs: readonly Chair[], mine: number): number[] {
  const given = chairs.some((chair) => chair.kind === "me") ? [mine] : [];
  return chairs.map((chair, seat) => {
    if (chair.kind === "me") return mine;
    const free = [seat, ...MARKS.keys()].find((mark) => !given.includes(mark)) ?? seat;
    given.push(free);
    return free;
  });
}

export function wanted(chairs: Chair[], myName: string, mark: number): WantedSeat[] {
  return chairs.map((chair) => {
    if (chair.kind === "me") return { kind: "me", name: myName, mark };
    if (chair.kind === "bot") return { kind: "bot", level: chair.level };
    const name = chair.name.trim();
    return name ? { kind: "invited", name } : { kind: "open" };
  });
}
