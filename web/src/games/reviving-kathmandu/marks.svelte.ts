// Whether the colours are hatched as well, for whoever tells them apart better so; the letters are always there.

import { recall, remember } from "../../kept";

const NAME = "reviving-kathmandu-hatched";
let hatched = $state(recall(NAME) === "on");

export const marks = {
  get hatched(): boolean {
    return hatched;
  },
  set hatched(value: boolean) {
    hatched = value;
    remember(NAME, value ? "on" : "off");
  },
};
