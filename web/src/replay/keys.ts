// The keyboard before a replay, as for any film.

import type { Film } from "./film.svelte";

const LEAP = 10;

export function onKey(event: KeyboardEvent, film: Film, rules: () => void): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("dialog, select, textarea, input:not([type=range]), [popover]")) return;
  if (event.key === " " && target.closest("button, a, summary, [role=button]")) return;
  const verbs: Record<string, () => unknown> = {
    ArrowLeft: () => film.step(-1),
    ArrowRight: () => film.step(1),
    PageUp: () => film.step(-LEAP),
    PageDown: () => film.step(LEAP),
    Home: () => film.step(-film.total),
    End: () => film.step(film.total),
    " ": () => film.play(),
    w: rules,
  };
  const verb = verbs[event.key];
  if (!verb) return;
  event.preventDefault();
  void verb();
}
