// Which choices are drawn as buttons beside the question, when the board is the interface.

import type { Choosable } from "../wire";

/** What lies on no piece. */
export const looseOf = <O extends Pick<Choosable, "on">>(all: readonly O[]): readonly O[] =>
  all.filter((option) => !option.on.length);

/** What lies on no piece; where a single other choice is left, it stands beside them: a No has its Yes. */
export function answersOf<O extends Pick<Choosable, "on">>(all: readonly O[]): readonly O[] {
  const loose = looseOf(all);
  return loose.length && loose.length === all.length - 1 && loose.length < 3 ? all : loose;
}
