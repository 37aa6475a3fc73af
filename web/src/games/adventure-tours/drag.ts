// A card is drawn from the hand to a row with the mouse; a finger scrolls, and touches twice instead.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Touch } from "../kit/touch.svelte";

const STRAYED = 8;

/** Lets an element be drawn to a `.zone`, which is then touched as if by hand. */
export function drawable(touch: Touch, piece: string): Attachment<HTMLElement> {
  return (card) =>
    on(card, "pointerdown", (start) => {
      if (start.pointerType !== "mouse" || start.button !== 0 || !touch.choices(piece).length) return;
      let moving = false;
      const move = on(window, "pointermove", (event) => {
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
        if (!moving && Math.hypot(x, y) < STRAYED) return;
        if (!moving) touch.take(piece);
        moving = true;
        Object.assign(card.style, { translate: `${x}px ${y}px`, pointerEvents: "none", transition: "none" });
      });
      const end = on(window, "pointerup", (event) => {
        move();
        end();
        if (!moving) return;
        const zone = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(".zone");
        Object.assign(card.style, { translate: "", pointerEvents: "", transition: "" });
        if (zone) zone.click();
        else touch.putDown();
      });
    });
}
