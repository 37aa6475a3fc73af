// How things on the table are touched: one pair of ears on the whole board, and attributes on whatever may be chosen.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { BoardProps } from "../kit/contract";
import type { View } from "./view";

interface Shell extends Pick<BoardProps<View>, "choose" | "look" | "why"> {
  /** Another stone in hand is to be placed first (`data-take`). */
  take: (kind: string) => void;
}

/** The option that belongs to these pieces, as it is drawn. */
export type OfferOn = (...pieces: string[]) => Offer | null;

export interface Offer {
  name: string;
  text: string;
  looked: boolean;
}

/** What makes an element an option: lit, reachable by key, with the words of the list. */
export function asOption(offer: Offer): Record<string, unknown> {
  return {
    role: "button",
    tabindex: 0,
    "aria-label": offer.text,
    "data-option": offer.name,
    class: offer.looked ? "offered looked" : "offered",
  };
}

/**
 * Hears what is chosen, looked at, or tried in vain (`data-why`: pieces by name); keys on drawn buttons come as clicks.
 * A drawing that heard of focus would be a stop of its own for the keyboard, so this belongs around it.
 */
export function touching(shell: () => Shell): Attachment<HTMLElement> {
  return (board) => {
    const optionAt = (event: Event): string | undefined => nearest(event, "option");
    const heard: Record<string, (event: Event) => void> = {
      click: (event) => {
        const option = optionAt(event);
        const held = nearest(event, "take");
        const tried = nearest(event, "why");
        if (option) shell().choose(option);
        else if (held) shell().take(held);
        else if (tried) shell().why(...tried.split(" "));
      },
      pointerover: (event) => {
        if ((event as PointerEvent).pointerType !== "touch") shell().look(optionAt(event) ?? null);
      },
      pointerleave: () => shell().look(null),
      focusin: (event) => shell().look(optionAt(event) ?? null),
      focusout: () => shell().look(null),
    };
    // Removing a focused thing is heard in the middle of drawing; Svelte's own ears may change what is drawn even then.
    const deaf = Object.entries(heard).map(([name, ears]) => on(board, name, ears));
    return () => deaf.forEach((stop) => stop());
  };
}

function nearest(event: Event, what: "option" | "take" | "why"): string | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const element = event.target.closest<SVGElement>(`[data-${what}]`);
  return element?.dataset[what];
}
