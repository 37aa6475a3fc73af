// In the evening the carts go on along the road, and in fog they turn round; how far they are is told here, from frame
// to frame.

import { cubicInOut } from "svelte/easing";
import { wantsLessMotion } from "../kit/motion";
import type { Beat } from "../kit/staging.svelte";
import type { Scene } from "./stage";
import type { View } from "./view";

type Now = Beat<View, Scene> | null;

/** Longer than the shell takes to see what has moved. */
const SETTLED = 120;
/** Which part of a moment something moves in; for the rest of it the fog is read about, or the carts stand again. */
const GOES = 0.92;
const TURNS = 0.6;

const goes = (now: Now): boolean => now?.scene?.kind === "evening";
const turns = (now: Now): boolean => now?.scene?.kind === "fog" && now.scene.turns;

export class Evening {
  #part = $state.raw<{ beat: Now; part: number }>({ beat: null, part: 1 });
  #settling = $state(false);

  constructor(readonly beat: () => Now) {
    $effect(() => {
      const now = beat();
      if (!now || !(goes(now) || turns(now))) return;
      this.#settling = true;
      const began = performance.now();
      const lasts = Math.max(1, now.lasts * (goes(now) ? GOES : TURNS));
      let frame = 0;
      const step = (): void => {
        const part = Math.min(1, (performance.now() - began) / lasts);
        this.#part = { beat: now, part: cubicInOut(part) };
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
      return () => {
        cancelAnimationFrame(frame);
        setTimeout(() => (this.#settling = false), SETTLED);
      };
    });
  }

  /** Which part of their way the carts have gone; null while they stand. */
  get part(): number | null {
    return this.#of(goes);
  }

  /** How far they have turned round where they stand; null if they don't. */
  get turned(): number | null {
    return this.#of(turns);
  }

  #of(which: (now: Now) => boolean): number | null {
    const now = this.beat();
    if (!which(now) || wantsLessMotion()) return null;
    return this.#part.beat === now ? this.#part.part : 0;
  }

  /** Whether what lies on the carts goes with them, and not by itself. */
  get still(): boolean {
    const kind = this.beat()?.scene?.kind;
    return this.#settling || kind === "evening" || kind === "fog";
  }
}
