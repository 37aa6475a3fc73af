import type { Eyes } from "./film.svelte";

export const eyesOf = (text: string | null, seats: number): Eyes | undefined => {
  if (text === "all") return text;
  const seat = text === null ? NaN : Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : undefined;
};

export function addressOf(table: string, move: number, eyes: Eyes): string {
  return `/replay/${table}?move=${move}${eyes === null ? "" : `&eyes=${eyes}`}`;
}
