// Which component is held up to be read. Any element with `data-inspect` can be: by hovering over it for a moment, by
// focusing it with the keyboard, by a finger's tap where it offers no choice, and by a long press where it does. One with
// `data-large` as well can be read as it lies there: hovering does not hold it up, the keyboard and a long press do. One
// with `data-through` lies over others that are read through it by a mouse. One with `data-asks` is a mark to be pressed for it: that holds it up until the next press, and does nothing else.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { isMouse } from "./mouse";

const HOVER = 600;
/** What may be chosen is looked at before it is read about. */
const LINGER = 1200;
const PRESS = 450;
const STRAYED = 12;

export interface Inspected {
  what: string;
  /** Where it lies on the screen, or all that it lies among. */
  box: DOMRect;
  /** What explains it lies at it, whatever else that covers: games mark it by `data-close`. */
  close: boolean;
  /** A finger holds it up until the next touch; a mouse only while it rests there. */
  stays: boolean;
  /** A pointer asked for it: neither the keyboard on its way, nor a mouse that rests where it has just clicked. */
  asked: boolean;
}

const held = (element: HTMLElement): Omit<Inspected, "stays" | "asked"> => ({
  what: element.dataset.inspect!,
  box: boxOf(element),
  close: element.matches("[data-close]"),
});

/** What an event is about: what is covered by `data-through` is read through it. */
function aimedAt(event: Event): Element {
  const target = event.target as Element;
  if (!(event instanceof PointerEvent) || !target.closest("[data-through]")) return target;
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  return below.find((one) => !one.closest("[data-through]") && one.closest("[data-inspect]")) ?? target;
}

/** Where it lies; what lies among others in `data-around` is explained beside all of these, at its own height. */
function boxOf(element: HTMLElement): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const around = element.closest("[data-around]")?.getBoundingClientRect();
  return new DOMRect(around?.x ?? x, y, around?.width ?? width, height);
}

/** What answers a tap in its own way. */
const ANSWERS = "button, a, label, input, select, summary, [role=button], [data-offered], .offered";

/** Whether something explains this element. */
export const isExplained = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-inspect]") !== null;

export class Inspecting {
  now = $state.raw<Inspected | null>(null);
  /** The finger came down while something was shown: it only goes on from there. */
  #went = false;
  #timer = 0;
  /** What will be held up when the time has come. */
  #coming: Element | null = null;
  #pressed: { x: number; y: number } | null = null;
  /** A long press that showed something is no click. */
  #shown = false;
  #byKey = false;
  #byFinger = false;
  /** A click on what was held up puts it away. */
  #putAway = false;
  /** A finger that put something away by touching something else does no more than that. */
  #onlyCloses = false;
  /** Where the mouse was seen last. */
  #at = { x: -1, y: -1 };
  /** Where a click put something away: the mouse asks again once it has gone on from there. */
  #silent: { x: number; y: number } | null = null;

  constructor(
    /** Whether something is being shown just now. */
    readonly watching: () => boolean = () => false,
    /** Whether there is but one thing to do: a finger on it means it, whatever is held up. */
    readonly led: () => boolean = () => false,
  ) {}

  /** Where the mouse was seen beside the table: what comes to lie under it there is not asked about until it goes on. */
  beside({ clientX, clientY }: PointerEvent): void {
    this.#silent = { x: clientX, y: clientY };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#coming = null;
    this.now = null;
  }

