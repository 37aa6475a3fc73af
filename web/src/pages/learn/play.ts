// A first game: me and two novices, as the game is told to whoever learns it.

import { recall } from "../../kept";
import { games, setUp } from "../../net/rest";
import { go } from "../../router.svelte";
import { keepLinks } from "../../table/links.svelte";
import { say } from "../../words/words";
import { likelyMark } from "../join/chosen";
import { usualChairs, wanted } from "../new/seats";
import { forFirstGame, settled } from "../new/settings";

/** How somebody is called, and the colour they like, as the last time. */
export const usualMe = (): { name: string; mark: number } => ({
  name: recall("name") ?? say("usual-name"),
  mark: likelyMark([], null, recall("mark")),
});

/** Sits down to a first game. */
export async function playFirst(name: string): Promise<void> {
  const { games: all, levels } = await games();
  const game = all.find((one) => one.name === name);
  if (!game) throw new Error(say("no-such-game"));
  const chairs = usualChairs(Math.min(game.most, Math.max(game.least, 3)), levels[0]?.name ?? "");
  const options = settled(game.options, chairs.length, forFirstGame(game));
  const me = usualMe();
  const made = await setUp({ game: game.name, seats: wanted(chairs, me.name, me.mark), options });
  keepLinks(made);
  go(`/table/${made.table}`);
}
