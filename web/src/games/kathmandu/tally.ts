// What a player has for certain and what is still owed: a journey begins with all of its debts.

import { GOODS } from "./kinds";
import { PRINTED, type Player, type View } from "./view";

/** What shrinks on the way to Kathmandu: tiles face down, the distance, the markers of exhaustion. */
const DEBTS: readonly string[] = ["source-yak-tiles", "source-distance", "source-exhaustion"];

export interface Tally {
  secured: number;
  owed: number;
}

export function tally(player: Pick<Player, "sources">): Tally {
  const owed = DEBTS.reduce((sum, key) => sum + Math.min(0, player.sources[key] ?? 0), 0);
  const all = Object.values(player.sources).reduce((sum, points) => sum + points, 0);
  return { secured: all - owed, owed };
}

/** What one animal is worth now: the most anybody has painted less the fewest (KA-SCO-5). */
export function animalWorth(view: Pick<View, "players">): { most: number; fewest: number; value: number } {
  const counts = view.players.map((player) => player.animals.length);
  const [most, fewest] = [Math.max(...counts), Math.min(...counts)];
  return { most, fewest, value: most - fewest };
}

export const animalValue = (view: Pick<View, "players">): number => animalWorth(view).value;

/** How many different goods lie together; five or six make a set. */
export const differentGoods = (player: Pick<Player, "goods">): number =>
  GOODS.filter((good) => (player.goods[good] ?? 0) > 0).length;

/** The points of the tiles still face down, on the track of the player board. */
export const tilePoints = (faceDown: number): number =>
  PRINTED.yak_tiles[Math.min(faceDown, PRINTED.yak_tiles.length - 1)] ?? 0;

/** Nothing was collected, painted or bought yet. */
export const holdsNothing = (player: Player): boolean =>
  player.equipment.length + player.animals.length + player.maps.length + differentGoods(player) === 0;

/** Three markers are a rest: in this turn before the yak has moved, else in the next one. */
export function restOf(
  { active, done }: Pick<View, "active" | "done">,
  player: Pick<Player, "seat" | "exhaustion" | "in_kathmandu">,
  foretold = player.exhaustion,
): "board-rest-now" | "board-rest-next" | null {
  if (Math.max(player.exhaustion, foretold) < PRINTED.most_exhaustion || player.in_kathmandu) return null;
  const now = active === player.seat && player.exhaustion === PRINTED.most_exhaustion && !done.includes("moved");
  return now ? "board-rest-now" : "board-rest-next";
}
