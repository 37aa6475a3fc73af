// Pieces glide from where they were to where they are. Nothing to call in a game: the shell does it around every new
// scene. A game only marks its elements, HTML or SVG, by attributes:
//
//   data-piece="yak"           the same thing before and after: it glides if it is elsewhere (its element may be a new one)
//   data-from="bag"            on a piece that was not there before: it comes from the piece or place of that name;
//                              without it a new piece fades in. Several from one place are dealt one after the other.
//   data-via="s3 s7 s8"        on a piece: it walks over the middle of these pieces or places, in this order
//   data-place="bag"           something that is only ever a start or a step, and never moves itself
//   data-roll="5"              on a piece: a die; when the value has changed it tumbles where it lies
//   data-still                 on a piece: never glides (it is only a start for others)
//   data-block="street"        on what holds pieces, and moves as one with them where the layout changes around it
//
// Ids are unique on the table (`card-17`, `stone-2-4`), never told from hidden things: a card whose face is unknown gets
// no id of its own. A piece is placed by layout, by x/y/cx/cy or by `transform`; only the CSS properties `translate`,
// `scale` and `rotate` belong to the glide while it lasts. What hides its overflow also hides what glides out of it.

import { blockOf, blocksIn, glideBlocks, shiftOf, type Box } from "./blocks";
import { wantsLessMotion } from "./motion";

const LASTS = 450;
const STEP = 190;
const LONGEST = 1800;
const LATE = 1200;
const DEALT_APART = 70;
const TOO_SMALL = 3;
/** Over everything on the table, and below what stands still around it on a phone. */
const OVER = 34;
const EASE = "cubic-bezier(0.3, 0.05, 0.2, 1)";

type Piece = HTMLElement | SVGElement;

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  block: string;
}

interface Was {
  spots: Map<string, Spot>;
  /** What was there in a part of the table that was not shown: it is no new piece when it is seen. */
  unseen: Set<string>;
  blocks: Map<string, Box>;
  rolls: Map<string, string>;
  width: number;
}

const running = new WeakMap<Element, Animation[]>();

const quiet = (): boolean => document.hidden || wantsLessMotion();

/** Where everything lies now; to be asked just before a new scene is shown. */
export function whereThingsAre(root: HTMLElement): Was {
  const spots = new Map<string, Spot>();
  const unseen = new Set<string>();
  const rolls = new Map<string, string>();
  const ground = root.getBoundingClientRect();
  for (const piece of marked(root)) {
    const spot = spotOf(piece, ground);
    const name = nameOf(piece);
    if (!spot) unseen.add(name);
    if (!spot || spots.has(name)) continue;
    spots.set(name, spot);
    if (piece.dataset.roll !== undefined) rolls.set(name, piece.dataset.roll);
  }
  return { spots, unseen, blocks: blocksIn(root), rolls, width: ground.width };
}

/** Lets every piece glide from where it was; resolves when all have arrived. `pace` above 1 is quicker. */
export async function glide(root: HTMLElement, was: Was, pace = 1): Promise<void> {
  const pieces = marked(root);
  for (const piece of pieces) for (const animation of running.get(piece) ?? []) animation.cancel();
  const ground = root.getBoundingClientRect();
  // Another width is another layout, not a move.
  if (quiet() || !was.spots.size || Math.abs(ground.width - was.width) > TOO_SMALL) return;

  // All is measured before anything moves.
  const now = new Map<string, Spot>();
  const seen: { piece: Piece; spot: Spot; name: string }[] = [];
  for (const piece of pieces) {
    const spot = spotOf(piece, ground);
    const name = nameOf(piece);
    if (!spot || now.has(name)) continue;
    now.set(name, spot);
    if (piece.dataset.piece !== undefined && piece.dataset.still === undefined) seen.push({ piece, spot, name });
  }

  const spotNamed = (name: string | undefined): Spot | undefined =>
    name === undefined ? undefined : (was.spots.get(name) ?? now.get(name));
  const blocks = blocksIn(root);
  /** Where a piece was, as if its block had been where it is now. */
  const along = (before: Spot, spot: Spot): Spot => {
    const shift = before.block === spot.block ? shiftOf(was.blocks.get(spot.block), blocks.get(spot.block)) : null;
    return shift ? { ...before, x: before.x + shift.x, y: before.y + shift.y } : before;
  };
  const busy = new Set<string>();
  const dealt = new Map<string, number>();
  const moves: Animation[] = [];
  for (const { piece, spot, name } of seen) {
    const seenAt = was.spots.get(name);
    const before = seenAt && along(seenAt, spot);
    const source = was.unseen.has(name) ? undefined : piece.dataset.from;
    const from = before ?? spotNamed(source);
    let delay = 0;
    if (!before && source !== undefined) {
      delay = DEALT_APART * (dealt.get(source) ?? 0);
      dealt.set(source, (dealt.get(source) ?? 0) + 1);
    }
    const rolled =
      piece.dataset.roll !== undefined && !was.unseen.has(name) && was.rolls.get(name) !== piece.dataset.roll;
    if (from && isElsewhere(from, spot)) {
      if (from.block !== spot.block) busy.add(spot.block);
      const via = (piece.dataset.via?.split(/\s+/) ?? []).map(spotNamed).filter((one) => one !== undefined);
      moves.push(...travel(piece, [from, ...via, spot], delay / pace, pace, rolled));
    } else if (rolled) moves.push(...travel(piece, [spot, spot], delay / pace, pace, true));
    else if (!from) moves.push(appear(piece, pace));
  }
  glideBlocks(root, was.blocks, busy, { duration: LASTS / pace, easing: EASE });
  // A page that is hidden meanwhile would never be told that they have arrived.
  const late = new Promise((ready) => setTimeout(ready, LONGEST + LATE));
  await Promise.race([Promise.allSettled(moves.map((move) => move.finished)), late]);
}

