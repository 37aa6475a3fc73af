// What a person has set for this browser.

import type { Pace } from "./games/kit/staging.svelte";
import { recall, remember } from "./kept";

type Switch = "sound" | "notify" | "described" | "keys" | "reactions";
const USUAL: Record<Switch, boolean> = { sound: true, notify: false, described: false, keys: true, reactions: true };
export const PACES: readonly Pace[] = ["calm", "brisk", "instant"];

const kept = (name: Switch): boolean => {
  const found = recall(name);
  return found === null ? USUAL[name] : found === "on";
};

/** Whoever wants less motion wants it here too, unless they say otherwise. */
function keptPace(): Pace {
  const found = PACES.find((pace) => pace === recall("pace"));
  return found ?? (matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "calm");
}

const values = $state<Record<Switch, boolean> & { pace: Pace }>({
  sound: kept("sound"),
  notify: kept("notify"),
  described: kept("described"),
  keys: kept("keys"),
  reactions: kept("reactions"),
  pace: keptPace(),
});

export const settings: Readonly<typeof values> = values;

export function set(name: Switch, value: boolean): void {
  values[name] = value;
  remember(name, value ? "on" : "off");
}

export function setPace(pace: Pace): void {
  values.pace = pace;
  remember("pace", pace);
}