  /** Hears of everything within an element. */
  readonly attach: Attachment<HTMLElement> = (ground) => {
    const ears: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["pointerover", (event: PointerEvent) => isMouse(event) && this.#over(event)],
      ["pointerleave", (event: PointerEvent) => isMouse(event) && !this.now?.stays && this.close()],
      ["pointerdown", (event: PointerEvent) => this.#press(event)],
      ["pointermove", (event: PointerEvent) => this.#moved(event)],
      ["pointerup", (event: PointerEvent) => this.#up(event)],
      ["pointercancel", () => this.#release()],
      ["mousedown", (event: MouseEvent) => this.#unfocused(event), { capture: true }],
      ["click", (event: MouseEvent) => this.#swallow(event), { capture: true }],
      ["click", (event: MouseEvent) => this.#tapped(event)],
      ["contextmenu", (event: MouseEvent) => this.#shown && event.preventDefault()],
      ["keydown", () => (this.#byKey = true), { capture: true }],
      ["keyup", () => (this.#byKey = true), { capture: true }],
      ["focusin", (event: FocusEvent) => this.#byKey && this.#soon(event, HOVER)],
      ["focusout", () => !this.now?.stays && this.close()],
    ];
    const deaf = ears.map(([name, hear, more]) => on(ground, name, hear as EventListener, more));
    return () => {
      this.close();
      deaf.forEach((stop) => stop());
    };
  };

  /** Something that slid under a resting mouse is not asked about; a piece that moves a little is still the same. */
  #over(event: PointerEvent): void {
    if (this.now?.stays) return;
    const element = aimedAt(event).closest("[data-inspect]");
    if (this.#coming && this.#coming === element) return;
    if (event.clientX === this.#at.x && event.clientY === this.#at.y) return this.close();
    if (this.#isSilent(event)) return this.close();
    if (element?.matches("[data-large]")) return this.close();
    const offered = (event.target as Element).closest("[data-inspect], [data-offered]")?.matches("[data-offered]");
    this.#soon(event, offered ? LINGER : HOVER);
  }

  #moved(event: PointerEvent): void {
    if (isMouse(event) && !this.#pressed && this.#wanders(event)) this.#over(event);
    this.#at = { x: event.clientX, y: event.clientY };
    if (this.#strayed(event)) this.#release();
  }

  /** A mouse that goes on over what it was silent about asks about it: it slid under it, or was put away there. */
  #wanders(event: PointerEvent): boolean {
    return !this.#isSilent(event) && (event.clientX !== this.#at.x || event.clientY !== this.#at.y);
  }

  #isSilent({ clientX, clientY }: PointerEvent): boolean {
    if (this.#silent && Math.hypot(clientX - this.#silent.x, clientY - this.#silent.y) <= STRAYED) return true;
    this.#silent = null;
    return false;
  }

  #soon(event: Event, after: number, asked = true): void {
    const element = aimedAt(event).closest<HTMLElement>("[data-inspect]");
    if (element && this.now?.what === element.dataset.inspect) return;
    this.close();
    const offered = (event.target as Element).closest("[data-offered]");
    if (!element && !(offered && this.#pressed)) return;
    this.#coming = element;
    this.#timer = window.setTimeout(() => {
      // Whoever holds on to what may be chosen wants to know of it, even if there is nothing more to say: it is not taken.
      if (!element) return void (this.#shown = true);
      // It may have gone meanwhile, or have nothing to tell any more.
      if (!element.isConnected || !element.dataset.inspect) return;
      this.now = {
        ...held(element),
        stays: this.#pressed !== null,
        asked: asked && !this.#byKey,
      };
      this.#shown = this.#pressed !== null;
    }, after);
  }

  #press(event: PointerEvent): void {
    this.#byKey = false;
    this.#shown = false;
    this.#went = this.watching();
    this.#putAway = this.now !== null;
    this.#byFinger = event.pointerType !== "mouse";
    const touched = (event.target as Element).closest<HTMLElement>("[data-inspect]");
    const meant = this.led() && (event.target as Element).closest("[data-offered]") !== null;
    this.#onlyCloses =
      this.#byFinger && this.now?.stays === true && this.now.what !== touched?.dataset.inspect && !meant;
    this.close();
    this.#at = { x: event.clientX, y: event.clientY };
    const large = touched?.matches("[data-large]");
    if (!this.#byFinger && !large) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.#soon(event, PRESS);
  }

  /** Whoever stays on what was clicked may want to read it. */
  #up(event: PointerEvent): void {
    this.#release();
    const element = aimedAt(event).closest("[data-inspect]");
    this.#silent = this.#putAway ? { x: event.clientX, y: event.clientY } : null;
    if (this.#byFinger || this.#putAway || !element || element.matches("[data-large]")) return;
    this.#soon(event, LINGER, false);
  }

  /** Pieces that answer a touch in their own way let no click come so far; a second tap puts away what the first held up. */
  #tapped(event: MouseEvent): void {
    const target = event.target as Element;
    const element = target.closest<HTMLElement>("[data-inspect]");
    if (!this.#byFinger || this.#went || this.#putAway || !element || target.closest(ANSWERS)) return;
    this.now = { ...held(element), stays: true, asked: true };
  }

  #strayed(event: PointerEvent): boolean {
    const from = this.#pressed;
    return from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAYED;
  }

  /** A finger is lifted: what it held up stays until the next touch, what it has not yet is forgotten. */
  #release(): void {
    this.#pressed = null;
    if (this.#shown) return;
    clearTimeout(this.#timer);
    this.#coming = null;
  }

  /** What is not meant is not focused either: it would look as if it were. */
  #unfocused(event: MouseEvent): void {
    if (this.#byFinger && (this.#shown || this.#onlyCloses)) event.preventDefault();
  }

  #swallow(event: MouseEvent): void {
    const asks = (event.target as Element).closest<HTMLElement>("[data-asks]");
    if (asks) {
      this.close();
      this.now = { ...held(asks), stays: true, asked: true };
    } else if (!this.#shown && !this.#onlyCloses) return;
    this.#shown = this.#onlyCloses = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
