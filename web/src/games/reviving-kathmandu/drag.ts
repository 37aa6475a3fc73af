// A card of the hand is drawn onto the street, a coin onto a spot. Whatever can be drawn can be clicked as well.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { BoardProps } from "../kit/contract";
import type { Scene } from "./stage";
import type { View } from "./view";

type Drawn = Pick<BoardProps<View, Scene>, "options" | "look" | "follow" | "why">;

const STRAYED = 8;

interface Held {
  piece: string;
  from: Element;
  x: number;
  y: number;
  /** What follows the pointer, once it has strayed. */
  picture: HTMLElement | null;
}

export function dragging(table: () => Drawn): Attachment<HTMLElement> {
  return (ground) => {
    let held: Held | null = null;

    function begin(event: PointerEvent): void {
      const from = (event.target as Element).closest<HTMLElement | SVGElement>("[data-drag]");
      const piece = from?.dataset.drag;
      // A finger that moves over what can't be built now scrolls.
      const scrolls = event.pointerType === "touch" && !isCoin(piece ?? "") && !from?.hasAttribute("data-offered");
      if (!from || !piece || event.button || scrolls) return;
      held = { piece, from, x: event.clientX, y: event.clientY, picture: null };
    }

    function move(event: PointerEvent): void {
      if (!held) return;
      if (!held.picture) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < STRAYED) return;
        held.from.setPointerCapture(event.pointerId);
        held.picture = pictureOf(held.from);
        ground.append(held.picture);
      }
      held.picture.style.translate = `${event.clientX}px ${event.clientY}px`;
      const { options, look } = table();
      const aimed = isCoin(held.piece) ? piecesAt(held.piece, under(event)) : [held.piece];
      look(aimed ? (options.on(...aimed)?.name ?? null) : null);
    }

    function end(event: PointerEvent): void {
      const was = held;
      held = null;
      if (!was?.picture) return;
      was.picture.remove();
      if (event.type === "pointercancel") return;
      // Letting go is no click of whatever lies there.
      const deaf = on(ground, "click", (click) => click.stopPropagation(), { capture: true });
      setTimeout(deaf);
      letGo(table(), was.piece, under(event));
    }

    const ears = [
      on(ground, "pointerdown", begin),
      on(ground, "pointermove", move),
      on(ground, "pointerup", end),
      on(ground, "pointercancel", end),
      // Where a style alone does not keep the page from scrolling away under the finger.
      on(ground, "touchmove", (event) => held && event.cancelable && event.preventDefault(), { passive: false }),
    ];
    return () => ears.forEach((stop) => stop());
  };
}

function letGo({ options, look, follow, why }: Drawn, piece: string, at: Element | null): void {
  look(null);
  const aimed = piecesAt(piece, at);
  if (!aimed) return;
  if (!options.on(...aimed)) return why(...aimed);
  // Where several places are open, the one it was let go on is meant.
  const lot = at?.closest<SVGElement>("[data-drop]")?.dataset.drop;
  follow((_, offers) => offers.on(...aimed) ?? (lot ? (offers.on(lot) ?? null) : null));
}

/** What a thing that is let go here belongs to; null where it falls back. */
function piecesAt(piece: string, at: Element | null): string[] | null {
  if (!isCoin(piece)) return at?.closest("[data-place^='street-']") ? [piece] : null;
  const spot = at?.closest<SVGElement>("[data-spot]")?.dataset.spot;
  return spot ? [piece, `spot-${spot}`] : null;
}

const isCoin = (piece: string): boolean => piece.startsWith("coin-");
const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);

/** The card or coin again, without anything by which it could be found or touched. */
function pictureOf(from: Element): HTMLElement {
  const drawn = from.closest("svg") ?? from.querySelector("svg")!;
  const { width, height } = drawn.getBoundingClientRect();
  const copy = drawn.cloneNode(true) as SVGElement;
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const { name } of [...one.attributes])
      if (/^(data-|aria-|role$|tabindex$)/.test(name)) one.removeAttribute(name);
  const picture = document.createElement("div");
  picture.className = "rk-drawn";
  picture.ariaHidden = "true";
  Object.assign(picture.style, { width: `${width}px`, height: `${height}px` });
  picture.append(copy);
  return picture;
}
