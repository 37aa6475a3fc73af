// A spot on the map that was pressed: it is gone to, or with several ways to do so, it is asked which.

import type { Choosable } from "@/wire";
import type { Camera } from "./camera.svelte";
import type { Point } from "./layout";
import { isSwap, leadingTo, movementOf, onlyEnd, previewOf, type End, type Spot } from "./offers";
import type { Table } from "./table";

/** How wide the list of ways is at the most, and how high each of them, in pixels. */
const [WIDE, HIGH] = [240, 44];
const EDGE = 4;

export class Picking {
  #asked = $state.raw<Spot | null>(null);
  /** The spot of which it is asked, as long as it has several ways. */
  readonly picked = $derived.by(
    () => this.spots().find((spot) => spot.key === this.#asked?.key && spot.options.length > 1) ?? null,
  );
  /** Where the list of its ways lies in the window of the map. */
  readonly place = $derived.by((): Point => {
    if (!this.picked) return { x: 0, y: 0 };
    const { x, y } = this.camera.onWindow(this.picked.at);
    return {
      x: Math.max(EDGE, Math.min(x + 18, this.camera.width - WIDE)),
      y: Math.max(EDGE, Math.min(y + 6, this.camera.height - HIGH * (this.picked.options.length + 1))),
    };
  });

  constructor(
    readonly table: () => Table,
    readonly spots: () => readonly Spot[],
    readonly camera: Camera,
  ) {}

  press(spot: Spot): void {
    const [first, ...others] = spot.options;
    if (spot.ends.length) {
      const end = onlyEnd(spot.ends);
      if (end) this.#lead(end);
      else this.#asked = spot;
    } else if (first && others.every((one) => this.#alike(first, one))) this.table().choose(first.name);
    else this.#asked = spot;
  }

  /** Of several ways to a place, the one that sets out like this; what is still open then is asked. */
  take(option: Choosable): void {
    const end = onlyEnd(this.#asked?.ends.filter((one) => one.option === option) ?? []);
    this.close();
    if (end) this.#lead(end);
    else this.table().choose(option.name);
  }

  close(): void {
    this.#asked = null;
  }

  #lead(end: End): void {
    this.table().follow(leadingTo(end));
  }

  #alike(first: Choosable, other: Choosable): boolean {
    const { view } = this.table();
    const outcome = (option: Choosable) => JSON.stringify([previewOf(option), movementOf(view, option)?.ways]);
    return !isSwap(other) && outcome(other) === outcome(first);
  }
}
