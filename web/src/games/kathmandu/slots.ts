// Cards that lie open keep their places: one that was taken leaves a gap of its size, and the next one comes to lie there.

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
