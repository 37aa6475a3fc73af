// The keyboard at the table: digits for the listed choices, arrows among everything that is offered.

export interface Keys {
  digit: (number: number) => void;
  undo: () => void;
  restart: () => void;
  help: () => void;
  /** Opens the rules of the moment, or closes them. */
  rules: () => void;
  hint: () => void;
  talk: () => void;
  /** Opens what happened since one's last turn, or closes it. */
  since: () => void;
  /** Folds the list of choices, or unfolds it. */
  fold: () => void;
  describe: () => void;
  escape: () => void;
}

const OFFERED = ".offered, [data-offered], .ask [data-option]";
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function onKey(event: KeyboardEvent, root: HTMLElement, keys: Keys): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return keys.escape();
  if (target.closest("input, textarea, select, dialog")) return;
  const arrow = ARROWS[event.key];
  if (arrow && step(root, arrow)) return event.preventDefault();
  if (/^[1-9]$/.test(event.key)) return keys.digit(Number(event.key));
  const verbs: Record<string, () => void> = {
    u: keys.undo,
    r: keys.restart,
    "?": keys.help,
    w: keys.rules,
    h: keys.hint,
    c: keys.talk,
    s: keys.since,
    o: keys.fold,
    d: keys.describe,
  };
  const verb = verbs[event.key];
  if (!verb) return;
  event.preventDefault();
  verb();
}

/** Drawn buttons answer to Enter and Space as real ones do, unless the game has done it itself. */
export function pressDrawnButton(event: KeyboardEvent): void {
  if (event.defaultPrevented || (event.key !== "Enter" && event.key !== " ")) return;
  const drawn = event.target instanceof Element ? event.target.closest('[role="button"]') : null;
  // A real one answers by itself.
  if (!drawn || drawn instanceof HTMLButtonElement) return;
  event.preventDefault();
  drawn.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

function step(root: HTMLElement, [dx, dy]: readonly [number, number]): boolean {
  const offered = [...root.querySelectorAll<HTMLElement>(OFFERED)].filter((one) => one.getClientRects().length);
  if (!offered.length) return false;
  const active = document.activeElement as HTMLElement | null;
  if (!active || !offered.includes(active)) {
    offered[0]?.focus();
    return true;
  }
  const from = middle(active);
  let best: HTMLElement | null = null;
  let nearest = Infinity;
  for (const one of offered) {
    if (one === active) continue;
    const { x, y } = middle(one);
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (ahead < 2) continue;
    const far = ahead + aside * 2;
    if (far < nearest) [best, nearest] = [one, far];
  }
  if (!best) {
    const forward = dx + dy > 0;
    const place = offered.indexOf(active) + (forward ? 1 : -1);
    best = offered[(place + offered.length) % offered.length] ?? null;
  }
  best?.focus();
  return true;
}

function middle(one: Element): { x: number; y: number } {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
