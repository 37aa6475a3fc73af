// The window over the map: what it shows by itself, and how fingers, mouse and wheel move it.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { wantsLessMotion } from "../kit/motion";
import { between, fitted, held, zoomed, type Sight } from "./camera";
import { SPACE, type Box, type Point } from "./layout";

const TRAVEL = 420;
/** A finger that moves less than this has not moved. */
const STILL = 5;
/** Whoever wants to see a place closer sees a space so wide, in pixels. */
const CLOSE = 44;

export interface Sheet {
  whole: Box;
  /** What is shown unless somebody looks elsewhere. */
  aim: Box;
  /** What comes closer, as long as it is in sight. */
  dear: Point;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  sight = $state<Sight>("fitting");
  #box = $state.raw<Box | null>(null);
  #frame = 0;
  #svg: SVGSVGElement | null = null;
  #touching = new Map<number, Point>();
  /** The last touch moved the map: it chose nothing. */
  dragged = false;

  constructor(readonly sheet: () => Sheet) {}

  get shown(): Box {
    return this.#box ?? this.sheet().aim;
  }
  /** Screen pixels for a unit of the sheet. */
  get scale(): number {
    return this.width / this.shown.width;
  }
  /** Where a point of the sheet lies on the window. */
  onWindow({ x, y }: Point): Point {
    return { x: (x - this.shown.x) * this.scale, y: (y - this.shown.y) * this.scale };
  }
  onSheet(event: { clientX: number; clientY: number }): Point {
    const frame = this.#svg?.getBoundingClientRect();
    return {
      x: this.shown.x + (event.clientX - (frame?.left ?? 0)) / this.scale,
      y: this.shown.y + (event.clientY - (frame?.top ?? 0)) / this.scale,
    };
  }

  /** Goes to what is to be seen by itself; to be called in an effect. */
  follow(): () => void {
    if (this.sight !== "free" && this.width && this.height) this.#travel(this.sheet().aim);
    return () => cancelAnimationFrame(this.#frame);
  }

  magnify(factor: number, about?: Point): void {
    const { dear, whole } = this.sheet();
    const { shown } = this;
    const middle = { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 };
    const inSight = Math.abs(dear.x - middle.x) * 2 < shown.width && Math.abs(dear.y - middle.y) * 2 < shown.height;
    this.#hold(held(zoomed(shown, factor, about ?? (inSight ? dear : middle), whole), whole));
  }

  /** Brings a point of the sheet into the middle, close enough for a finger. */
  goTo({ x, y }: Point): void {
    // A map that nobody sees, behind another page of a phone, has no size.
    if (!this.width || !this.height) return;
    const wide = Math.min(this.shown.width, (this.width / CLOSE) * SPACE);
    const high = (wide * this.height) / this.width;
    this.sight = "free";
    const box = { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
    this.#travel(fitted(held(box, this.sheet().whole), this.width, this.height));
  }

  #hold(box: Box): void {
    this.sight = "free";
    cancelAnimationFrame(this.#frame);
    this.#box = box;
  }

  /** Glides to another part of the sheet, or is there at once where nothing shall move. */
  #travel(to: Box): void {
    cancelAnimationFrame(this.#frame);
    const from = untrack(() => this.#box);
    const still = !from || document.hidden || wantsLessMotion();
    if (still || Math.abs(from.width / from.height - to.width / to.height) > 0.01) {
      this.#box = to;
      return;
    }
    const begun = performance.now();
    // What is said at the pieces moves with them, once a frame is drawn.
    const tell = () => this.#svg?.dispatchEvent(new CustomEvent("moved", { bubbles: true }));
    const step = (now: number) => {
      tell();
      const t = Math.min(1, Math.max(0, (now - begun) / TRAVEL));
      this.#box = between(from, to, 1 - (1 - t) ** 3);
      this.#frame = requestAnimationFrame(t < 1 ? step : tell);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Dragging with one finger or the mouse, pinching with two, turning the wheel. */
  readonly moved: Attachment<SVGSVGElement> = (svg) => {
    this.#svg = svg;
    const ears: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["pointerdown", (event: PointerEvent) => this.#down(event)],
      ["pointermove", (event: PointerEvent) => this.#move(event)],
      ["pointerup", (event: PointerEvent) => this.#touching.delete(event.pointerId)],
      ["pointercancel", (event: PointerEvent) => this.#touching.delete(event.pointerId)],
      ["wheel", (event: WheelEvent) => this.#wheel(event), { passive: false }],
    ];
    const deaf = ears.map(([name, hear, more]) => on(svg, name, hear as EventListener, more));
    return () => deaf.forEach((stop) => stop());
  };

  #down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#touching.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = false;
  }

  #move(event: PointerEvent): void {
    // A mouse that was let go over something else is no longer down.
    if (event.pointerType === "mouse" && !event.buttons) this.#touching.clear();
    const was = this.#touching.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && this.#touching.size === 1 && Math.hypot(now.x - was.x, now.y - was.y) < STILL) return;
    if (!this.dragged) this.#svg?.setPointerCapture(event.pointerId);
    this.dragged = true;
    const { shown, scale } = this;
    const { whole } = this.sheet();
    const other = [...this.#touching].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (point: Point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
      const middle = this.onSheet({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      this.#hold(held(zoomed(shown, apart(was) / apart(now), middle, whole), whole));
    } else {
      const [x, y] = [shown.x - (now.x - was.x) / scale, shown.y - (now.y - was.y) / scale];
      this.#hold(held({ ...shown, x, y }, whole));
    }
    this.#touching.set(event.pointerId, now);
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.magnify(Math.exp(Math.sign(event.deltaY) * 0.16), this.onSheet(event));
  }
}
