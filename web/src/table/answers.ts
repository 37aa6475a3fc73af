// Which choices are drawn as buttons beside the question, when the board is the interface.

import type { AnyFace } from "../games/index";
import type { Choosable } from "../wire";

/** What lies on no piece. */
export const looseOf = <O extends Pick<Choosable, "on">>(all: readonly O[]): readonly O[] =>
  all.filter((option) => !option.on.length);

/** More players than these are chosen on the board alone. */
const WHOM = 5;

/** Each is a player, or nobody: whom it is done to is asked. */
export const asksWhom = (all: readonly Pick<Choosable, "on">[]): boolean =>
  all.length > 1 &&
  all.length <= WHOM &&
  all.some(({ on }) => on.length) &&
  all.every(({ on }) => on.every((piece) => /^seat-\d+$/.test(piece)));

/** What lies on no piece; where a single other choice is left, or as few as the game says, it stands beside them: a No has
 *  its Yes, and so has whoever may be chosen. */
export function answersOf<O extends Pick<Choosable, "on">>(all: readonly O[], most = 1): readonly O[] {
  if (asksWhom(all)) return all;
  const loose = looseOf(all);
  return loose.length && all.length - loose.length <= most && loose.length < 3 ? all : loose;
}

/** As they are listed: what is rarely meant comes late, and what does nothing comes last. */
export function listedBy(
  face: Pick<AnyFace, "declines" | "rarely"> | null,
  all: readonly Choosable[],
  view: unknown,
): Choosable[] {
  const late = (option: Choosable): number => (face?.declines?.(option) ? 2 : face?.rarely?.(option, view) ? 1 : 0);
  return all.toSorted((a, b) => late(a) - late(b));
}
