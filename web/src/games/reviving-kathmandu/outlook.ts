// What a section does to the mission of whoever builds it, before it is built.

import { readFace } from "./names";
import { objectivesOf } from "./objectives";
import type { Colour, Kind, Monument, Objective, Player, Section, Site } from "./view";

/** `helps`: of what may meet the mission, more stands than before. `spoils`: what could meet it can't with this section. */
export type Effect = "meets" | "helps" | "spoils";

export interface Outlook {
  kind: Kind;
  effect: Effect;
}

/** Whether a monument with these colours, from the bottom up, can still meet it; a wild one may take any colour. */
export function canMeet({ stages, colours }: Objective, built: readonly Colour[]): boolean {
  const stand = stages.flatMap((stage) => built[stage] ?? []).filter((colour) => colour !== "wild");
  return colours.length ? stand.every((colour) => colours.includes(colour)) : new Set(stand).size < 2;
}

/** Whether a section keeps this monument, or a new one, from what the mission still asks for. */
export function isSpoilt(player: Player, face: string, on: Monument | null): boolean {
  const { kind, colour } = readFace(face);
  const objective = objectivesOf(player).find((one) => one.kind === kind);
  // Any other Buddha may still meet it.
  if (!objective || objective.met || kind === "buddha") return false;
  const built = on?.colours ?? [];
  return canMeet(objective, built) && !canMeet(objective, [...built, colour]);
}

/** What the section that is tried does in the best of the places where it can go; null: nothing. */
export function outlookOf(player: Player, { face, places }: Pick<Section, "face" | "places">): Outlook | null {
  const { kind } = readFace(face);
  const objective = objectivesOf(player).find((one) => one.kind === kind);
  const own = places.filter(({ owner }) => owner === player.seat);
  if (!objective || objective.met || !own.length) return null;
  const effects = own.map((site) => effectOf(player, face, site));
  const best = (["meets", "helps", "spoils"] as const).find((effect) => effects.includes(effect));
  return best ? { kind, effect: best } : null;
}

function effectOf(player: Player, face: string, { monument, completes, gains }: Site): Effect | null {
  const { kind, colour } = readFace(face);
  const on = monument === null ? null : (player.growing[monument] ?? null);
  if (gains.some(({ key }) => key === `source-objective-${kind}`)) return "meets";
  if (isSpoilt(player, face, on)) return "spoils";
  const objective = objectivesOf(player).find((one) => one.kind === kind)!;
  const after = [...(on?.colours ?? []), colour];
  return !completes && after.length > objective.standing && canMeet(objective, after) ? "helps" : null;
}
