// An event in as few words as will do: what the others did, and what the evening brought, is told in a line or two.

import type { Happened } from "@/wire";
import { GOODS } from "./kinds";
import { mapName } from "./things";
import { say, sayGood } from "./words";

type Names = (seat: number) => string;

/** Null: it is no news. */
export function shortly({ name, seat, values, brief }: Happened, _: Names, own: number | null): string | null {
  switch (name) {
    case "standee":
      return say("shortly-standee");
    case "storm":
      return say("shortly-storm", { number: values[0] ?? 0 });
    case "in-storm":
      return say("shortly-in-storm");
    case "took-special":
      return values[1] === own
        ? say("shortly-takes-yours", { good: sayGood(GOODS[values[0] ?? 0] ?? "") })
        : brief || null;
    case "swapped":
      return values[0] === own
        ? say("shortly-swaps-yours", { map: mapName(values[1] ?? 0), given: mapName(values[2] ?? 0) })
        : brief || null;
    case "pitched":
      return values[1] === own ? say("shortly-tires-you") : brief || null;
    default:
      return seat < 0 ? null : brief || null;
  }
}
