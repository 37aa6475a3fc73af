// How things on the table are touched: one pair of ears on the whole board, and attributes on whatever may be chosen.

import type { Attachment } from "svelte/attachments";
import type { BoardProps } from "../contract";
import type { View } from "./view";

type Shell = Pick<BoardProps<View>, "choose" | "look" | "why">;

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

/** Hears what is chosen, looked at, or tried in vain (`data-why`), anywhere on the board. */
export function touching(shell: () => Shell): Attachment<SVGElement> {
  return (board) => {
    const optionAt = (event: Event): string | undefined => nearest(event, "option");
    const heard: Record<string, (event: Event) => void> = {
      click: (event) => {
        const option = optionAt(event);
        const tried = nearest(event, "why");
        if (option) shell().choose(option);
        else if (tried) shell().why(tried);
      },
      keydown: (event) => {
        const option = optionAt(event);
        const key = (event as KeyboardEvent).key;
        if (!option || (key !== "Enter" && key !== " ")) return;
        event.preventDefault();
        shell().choose(option);
      },
      pointerover: (event) => {
        if ((event as PointerEvent).pointerType !== "touch") shell().look(optionAt(event) ?? null);
      },
      pointerleave: () => shell().look(null),
      focusin: (event) => shell().look(optionAt(event) ?? null),
      focusout: () => shell().look(null),
    };
    for (const [name, ears] of Object.entries(heard)) board.addEventListener(name, ears);
    return () => {
      for (const [name, ears] of Object.entries(heard)) board.removeEventListener(name, ears);
    };
  };
}

function nearest(event: Event, what: "option" | "why"): string | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const element = event.target.closest<SVGElement>(`[data-${what}]`);
  return element?.dataset[what];
}
