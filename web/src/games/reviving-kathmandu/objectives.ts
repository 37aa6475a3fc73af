// What a mission asks of each monument, to be drawn and to be read.

import { sayKind } from "./names";
import { KINDS, printedFor } from "./printed";
import { PRINTED, type Kind, type Monument, type Objective as Asked, type Player } from "./view";
import { say, thing } from "./words";

export interface Objective extends Asked {
  kind: Kind;
  points: number;
  met: boolean;
  /** How many sections stand of one that can still meet it. */
  standing: number;
  said: string;
  /** Whether this complete monument meets it. */
  meets: (one: Monument) => boolean;
}

export function objectivesOf({ mission, met, standing }: Player): Objective[] {
  if (mission === null) return [];
  const asked = PRINTED.missions[mission - 1]!;
  return KINDS.map((kind, n) => {
    const one = {
      kind,
      ...asked[kind],
      points: printedFor(kind).objective,
      met: met?.includes(kind) ?? false,
      standing: standing?.[n] ?? 0,
    };
    return { ...one, said: inWords(one), meets: (built: Monument) => built.kind === kind && isMet(one, built) };
  });
}

/** What would come to the points if the game ended now, as far as the viewer knows. */
export function laterOf(player: Player): { unfinished: number; mission: number } {
  const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0);
  return {
    unfinished: sum(player.growing.map(({ points }) => points)),
    mission: sum(objectivesOf(player).map(({ met, points }) => (met ? points : 0))),
  };
}

/** Sections in one of the colours, or all in the same. */
function isMet({ stages, colours }: Asked, built: Monument): boolean {
  const stand = stages.map((stage) => built.colours[stage]!);
  return colours.length ? stand.every((colour) => colours.includes(colour)) : new Set(stand).size === 1;
}

function inWords({ kind, stages, colours, points, met, standing }: Omit<Objective, "said" | "meets">): string {
  const levels = stages.map((stage) => printedFor(kind).stages[stage]).filter((level) => level);
  const named = levels.map((level) => thing(`terminal-level-${level}`));
  const [first = "", second = ""] = named;
  const [one = "", other = ""] = colours.map((colour) => thing(`colour-${colour}`));
  const what = colours.length
    ? thing("table-asks-colour", { level: first, one, other, levels: named.length })
    : thing("table-asks-match", { first, second });
  const full = printedFor(kind).stages.length;
  const state = met ? thing("table-objective-met") : thing("table-objective-open", { standing, full });
  return say("table-objective", { kind: sayKind(kind), what, points, state });
}
