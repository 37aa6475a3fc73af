// What an option leaves lying that costs nothing, or a whole day that it brings nothing: it is asked once more.

import type { Choosable } from "../../wire";
import type { Preview, View } from "./view";
import { say, thing } from "./words";

export function overlooks({ name, preview }: Pick<Choosable, "name" | "preview">, { hand }: View): string | null {
  if (name === "enough-stones") return hand.length ? null : say("overlooks-stones");
  if (name === "enough-food") return say("overlooks-food");
  const shown = preview as unknown as Preview | null;
  if (!shown || !("card" in shown) || !shown.vain) return null;
  return say(shown.kind === "build-card" ? "overlooks-no-stone" : "overlooks-no-food", {
    card: thing(`card-${shown.card}`),
  });
}
