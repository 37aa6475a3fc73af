// What a card that is taken up would bring, while no row is pointed at: a finger points at none before it taps.

import { previewOf, type Desk } from "./table";
import type { Change, Preview, RowChange } from "./view";

type Trying = Pick<Desk, "options" | "looked" | "advised" | "beat">;

/** What it would do in each row that it may lie in; nothing while something is looked at. */
export function triesOf(desk: Trying, held: readonly string[]): Preview[] {
  if (desk.beat || !held.length || (desk.looked && desk.looked !== desk.advised)) return [];
  return ["members", "equipment"].flatMap((row) => previewOf(desk.options.on(...held, row)) ?? []);
}

/** All that either row would change for a seat; what the two don't agree on is left as it is. */
export function changeIn(tries: readonly Preview[], seat: number): Change | undefined {
  const changes = tries.flatMap((preview) => preview.seats.filter((one) => one.seat === seat));
  return changes.reduce<Change | undefined>((all, one) => (all ? either(all, one) : one), undefined);
}

const coming = (...rows: (RowChange | undefined)[]): RowChange | undefined =>
  rows.find((row) => row?.coming.length) ?? rows[0];

function either(first: Change, second: Change): Change {
  const changed = <T>([was, is]: [T, T], other: [T, T]): [T, T] =>
    JSON.stringify(was) === JSON.stringify(is) ? other : [was, is];
  const [held] = first.cards;
  return {
    ...first,
    ...second,
    members: coming(first.members, second.members),
    equipment: coming(first.equipment, second.equipment),
    gear: changed(first.gear, second.gear),
    income: changed(first.income, second.income),
    cards: first.cards[1] === second.cards[1] ? first.cards : [held, held],
    draws: Math.min(first.draws, second.draws),
  };
}