function marked(root: HTMLElement): Piece[] {
  return [...root.querySelectorAll<Piece>("[data-piece], [data-place]")];
}

function nameOf(piece: Piece): string {
  return piece.dataset.piece ?? piece.dataset.place ?? "";
}

function spotOf(piece: Piece, ground: DOMRect): Spot | null {
  const { left, top, width, height } = piece.getBoundingClientRect();
  if (!width && !height) return null;
  return { x: left + width / 2 - ground.left, y: top + height / 2 - ground.top, width, height, block: blockOf(piece) };
}

function isElsewhere(from: Spot, to: Spot): boolean {
  return Math.hypot(from.x - to.x, from.y - to.y) > TOO_SMALL || Math.abs(sizeRatio(from, to) - 1) > 0.15;
}

/** How much bigger it was; a changed shape is no change of size. */
function sizeRatio(from: Spot, to: Spot): number {
  if (!from.width || !from.height || !to.width || !to.height) return 1;
  const [wide, high] = [from.width / to.width, from.height / to.height];
  if (wide / high > 1.3 || high / wide > 1.3) return 1;
  return Math.min(3, Math.max(0.2, (wide + high) / 2));
}

function travel(piece: Piece, way: Spot[], delay: number, pace: number, rolls: boolean): Animation[] {
  const end = way[way.length - 1]!;
  const local = intoParent(piece);
  const frames: Keyframe[] = way.map((spot) => {
    const scale = sizeRatio(spot, end);
    const [x, y] = local(spot.x - end.x, spot.y - end.y);
    const [ox, oy] = scale === 1 ? [0, 0] : offCentre(piece, scale);
    return { translate: `${x + ox}px ${y + oy}px`, scale: `${scale}`, zIndex: OVER };
  });
  const duration = Math.min(LONGEST, LASTS + STEP * (way.length - 2)) / pace;
  const moved = piece.animate(frames, {
    duration,
    delay,
    easing: way.length > 2 ? "linear" : EASE,
    fill: "backwards",
  });
  const animations = [moved];
  if (rolls) {
    animations.push(
      piece.animate([{ rotate: "-300deg" }, { rotate: "40deg", offset: 0.75 }, { rotate: "0deg" }], {
        duration,
        delay,
        easing: EASE,
        fill: "backwards",
      }),
    );
  }
  running.set(piece, animations);
  return animations;
}

function appear(piece: Piece, pace: number): Animation {
  const animation = piece.animate([{ opacity: 0 }, {}], { duration: 260 / pace, easing: "ease-out" });
  running.set(piece, [animation]);
  return animation;
}

/** Turns a step on the screen into one in the coordinates in which `translate` works. */
function intoParent(piece: Piece): (x: number, y: number) => [number, number] {
  const matrix = parentMatrix(piece);
  if (matrix) {
    const { a, b, c, d } = matrix;
    const area = a * d - b * c;
    if (area) return (x, y) => [(d * x - c * y) / area, (a * y - b * x) / area];
  }
  if (piece instanceof HTMLElement && piece.offsetWidth) {
    // An ancestor may be scaled.
    const zoom = piece.getBoundingClientRect().width / piece.offsetWidth;
    if (zoom > 0.2 && zoom < 5 && !getComputedStyle(piece).transform.includes("matrix"))
      return (x, y) => [x / zoom, y / zoom];
  }
  return (x, y) => [x, y];
}

function parentMatrix(piece: Piece): DOMMatrix | null {
  if (!(piece instanceof SVGElement) || !piece.ownerSVGElement) return null;
  const parent = piece.parentNode;
  return parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
}

/** SVG scales around an origin that is seldom the middle of the piece: how far that would shift the middle. */
function offCentre(piece: Piece, scale: number): [number, number] {
  const matrix = parentMatrix(piece);
  if (!matrix || !(piece instanceof SVGGraphicsElement)) return [0, 0];
  const style = getComputedStyle(piece);
  const [ox = 0, oy = 0] = style.transformOrigin.split(" ").map(Number.parseFloat);
  const box = style.transformBox === "fill-box" ? piece.getBBox() : { x: 0, y: 0 };
  const { left, top, width, height } = piece.getBoundingClientRect();
  const middle = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(matrix.inverse());
  return [(1 - scale) * (middle.x - box.x - ox), (1 - scale) * (middle.y - box.y - oy)];
}
