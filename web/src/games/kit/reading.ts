// Whoever reads something that lies over the table misses nothing of what happens on it: it is shown afterwards.

/** A dialog, a menu, or what a game or the inspector marks by `data-reading`. */
const READ = "dialog[open], [popover]:popover-open, [data-reading]";
const LOOK = 120;

export const isReading = (): boolean => !document.hidden && document.querySelector(READ) !== null;

/** Resolves when nothing is read any more; null if nothing is. */
export const unread = (): Promise<void> | null => (isReading() ? closed() : null);

async function closed(): Promise<void> {
  while (isReading()) await new Promise((ready) => setTimeout(ready, LOOK));
}
