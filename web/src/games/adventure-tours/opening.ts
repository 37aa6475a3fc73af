// The first round is announced and dealt like the others; nothing is told of it, as it begins with the table.

import { wantsLessMotion } from "../kit/motion";
import type { Desk } from "./table";
import type { View } from "./view";

/** Nobody has played a card yet. */
export const isUntouched = ({ round, over, discards, free_boards, players }: View): boolean =>
  round === 1 &&
  !over &&
  !discards.length &&
  !free_boards.length &&
  players.every(({ members, equipment, results }) => members.length + equipment.length + results.length === 0);

/** Whoever sits at a table that is only beginning sees it begin. */
export const opens = ({ view, me, replay, beat }: Pick<Desk, "view" | "me" | "replay" | "beat">): boolean =>
  me !== null && !replay && !beat && isUntouched(view) && !wantsLessMotion();
