// What a person has set for this browser.

import { recall, remember } from "./kept";

type Switch = "sound" | "notify" | "described" | "keys";
const USUAL: Record<Switch, boolean> = { sound: false, notify: false, described: false, keys: true };

const kept = (name: Switch): boolean => {
  const found = recall(name);
  return found === null ? USUAL[name] : found === "on";
};

const values = $state<Record<Switch, boolean>>({
  sound: kept("sound"),
  notify: kept("notify"),
  described: kept("described"),
  keys: kept("keys"),
});

export const settings: Readonly<Record<Switch, boolean>> = values;

export function set(name: Switch, value: boolean): void {
  values[name] = value;
  remember(name, value ? "on" : "off");
}
