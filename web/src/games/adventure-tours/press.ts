// What every thing on this table does when it is touched: plays if it is offered, explains itself if it is not.

import type { BoardProps } from "../contract";
import type { Card, ToursView } from "./view";

export type Desk = BoardProps<ToursView>;

/** Holds a small card up to be read, or puts it down. */
export type Show = (card: Card | null, event?: PointerEvent) => void;

export interface Touch {
  onclick: (event: Event) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: () => void;
  onblur: () => void;
}

export function touch(desk: Desk, name: string): Touch {
  const look = (): void => desk.look(desk.options.has(name) ? name : null);
  const away = (): void => desk.look(null);
  return {
    onclick: (event) => {
      event.stopPropagation();
      if (desk.options.has(name)) desk.choose(name);
      else desk.why(name);
    },
    onpointerenter: (event) => event.pointerType === "mouse" && look(),
    onpointerleave: (event) => event.pointerType === "mouse" && away(),
    onfocus: look,
    onblur: away,
  };
}
