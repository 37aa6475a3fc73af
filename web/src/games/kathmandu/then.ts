// What could be done on a target space, in a sign and in words.

import { signed } from "./kinds";
import type { Then, Way } from "./view";
import type { Thing } from "@/words/words";
import { say, sayGood, sayKind, thing } from "./words";

type What = Then["what"];

const ICONS: Readonly<Record<string, string>> = { animal: "paint-box", card: "backpack" };

export const thenIcon = (what: What): string => ICONS[what] ?? what;

function sayWhat(what: What): Thing {
  if (what === "offering") return thing("table-then-offering");
  if (what === "rope ladder") return sayKind(what);
  if (what === "animal") return thing("table-then-animal");
  if (what === "map") return thing("table-then-swap");
  return what === "card" ? thing("table-then-card") : sayGood(what);
}

const APART: readonly What[] = ["animal", "card", "map", "offering"];

/** One offering and one of each other kind in a turn: what all of it together would bring. */
export function laterPoints({ then = [] }: Pick<Way, "then">): number {
  const kindOf = (what: What): string => (what === "rope ladder" ? "offering" : APART.includes(what) ? what : "good");
  const best = new Map<string, number>();
  for (const { what, points } of then) best.set(kindOf(what), Math.max(points, best.get(kindOf(what)) ?? 0));
  return [...best.values()].reduce((sum, points) => sum + points, 0);
}

/** How all points together would change by a way, with the best that could be done where it ends. */
export const netPoints = (way: Pick<Way, "points" | "then">): number => way.points + laterPoints(way);

/** All of it in a line; empty where nothing could be done. */
export function sayThen({ then = [] }: Way): string {
  const all = then.map(({ what, points }) => (points ? `${sayWhat(what)} ${signed(points)}` : sayWhat(what)));
  return all.length ? say("table-then", { what: all.join(", ") }) : "";
}
