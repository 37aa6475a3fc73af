// What the beats of a turn and of an evening are made with.

import type { Seen } from "../kit/staging.svelte";
import type { Player, View } from "./view";

/** Nobody is asked anything while it is being looked at. */
export const still = (view: View): View => ({ ...view, question: null, movements: [], asked: [] });

export const withPlayers = (view: View, change: (player: Player) => Player): View => ({
  ...view,
  players: view.players.map(change),
});

export const nameOf = (seen: Seen, seat: number): string => seen.places[seat]?.name ?? "";
