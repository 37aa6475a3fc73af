// On a phone the page scrolls: whatever a question is about comes into sight by itself.

/** Scrolls to the first thing that is offered, if none is between the bar and what is asked. */
export function bringIntoSight(page: HTMLElement): void {
  if (document.documentElement.scrollHeight <= innerHeight) return;
  const lit = [...page.querySelectorAll(".ground [data-offered], .ground .offered")].filter(
    (one) => one.getClientRects().length > 0,
  );
  const top = page.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const bottom = page.querySelector(".foot")?.getBoundingClientRect().top ?? innerHeight;
  const by = wayToSight(
    lit.map((one) => one.getBoundingClientRect()),
    top,
    bottom,
  );
  if (by) scrollBy({ top: by, behavior: "smooth" });
}

type Box = Pick<DOMRect, "top" | "bottom">;

/** How far to scroll until the nearest of these boxes stands between top and bottom; 0 if one does already. */
export function wayToSight(boxes: readonly Box[], top: number, bottom: number): number {
  const middle = (box: Box): number => (box.top + box.bottom) / 2;
  const ways = boxes.map((box) => {
    if (middle(box) >= top && middle(box) <= bottom) return 0;
    return middle(box) - (top + bottom) / 2;
  });
  return ways.reduce((best, way) => (Math.abs(way) < Math.abs(best) ? way : best), ways[0] ?? 0);
}
