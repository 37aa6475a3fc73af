// Cards that lie open keep their places: one that was taken leaves a gap, and the next one comes to lie there.

export type Slots = readonly (number | null)[];

export function slotsOf(before: Slots, ids: readonly number[]): Slots {
  const kept = before.map((id) => (id !== null && ids.includes(id) ? id : null));
  const fresh = ids.filter((id) => !before.includes(id));
  if (!fresh.length) return kept;
  const filled = kept.map((id) => id ?? fresh.shift() ?? null);
  return [...filled.filter((id) => id !== null), ...fresh];
}
