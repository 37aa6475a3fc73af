// What a person has set for this browser.

import { fits } from "./games/kit/media";
import { wantsLessMotion } from "./games/kit/motion";
import type { Pace } from "./games/kit/staging.svelte";
import { recall, remember } from "./kept";
import type { Safety } from "./table/second_tap";

type Switch = "sound" | "notify" | "described" | "keys" | "choices" | "reactions" | "log";
const USUAL: Record<Switch, boolean> = {
  sound: true,
  notify: false,
  described: false,
  keys: true,
  choices: false,
  reactions: true,
  log: true,
};
export const PACES: readonly Pace[] = ["calm", "brisk", "instant"];
export const SAFETIES: readonly Safety[] = ["never", "near", "final"];
const QUIET = 0.25;

const kept = (name: Switch): boolean => {
  const found = recall(name);
  return found === null ? USUAL[name] : found === "on";
};
const oneOf = <T extends string>(name: string, all: readonly T[], usual: T): T =>
  all.find((one) => one === recall(name)) ?? usual;

/** Whoever wants less motion wants it here too, unless they say otherwise. */
const usualPace = (): Pace => (wantsLessMotion() ? "instant" : "calm");
/** A finger slips more easily than a mouse. */
const usualSafety = (): Safety => (fits("(pointer: coarse)") ? "near" : "never");

function keptVolume(): number {
  const found = Number.parseFloat(recall("volume") ?? "");
  return found >= 0 && found <= 1 ? found : QUIET;
}

const values = $state<Record<Switch, boolean> & { pace: Pace; safety: Safety; volume: number }>({
  sound: kept("sound"),
  notify: kept("notify"),
  described: kept("described"),
  keys: kept("keys"),
  choices: kept("choices"),
  pace: oneOf("pace", PACES, usualPace()),
  safety: oneOf("safety", SAFETIES, usualSafety()),
  volume: keptVolume(),
  reactions: kept("reactions"),
  log: kept("log"),
});

export const settings: Readonly<typeof values> = values;

export function set(name: Switch, value: boolean): void {
  values[name] = value;
  remember(name, value ? "on" : "off");
}

/** How a switch stands that nobody has set: a table may need its room for itself. */
export function usually(name: Switch, value: boolean): void {
  if (recall(name) === null) values[name] = value;
}

export function setPace(pace: Pace): void {
  values.pace = pace;
  remember("pace", pace);
}

export function setSafety(safety: Safety): void {
  values.safety = safety;
  remember("safety", safety);
}

export function setVolume(volume: number): void {
  values.volume = volume;
  remember("volume", String(volume));
}

/** The next of several settings, for buttons that go round them. */
export const after = <T>(all: readonly T[], now: T): T => all[(all.indexOf(now) + 1) % all.length]!;
