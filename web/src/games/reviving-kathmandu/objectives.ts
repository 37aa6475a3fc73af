// What a mission asks of each monument, to be drawn and to be read.

import { sayKind } from "./names";
import { KINDS, printedFor } from "./printed";
import { PRINTED, type Kind, type Objective as Asked } from "./view";
import { say } from "./words";

export interface Objective extends Asked {
  kind: Kind;
  points: number;
  met: boolean;
  said: string;
}

export function objectivesOf(number: number, met: Kind[] | null): Objective[] {
  const mission = PRINTED.missions[number - 1]!;
  return KINDS.map((kind) => {
    const one = { kind, ...mission[kind], points: printedFor(kind).objective, met: met?.includes(kind) ?? false };
    return { ...one, said: inWords(one) };
  });
}

function inWords({ kind, stages, colours, points, met }: Omit<Objective, "said">): string {
  const levels = stages.map((stage) => printedFor(kind).stages[stage]).filter((level) => level);
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
