// What makes a drawn thing a button for something that only this board knows of, lit like any option.

import type { Touched } from "../kit/touch.svelte";

export function pressable(label: string, press: () => unknown, held?: boolean): Touched {
  return {
    role: "button",
    tabindex: 0,
    "data-offered": "",
    "aria-label": label,
    ...(held === undefined ? {} : { "aria-pressed": held }),
    onclick: (event) => {
      event.stopPropagation();
      press();
    },
  };
}

/** What can't be changed, and says why when it is touched. */
export const refused = (why: () => void): Touched => ({
  onclick: (event) => {
    event.stopPropagation();
    why();
  },
});
