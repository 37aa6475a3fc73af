// Options that name a seat, said with the name of whoever sits there.

import type { Choosable } from "../../wire";
import type { Place } from "../contract";
import type { Preview } from "./view";
import { say } from "./words";

export function sayOption(option: Choosable, places: Place[]): string | null {
  const owner = (option.preview as Preview).places?.[0]?.owner;
  const place = owner === undefined ? undefined : places[owner];
  if (option.name.startsWith("with-seat-") && place) {
    return place.mine ? say("table-start-own") : say("table-start-with", { who: place.name });
  }
  if (option.name.startsWith("on-") && place && !place.mine) {
    return say("table-on-with", { on: option.text, who: place.name });
  }
  return null;
}
