// Who leads through the lessons of each game, drawn; each is loaded at its own tables only.

import type { Component } from "svelte";

const PORTRAITS: Record<string, () => Promise<{ default: Component }>> = {
  "adventure-tours": () => import("./Agent.svelte"),
  kathmandu: () => import("./Mountaineer.svelte"),
  "reviving-kathmandu": () => import("./Mason.svelte"),
  yak: () => import("./Herder.svelte"),
};

export const portraitOf = async (game: string): Promise<Component | null> =>
  (await PORTRAITS[game]?.())?.default ?? null;
