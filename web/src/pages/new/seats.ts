// Who shall sit where: the form's own words for it, turned into what the server wants.

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

export function wanted(chairs: Chair[], myName: string): WantedSeat[] {
  return chairs.map((chair) => {
    if (chair.kind === "me") return { kind: "me", name: myName };
    if (chair.kind === "bot") return { kind: "bot", level: chair.level };
    const name = chair.name.trim();
    return name ? { kind: "invited", name } : { kind: "open" };
  });
}
