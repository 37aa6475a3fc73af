// What every part of the table is handed on from the shell.

import type { Choosable } from "@/wire";
import type { Place } from "../contract";
import type { Options } from "./offers";
import type { KathmanduView } from "./view";

export interface Table {
  view: KathmanduView;
  places: Place[];
  me: number | null;
  options: Options;
  looked: Choosable | null;
  choose: (name: string) => void;
  look: (name: string | null) => void;
  why: (name: string) => void;
}
