// In the evening the carts go on along the road; how far they are is told here, from frame to frame.

import { cubicInOut } from "svelte/easing";
import { wantsLessMotion } from "../kit/motion";
import type { Beat } from "../kit/staging.svelte";
import type { Scene } from "./stage";
import type { View } from "./view";

type Now = Beat<View, Scene> | null;

/** Longer than the shell takes to see what has moved. */
const SETTLED = 120;

export class Evening {
  #part = $state.raw<{ beat: Now; part: number }>({ beat: null, part: 1 });
  #settling = $state(false);

  constructor(readonly beat: () => Now) {
    $effect(() => {
      const now = beat();
      if (now?.scene?.kind !== "evening") return;
      this.#settling = true;
      const began = performance.now();
      let frame = 0;
      const step = (): void => {
        const part = Math.min(1, (performance.now() - began) / Math.max(1, now.lasts));
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
    const now = this.beat();
    if (now?.scene?.kind !== "evening" || wantsLessMotion()) return null;
    return this.#part.beat === now ? this.#part.part : 0;
  }

  /** Whether what lies on the carts goes with them, and not by itself. */
  get still(): boolean {
    const kind = this.beat()?.scene?.kind;
    return this.#settling || kind === "evening" || kind === "fog";
  }
}
