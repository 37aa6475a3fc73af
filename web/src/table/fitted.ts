// What is said in a place that keeps its height is written smaller, step by step, where it would not fit.

/** The last step is cut, with dots: see the styles of `[data-fit]`. */
const STEPS = 2;
/** What letters reach beyond their lines, in px. */
const STRAY = 3;

export function fitted(place: HTMLElement): () => void {
  function fit(): void {
    for (let step = 0; step <= STEPS; step++) {
      place.dataset.fit = String(step);
      if (place.scrollHeight <= place.clientHeight + STRAY) return;
    }
  }
  fit();
  // Before it is painted: nobody sees the steps.
  const said = new MutationObserver(fit);
  said.observe(place, { childList: true, characterData: true, subtree: true });
  const sized = new ResizeObserver(fit);
  if (place.parentElement) sized.observe(place.parentElement);
  sized.observe(place);
  return () => {
    said.disconnect();
    sized.disconnect();
  };
}
