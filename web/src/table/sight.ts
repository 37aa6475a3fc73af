// On a phone the page scrolls: whatever a question is about comes into sight by itself.

import { tick } from "svelte";
import { wantsLessMotion } from "../games/kit/motion";
import { MARGIN, wayToSight } from "../games/kit/sight";

/** Where somebody looked before the page went elsewhere by itself, and where it went. */
let led: { from: number; to: number } | null = null;
/** A page stops a little beside where it is sent. */
const THERE = 8;

/** Goes back to where somebody looked, unless they have gone on from there themselves. */
export function backToWhereOneLooked(): void {
  if (led && Math.abs(scrollY - led.to) <= THERE) scrollTo({ top: led.from, behavior: behaviour() });
  led = null;
}

const behaviour = (): ScrollBehavior => (wantsLessMotion() ? "instant" : "smooth");

/** Scrolls until as much as possible of what is offered stands between the bar and what is asked. */
export function bringIntoSight(page: HTMLElement): void {
  if (document.documentElement.scrollHeight <= innerHeight) return;
  const lit = [...page.querySelectorAll(".ground [data-offered], .ground .offered")].filter(
    (one) => one.getClientRects().length > 0,
  );
  const top = page.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const bottom = page.querySelector(".foot")?.getBoundingClientRect().top ?? innerHeight;
  const by = wayToSight(
    lit.map(seenOf).filter((box) => box.bottom > box.top),
    top,
    bottom,
    -scrollY,
  );
  if (!by) return;
  const at = led && Math.abs(scrollY - led.to) <= THERE ? led.from : scrollY;
  const most = document.documentElement.scrollHeight - innerHeight;
  led = { from: at, to: Math.max(0, Math.min(scrollY + by, most)) };
  scrollBy({ top: by, behavior: behaviour() });
}

/** What is seen of a thing within the part that scrolls by itself: the page can't show more of it. */
function seenOf(one: Element): Pick<DOMRect, "top" | "bottom"> {
  let { top, bottom } = one.getBoundingClientRect();
  for (let part = one.parentElement; part && part !== document.body; part = part.parentElement) {
    if (part.scrollHeight <= part.clientHeight + 1 || !/auto|scroll/.test(getComputedStyle(part).overflowY)) continue;
    const within = part.getBoundingClientRect();
    [top, bottom] = [Math.max(top, within.top), Math.min(bottom, within.bottom)];
  }
  return { top, bottom };
}

const SHOWN = 1400;

/**
 * Brings what lies before a seat into sight, as a game marks it by `data-mat`, and shows for a moment which it is. Where
 * that is not shown now, the game hears `sought` and may show it.
 */
export async function bringMat(page: HTMLElement, seat: number): Promise<void> {
  const mats = [...page.querySelectorAll<HTMLElement>(`.ground [data-mat="${seat}"]`)];
  const visible = () => mats.find((one) => one.getClientRects().length > 0);
  if (!visible()) {
    mats[0]?.dispatchEvent(new CustomEvent("sought", { bubbles: true }));
    await tick();
  }
  const mat = visible();
  if (!mat) return;
  const behavior = behaviour();
  const foot = page.querySelector(".foot")?.getBoundingClientRect().top ?? innerHeight;
  // What can be seen from the top of the page, but for a rim, is, with all above it.
  if (mat.getBoundingClientRect().bottom + scrollY <= foot + MARGIN) scrollTo({ top: 0, behavior });
  else mat.scrollIntoView({ block: "center", behavior });
  mat.dataset.found = "";
  setTimeout(() => delete mat.dataset.found, SHOWN);
}
