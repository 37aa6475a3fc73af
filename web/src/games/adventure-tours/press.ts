// What every thing on this table does when it is touched: plays if it is offered, explains itself if it is not.

import type { Choosable } from "../../wire";
import type { BoardProps } from "../kit/contract";
import type { Card, Preview, View } from "./view";

export type Desk = BoardProps<View>;

/** Holds a small card up to be read, or puts it down. */
export type Show = (card: Card | null, event?: PointerEvent) => void;

export interface Touch {
  onclick: (event: Event) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: () => void;
  onblur: () => void;
}

/** An option as its pieces are drawn. */
export interface Offer {
  text: string;
  looked: boolean;
}

/** The option that belongs to these pieces; null if they offer nothing now. */
export function offerOn(desk: Desk, ...pieces: string[]): Offer | null {
  const option = desk.options.on(...pieces);
  return option && { text: option.text, looked: desk.looked?.name === option.name };
}

export function touch(desk: Desk, ...pieces: string[]): Touch {
  const look = (): void => desk.look(desk.options.on(...pieces)?.name ?? null);
  const away = (): void => desk.look(null);
  return {
    onclick: (event) => {
      event.stopPropagation();
      const option = desk.options.on(...pieces);
      if (option) desk.choose(option.name);
      else desk.why(...pieces);
    },
    onpointerenter: (event) => event.pointerType === "mouse" && look(),
    onpointerleave: (event) => event.pointerType === "mouse" && away(),
    onfocus: look,
    onblur: away,
  };
}

/** What an option would do. */
export function previewOf(option: Choosable | null): Preview | null {
  return (option?.preview ?? null) as Preview | null;
}
