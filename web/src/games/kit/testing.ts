// Made up for the unit tests of tables.

import type { Choosable } from "../../wire";

/** An option with this name, on these pieces. */
export const option = (name: string, ...on: string[]): Choosable => ({
  action: 0,
  name,
  text: name,
  rule: "",
  preview: {},
  on,
  final: false,
  passes: false,
});
