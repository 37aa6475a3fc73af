// What every thing on this table does when it is touched: plays if it is offered, explains itself if it is not.

import type { BoardProps } from "../contract";
import type { ToursView } from "./view";

export type Desk = BoardProps<ToursView>;

export interface Touch {
  onclick: (event: Event) => void;
  onpointerenter: () => void;
  onpointerleave: () => void;
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
    onpointerenter: look,
    onpointerleave: away,
    onfocus: look,
    onblur: away,
  };
}
