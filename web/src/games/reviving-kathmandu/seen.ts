// News waits for whoever is away: it is seen only once somebody has moved or touched something since it came.

const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel"];

/** Calls `then` so many ms after the first sign of somebody's presence; the result stops waiting. */
export function onceSeen(page: EventTarget, lasts: number, then: () => void): () => void {
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noticed = (): void => {
    timer ??= setTimeout(() => {
      waiting.abort();
      then();
    }, lasts);
  };
  for (const sign of SIGNS) page.addEventListener(sign, noticed, { signal: waiting.signal, passive: true });
  return () => {
    waiting.abort();
    clearTimeout(timer);
  };
}
