// What a mission asks of each monument, to be drawn and to be read.

import { sayKind } from "./names";
import { KINDS, MISSIONS, OBJECTIVES, STAGES } from "./printed";
import type { Colour, Kind } from "./view";
import { say } from "./words";

export interface Objective {
  kind: Kind;
  /** The sections it is about; without colours they have to match each other. */
  stages: number[];
  colours: Colour[];
  points: number;
  met: boolean;
  said: string;
}

export function objectivesOf(number: number, met: Kind[] | null): Objective[] {
  const mission = MISSIONS[number - 1]!;
  const asked: Record<Kind, { stages: number[]; colours: Colour[] }> = {
    buddha: { stages: [0], colours: mission.buddha },
    shrine: { stages: [mission.shrine.section - 1], colours: mission.shrine.colours },
    stupa: { stages: mission.stupa.map((section) => section - 1), colours: [] },
    pagoda: { stages: mission.pagoda.map((section) => section - 1), colours: [] },
  };
  return KINDS.map((kind) => {
    const one = { kind, ...asked[kind], points: OBJECTIVES[kind], met: met?.includes(kind) ?? false };
    return { ...one, said: inWords(one) };
  });
}

function inWords({ kind, stages, colours, points, met }: Omit<Objective, "said">): string {
  const levels = stages.map((stage) => STAGES[kind][stage]).filter((level) => level);
  const what = [
    levels.map((level) => say(`terminal-level-${level}`)).join(" = "),
    colours.map((colour) => say(`colour-${colour}`)).join(" / "),
  ];
  return say("table-objective", {
    kind: sayKind(kind),
    what: what.filter((part) => part).join(" "),
    points,
    state: say(met ? "table-objective-met" : "table-objective-open"),
  });
}
