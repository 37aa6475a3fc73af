// Why a card in hand can't be played now, or only as equipment: the server says the same when it is tried.

import { adventurerOf, cardNamed, COLOURS } from "./cards";
import type { Step, View } from "./view";
import { say, sayCard, thing } from "./words";

/** After these a card of the hand may follow. */
const FOLLOWED: readonly string[] = ["rufus-rigs", "earl-of-bucket"];

/** Null: nothing keeps it back. */
export function reasonOf(view: View, name: string): string | null {
  const own = view.players.find((player) => player.seat === view.seat);
  if (!own?.gear || view.over) return null;
  const step = view.to_come[0]?.seat === own.seat ? view.to_come[0] : undefined;
  const other = step && sayOther(step, name);
  if (other) return other;
  const { colour, demand } = cardNamed(name);
  const gear = own.gear[COLOURS.indexOf(colour)]!;
  return demand > gear ? say("hand-demands", { demand, gear, kind: thing(`kind-${colour}`) }) : null;
}

/** Something else is asked, or another colour. */
function sayOther({ kind, card }: Step, name: string): string | null {
  if (kind === "turn" || kind === "add-member" || kind === "add-equipment") return null;
  const acting = card && adventurerOf(card);
  if (!card || !acting) return say("why-answer-first");
  const { colour } = cardNamed(card);
  if (!FOLLOWED.includes(acting)) return say("why-action-first", { card: sayCard(card) });
  return acting === "rufus-rigs" && cardNamed(name).colour !== colour
    ? say("why-colour", { card: sayCard(card), colour: thing(`colour-${colour}`) })
    : null;
}
