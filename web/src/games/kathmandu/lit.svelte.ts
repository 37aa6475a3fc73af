// The landscape that something asks for, while it is pointed at: its spaces stay bright on the map.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { LETTER_OF } from "./land";
import type { Landscape } from "./view";

export const lit = $state<{ landscape: Landscape | null }>({ landscape: null });

/** Lights the spaces of its landscape while it is pointed at, touched or focused. */
export const lights =
  (landscape: string | null): Attachment<Element> =>
  (thing) => {
    if (!landscape || !(landscape in LETTER_OF)) return;
    const show = () => (lit.landscape = landscape as Landscape);
    const away = () => {
      if (lit.landscape === landscape) lit.landscape = null;
    };
    const deaf = [
      ...["pointerenter", "focusin"].map((name) => on(thing, name, show)),
      ...["pointerleave", "focusout"].map((name) => on(thing, name, away)),
    ];
    return () => {
      away();
      deaf.forEach((stop) => stop());
    };
  };
