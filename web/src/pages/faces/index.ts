// A picture of each game for the home page, in the manner of its table.

import type { Component } from "svelte";
import AdventureTours from "./AdventureTours.svelte";
import Kathmandu from "./Kathmandu.svelte";
import RevivingKathmandu from "./RevivingKathmandu.svelte";
import Yak from "./Yak.svelte";

export const PICTURES: Readonly<Record<string, Component>> = {
  "adventure-tours": AdventureTours,
  kathmandu: Kathmandu,
  "reviving-kathmandu": RevivingKathmandu,
  yak: Yak,
};
