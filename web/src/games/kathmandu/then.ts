// What could be done on a target space, in a sign and in words.

import { signed } from "./kinds";
import type { Then, Way } from "./view";
import { say, sayGood, sayKind } from "./words";

type What = Then["what"];

const ICONS: Readonly<Record<string, string>> = { animal: "paint-box", card: "backpack" };

export const thenIcon = (what: What): string => ICONS[what] ?? what;

function sayWhat(what: What): string {
  if (what === "offering") return say("table-then-offering");
  if (what === "rope ladder") return sayKind(what);
  if (what === "animal") return say("table-then-animal");
  return what === "card" ? say("table-then-card") : sayGood(what);
}

/** All of it in a line; empty where nothing could be done. */
export function sayThen({ then = [] }: Way): string {
  const all = then.map(({ what, points }) => (points ? `${sayWhat(what)} ${signed(points)}` : sayWhat(what)));
  return all.length ? say("table-then", { what: all.join(", ") }) : "";
}
