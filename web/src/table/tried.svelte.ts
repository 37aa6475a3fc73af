// What somebody has just touched or tried, and where: a refusal is said beside it, a slip of a finger is told by it.

import type { Area } from "../games/kit/beside";
import type { Spot } from "./second_tap";

const DRAGGED = 12;
/** What takes more of the window than this is a place on which things lie, not a thing. */
const THING = 1 / 8;
const THINGS = "[data-offered], [data-piece], [data-inspect], [role=button], button";

/** Where the thing lies that stands at a spot of the screen; the spot itself if there is none. */
export function thingAt(target: Element | null, { x, y }: Spot): Area {
  const most = innerWidth * innerHeight * THING;
  const boxes = [target?.closest(THINGS), target].map((one) => one?.getBoundingClientRect());
  return boxes.find((box) => box && box.width * box.height < most) ?? { x, y, width: 0, height: 0 };
}

export class Tried {
  at = $state.raw<Area | null>(null);
  /** Where a finger or the mouse came down last; null: the keyboard was used since. */
  tapped: Spot | null = null;
  /** It was a finger, which may still be where it tapped before. */
  finger = false;
  /** Focus follows the question only for whoever plays by keyboard. */
  byKeyboard = false;

  keyed(): void {
    this.byKeyboard = true;
    this.tapped = null;
    this.finger = false;
  }

  pointed(event: PointerEvent, onTable: boolean): void {
    this.byKeyboard = false;
    this.finger = event.pointerType === "touch";
    this.tapped = { x: event.clientX, y: event.clientY };
    this.at = onTable ? thingAt(event.target as Element, this.tapped) : null;
  }

  /** A piece that was dragged is refused where it was let go. */
  letGo({ clientX: x, clientY: y }: PointerEvent): void {
    if (!this.at || !this.tapped || Math.hypot(x - this.tapped.x, y - this.tapped.y) <= DRAGGED) return;
    this.at = thingAt(document.elementFromPoint(x, y), { x, y });
  }

  /** What is focused is tried by a key. */
  focused(): void {
    if (this.byKeyboard) this.at = document.activeElement?.getBoundingClientRect() ?? null;
  }
}
