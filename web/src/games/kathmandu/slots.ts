// Cards that lie open keep their places: one that was taken leaves a gap of its size, and the next one comes to lie there.

import { recall, remember } from "@/kept";

export interface Slot<T> {
  card: T;
  taken: boolean;
}

export function slotsOf<T extends { id: number }>(before: readonly Slot<T>[], cards: readonly T[]): Slot<T>[] {
  const lying = (id: number) => cards.some((card) => card.id === id);
  const kept = before.map(({ card }) => ({ card, taken: !lying(card.id) }));
  const fresh = cards.filter(({ id }) => !before.some(({ card }) => card.id === id));
  if (!fresh.length) return kept;
  const filled = kept.map((slot) => {
    const card = slot.taken ? fresh.shift() : undefined;
    return card ? { card, taken: false } : slot;
  });
  return [...filled.filter((slot) => !slot.taken), ...fresh.map((card) => ({ card, taken: false }))];
}

const KEPT = "kathmandu.slots";

/** What lay where at the table that this browser sat at last, so that it lies there again when the page is loaded anew. */
export function recalled<T>(what: string): Slot<T>[] {
  const [table, slots] = JSON.parse(recall(`${KEPT}.${what}`) ?? "[]") as [string?, Slot<T>[]?];
  return (table === location.pathname && slots) || [];
}

export const keep = <T>(what: string, slots: readonly Slot<T>[]): void =>
  remember(`${KEPT}.${what}`, JSON.stringify([location.pathname, slots]));
