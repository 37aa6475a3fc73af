// What the things on this table share: what is looked at, and how a thing answers to hand and key.

import type { Choosable } from "../../wire";
import type { BoardProps } from "../kit/contract";
import { previewOf, sayOption } from "./options";
import type { Section, View } from "./view";

export interface Handles {
  onclick: () => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: () => void;
  onblur: () => void;
}

/** A thing that may be touched, whether an option is offered there now or not. */
export interface Thing {
  offered: boolean;
  looked: boolean;
  /** What choosing it means, with people's names in it; null while it offers nothing. */
  text: string | null;
  handles: Handles;
}

export interface Table {
  asking: string | null;
  /** The section that the option which is looked at would build. */
  built: Section | null;
  /** The section that has been picked up and waits for its place. */
  placing: Section | null;
  /** The section of this finished monument that is to be coloured now, or null. */
  colouring: (owner: number, finished: number | null) => number | null;
  /** The thing that these pieces are. */
  thing: (...pieces: string[]) => Thing;
  /** Options with a button of their own: what is drawn nowhere, and the points of the last coin. */
  buttons: Thing[];
}

export function tableOf(props: BoardProps<View>): Table {
  const { options, places, looked, asking, choose, look, why } = props;
  const [first = null] = options.values();
  const asked = first && previewOf(first);
  const seen = looked && previewOf(looked);

  function thing(option: Choosable | null, pieces: string[]): Thing {
    const act = (): void => (option ? choose(option.name) : why(...pieces));
    const show = (): void => look(option ? option.name : null);
    return {
      offered: option !== null,
      looked: option !== null && looked?.name === option.name,
      text: option && (sayOption(option, places) ?? option.text),
      handles: {
        onclick: act,
        onkeydown: (event) => pressed(event, act),
        onpointerenter: (event) => hovering(event) && show(),
        onpointerleave: (event) => hovering(event) && look(null),
        onfocus: show,
        onblur: () => look(null),
      },
    };
  }

  return {
    asking,
    built: seen?.kind === "building" || seen?.kind === "placing" ? seen : null,
    placing: asked?.kind === "placing" ? asked : null,
    colouring: (owner, finished) =>
      asked?.kind === "colouring" && asked.owner === owner && asked.finished === finished ? asked.section : null,
    thing: (...pieces) => thing(options.on(...pieces), pieces),
    buttons: [...options.values()]
      .filter(({ on }) => on.length === 0 || on.includes("purse"))
      .map((option) => thing(option, option.on)),
  };
}

/** A finger does not hover: it presses, and what it presses has the focus. */
export const hovering = (event: PointerEvent): boolean => event.pointerType === "mouse";

/** Enter and Space, for what is drawn instead of being a button. */
export function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  if (event.currentTarget instanceof HTMLButtonElement) return; // it clicks by itself
  event.preventDefault();
  act();
}
