// Stones are dragged from the cart or the hand onto the tower or a cart, by mouse or finger. An element with `data-drag` names the
// piece it is, one with `data-spot` the place it may be dropped on.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const STRAYED = 8;

export interface Dragged {
  piece: string;
  /** Where the pointer is, on the screen. */
  x: number;
  y: number;
}

export class Drag {
  now = $state.raw<Dragged | null>(null);
  #pressed: Dragged | null = null;

  constructor(
    readonly may: (piece: string) => boolean,
    readonly drop: (piece: string, spot: string) => void,
    /** What is dragged begins to move; it may be taken up as another piece. */
    readonly begin: (piece: string) => string = (piece) => piece,
  ) {}

  readonly attach: Attachment<HTMLElement> = (board) => {
    const deaf = [
      on(board, "pointerdown", (event) => this.#press(event)),
      on(window, "pointermove", (event) => this.#move(event)),
      on(window, "pointerup", (event) => this.#release(event)),
      on(window, "pointercancel", () => this.#end()),
    ];
    return () => deaf.forEach((stop) => stop());
  };

  #press(event: PointerEvent): void {
    const piece = (event.target as Element).closest<SVGElement>("[data-drag]")?.dataset.drag;
    if (!piece || event.button !== 0 || !this.may(piece)) return;
    this.#pressed = { piece, x: event.clientX, y: event.clientY };
    // A finger holds on to what it touched first; this one looks for what lies under it.
    if (event.pointerType !== "mouse") (event.target as Element).releasePointerCapture(event.pointerId);
  }

  #move({ clientX: x, clientY: y }: PointerEvent): void {
    const from = this.#pressed;
    if (!from || (!this.now && Math.hypot(x - from.x, y - from.y) < STRAYED)) return;
    this.now = { piece: this.now?.piece ?? this.begin(from.piece), x, y };
  }

  #release({ clientX: x, clientY: y }: PointerEvent): void {
    const dragged = this.now;
    this.#end();
    if (!dragged) return;
    const spot = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-spot]")?.dataset.spot;
    if (spot !== undefined) this.drop(dragged.piece, spot);
  }

  #end(): void {
    this.now = null;
    this.#pressed = null;
  }
}
