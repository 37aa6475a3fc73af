// What is at stake while somebody attacks: in a beat, or for as long as the victim is asked about Pater Miller.

import type { Desk } from "./table";
import { adventurerOf } from "./cards";
import { BLOWS, type Attacked } from "./stage";
import type { BlowKind, Change, Player, RowChange, View } from "./view";

export type Threat = Attacked & { kind: "attack" | "saved" };

/** The attack that is shown now; null while nobody attacks. */
export function threatOf(desk: Desk): Threat | null {
  const scene = desk.beat?.scene;
  if (scene) return scene.kind === "attack" || scene.kind === "saved" ? scene : null;
  const step = desk.view.to_come[0];
  if (step?.kind !== "protect" || step.seat === undefined || step.whom === undefined || !step.blow) return null;
  return {
    kind: "attack",
    from: step.whom,
    to: step.seat,
    card: doerOf(desk.view, step.whom, step.blow),
    blow: step.blow,
  };
}

/** The card that attacks in a beat, where it lies; it may be Pater Miller who is shown. */
export const doerIn = (view: View, { kind, from, card, blow }: Threat): string | null =>
  kind === "saved" ? doerOf(view, from, blow) : card;

/** The card that attacks, as far as it is to be seen: the last one that does such a thing. */
function doerOf({ players }: View, seat: number, blow: BlowKind): string | null {
  const { members = [], equipment = [] } = players[seat] ?? {};
  const wanted = blow === "draw-two" ? "draw" : blow;
  return [...equipment, ...members].findLast((card) => BLOWS[adventurerOf(card.name)] === wanted)?.name ?? null;
}

/** Which row of the victim an attack is about; null if cards are to be drawn. */
export function rowOf({ blow }: Attacked): "equipment" | "members" | null {
  if (blow.endsWith("equipment")) return "equipment";
  return blow.endsWith("member") ? "members" : null;
}

/** What is to be shown as leaving or coming in a player's row: by the option looked at, or by the attack. */
export function rowChange(
  player: Player,
  row: "equipment" | "members",
  change: Change | undefined,
  threat: Threat | null,
): RowChange | undefined {
  const hit = threat?.kind === "attack" && threat.to === player.seat && rowOf(threat) === row;
  if (!hit) return change?.[row];
  return { leaving: [player[row].length - 1], coming: [] };
}
