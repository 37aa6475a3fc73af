// An event in as few words as will do: what the others did is told in a line or two.

import type { Happened } from "../../wire";
import { cardNumbered } from "./cards";
import type { Thing } from "../../words/words";
import { say, thing } from "./words";

type Names = (seat: number) => string;

const GIVEN = ["ida-handout", "betty-mcklug"];

/** Null: it is no news, or what follows tells it. */
export function shortly({ name, seat, values }: Happened, nameOf: Names, own: number | null): string | null {
  const short = (): Thing => thing(`short-${cardNumbered(values[0]).adventurer}`);
  /** What is only aimed may still be stopped. */
  const given = (whom: number, aimed: boolean): string => {
    if (whom === seat) return say("short-to-oneself");
    if (whom === own) return say(aimed ? "short-aimed-to-you" : "short-to-you");
    return say(aimed ? "short-aimed-to" : "short-to", { who: nameOf(whom) });
  };
  const things = (whose: number): string =>
    whose === own ? say("short-yours", { card: short() }) : say("short-theirs", { who: nameOf(whose), card: short() });
  switch (name) {
    case "equipped":
    case "joined":
      return say(`shortly-${name}`, { card: short() });
    case "aimed":
      return GIVEN.includes(cardNumbered(values[0]).adventurer) ? given(values[1]!, true) : null;
    case "aimed-second":
      return given(values[0]!, true);
    case "gave":
      return given(values[0]!, false);
    case "lost-equipment":
    case "lost-member":
      return say("shortly-discards", { card: things(seat) });
    case "stole-equipment":
    case "stole-member":
      return say("shortly-takes", { card: things(values[1]!) });
    case "protected":
    case "protected-from-equipment":
      return say("shortly-protected", { card: things(seat) });
    case "further-turn":
      return say("shortly-again");
    case "equipment-joined":
      return values[1] ? say("shortly-equipment-joined", { number: values[1] }) : null;
    default:
      return null;
  }
}
