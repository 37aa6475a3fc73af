// What everything on this table is handed: the shell's props, and one way to be touched.

import type { Choosable } from "../../wire";
import type { BoardProps, Place } from "../kit/contract";
import type { Moment } from "./stage";
import type { Preview, View } from "./view";

export type Desk = BoardProps<View, Moment>;

/** What an option would do. */
export function previewOf(option: Choosable | null): Preview | null {
  return (option?.preview ?? null) as Preview | null;
}

/** What the option that is looked at would do; nothing while the table itself is changing. */
export const previewAt = (desk: Desk): Preview | null => (desk.beat ? null : previewOf(desk.looked));

/** A figure that says whether it comes or goes. */
export const signed = (figure: number): string => (figure < 0 ? `−${-figure}` : figure ? `+${figure}` : "0");

export const nameOf = (places: readonly Place[], seat: number): string =>
  places.find((place) => place.seat === seat)?.name ?? "";

const AFTERWARDS: readonly Moment["kind"][] = ["round-over", "payday", "standings", "the-end"];

/** Whether the round has been played, or the whole game: nobody can go out any more. */
export const isPlayed = ({ view, beat }: Desk): boolean =>
  view.over || view.free_boards.length > 0 || AFTERWARDS.some((kind) => kind === beat?.scene?.kind);
