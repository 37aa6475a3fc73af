// What the things on this table share: the options, what is looked at, and how a thing answers to hand and key.

import type { Choosable } from "../../wire";
import type { BoardProps } from "../contract";
import { sayOption } from "./options";
import type { Preview, View } from "./view";

export interface Handles {
  onclick: () => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: () => void;
  onblur: () => void;
}

export interface Table {
  options: ReadonlyMap<string, Choosable>;
  looked: string | null;
  /** What the option that is looked at would do. */
  seen: Preview | null;
  asking: string | null;
  /** The face that has been picked up and waits for its place, and its card. */
  placing: { face: string; card: number } | null;
  /** The option that builds on the monument with this card on top. */
  onTop: (card: number) => string | null;
  /** The section of this finished monument that is to be coloured now, or null. */
  colouring: (owner: number, finished: number | null) => number | null;
  /** What an option means, with people's names in it. */
  say: (name: string) => string;
  /** Clicking, keys, hovering and focus of a thing that stands for an option, offered or not. */
  handles: (name: string) => Handles;
}

export function tableOf(props: BoardProps<View>): Table {
  const { options, places, looked, asking, choose, look, why } = props;
  const wild = [...options.values()].find((option) => option.name.startsWith("wild-is-"))?.preview as
    | Preview
    | undefined;
  const first = options.values().next().value?.preview as Preview | undefined;
  const placing = asking === "prompt-place" && first?.face ? { face: first.face, card: first.card ?? -1 } : null;
  const act = (name: string): void => (options.has(name) ? choose(name) : why(name));
  return {
    options,
    asking,
    placing,
    looked: looked?.name ?? null,
    seen: (looked?.preview as Preview | undefined) ?? null,
    onTop: (card) => [...options.keys()].find((name) => name.startsWith(`on-${card}-`)) ?? null,
    colouring: (owner, finished) =>
      wild && finished !== null && wild.owner === owner && wild.finished === finished ? (wild.section ?? null) : null,
    say: (name) => {
      const option = options.get(name);
      return option ? (sayOption(option, places) ?? option.text) : "";
    },
    handles: (name) => ({
      onclick: () => act(name),
      onkeydown: (event) => pressed(event, () => act(name)),
      onpointerenter: (event) => hovering(event) && look(options.has(name) ? name : null),
      onpointerleave: (event) => hovering(event) && look(null),
      onfocus: () => look(options.has(name) ? name : null),
      onblur: () => look(null),
    }),
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
