// Stones are dragged from the cart or the hand onto the tower or a cart, by mouse or finger. An element with `data-drag` names the
// piece it is, one with `data-spot` the place it may be dropped on.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const STRAYED = 8;
/** A finger would hide what it drags: that hangs above it, and is dropped where it is seen. */
const LIFTED = 34;
/** So near to a lit place it is meant. */
const REACH = 22;

export interface Dragged {
  piece: string;
  /** Where the pointer is, on the screen. */
  x: number;
  y: number;
}

export class Drag {
  now = $state.raw<Dragged | null>(null);
  #pressed: Dragged | null = null;
  #lifted = 0;

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
      on(window, "pointerup", () => this.#release()),
      on(window, "pointercancel", () => this.#end()),
      // Where a style alone does not keep the page from scrolling away under the finger.
      on(board, "touchmove", (event) => this.#pressed && event.cancelable && event.preventDefault(), {
        passive: false,
      }),
    ];
    return () => deaf.forEach((stop) => stop());
  };

  #press(event: PointerEvent): void {
    const piece = (event.target as Element).closest<SVGElement>("[data-drag]")?.dataset.drag;
    if (!piece || event.button !== 0 || !this.may(piece)) return;
    this.#pressed = { piece, x: event.clientX, y: event.clientY };
    this.#lifted = event.pointerType === "mouse" ? 0 : LIFTED;
    // A finger holds on to what it touched first; this one looks for what lies under it.
    if (event.pointerType !== "mouse") (event.target as Element).releasePointerCapture(event.pointerId);
  }

  #move({ clientX: x, clientY: y }: PointerEvent): void {
    const from = this.#pressed;
    if (!from || (!this.now && Math.hypot(x - from.x, y - from.y) < STRAYED)) return;
    this.now = { piece: this.now?.piece ?? this.begin(from.piece), x, y: y - this.#lifted };
  }

  #release(): void {
    const dragged = this.now;
    const spot = dragged && spotAt(dragged);
    this.#end();
    if (dragged && spot !== null) this.drop(dragged.piece, spot);
  }

  #end(): void {
    this.now = null;
    this.#pressed = null;
  }
}

/** The place that something is dropped on: what is under it if that is lit, else a lit one beside it, else what is there. */
function spotAt({ x, y }: Dragged): string | null {
  const under = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-spot]") ?? null;
  if (under?.matches("[data-offered]")) return under.dataset.spot!;
  const beside = [...document.querySelectorAll<SVGElement>("[data-spot][data-offered]")]
    .map((element) => ({ element, far: distance(element.getBoundingClientRect(), x, y) }))
    .sort((one, other) => one.far - other.far)[0];
  return (beside && beside.far <= REACH ? beside.element : under)?.dataset.spot ?? null;
}

const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
