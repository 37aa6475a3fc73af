import { byLink } from "../net/link";
import type { Eyes } from "./film.svelte";

export const eyesOf = (text: string | null, seats: number): Eyes | undefined => {
  if (text === "all") return text;
  const seat = text === null ? NaN : Number(text);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : undefined;
};

export function addressOf(table: string, move: number, eyes: Eyes): string {
  return byLink(`/replay/${table}?move=${move}${eyes === null ? "" : `&eyes=${eyes}`}`);
}

export const reviewAddress = (table: string, move: number): string => byLink(`/review/${table}?move=${move}`);
