// What options would do, and those that name a seat said with the name of whoever sits there.

import type { Choosable } from "../../wire";
import type { Place } from "../kit/contract";
import type { Preview } from "./view";
import { say } from "./words";

export const previewOf = (option: Choosable): Preview => option.preview as unknown as Preview;

export function sayOption(option: Choosable, places: Place[]): string | null {
  const shown = previewOf(option);
  if (shown.kind === "cashing")
    return say("table-take-points", { points: shown.gains.reduce((sum, { points }) => sum + points, 0) });
  const site = shown.kind === "placing" ? shown.places[0] : undefined;
  const place = site && places[site.owner];
  if (!site || !place) return null;
  if (site.monument === null) return place.mine ? say("table-start-own") : say("table-start-with", { who: place.name });
  return place.mine ? null : say("table-on-with", { on: option.text, who: place.name });
}
