// A card is drawn from the hand to a row, with the mouse or upwards with a finger, which scrolls the other way.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Touch } from "../kit/touch.svelte";

const STRAYED = 8;

/** Lets an element be drawn to a `.zone`, which is then touched as if by hand. */
export function drawable(touch: Touch, piece: string): Attachment<HTMLElement> {
  return (card) => {
    // Text selected somewhere would be dragged by the browser itself, and the card not at all.
    const still = on(card, "dragstart", (event) => event.preventDefault());
    const down = on(card, "pointerdown", (start) => {
      if (start.button !== 0 || !start.isPrimary || !touch.choices(piece).length) return;
      const finger = start.pointerType === "touch";
      let moving = false;
      const move = on(window, "pointermove", (event) => {
        if (event.pointerId !== start.pointerId) return;
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
        if (!moving && (Math.hypot(x, y) < STRAYED || (finger && -y < Math.abs(x) / 3))) return;
        if (!moving) touch.take(piece);
        moving = true;
        Object.assign(card.style, { translate: `${x}px ${y}px`, pointerEvents: "none", transition: "none" });
      });
      const end = (event: PointerEvent): void => {
        if (event.pointerId !== start.pointerId) return;
        move();
        up();
        cancel();
        if (!moving) return;
        const found = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
        const zone = found?.closest<HTMLElement>(".zone");
        Object.assign(card.style, { translate: "", pointerEvents: "", transition: "" });
        if (zone) zone.click();
        else touch.putDown();
      };
      const up = on(window, "pointerup", end);
      const cancel = on(window, "pointercancel", end);
    });
    return () => {
      still();
      down();
    };
  };
}
