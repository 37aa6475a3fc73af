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

type Worth = Record<"most" | "fewest" | "value", number>;

function worthOf(counts: readonly number[]): Worth {
  const [most, fewest] = [Math.max(...counts), Math.min(...counts)];
  return { most, fewest, value: most - fewest };
}

const animalCounts = (view: Pick<View, "players">): number[] => view.players.map(({ animals }) => animals.length);

/** What one animal is worth now: the most anybody has painted less the fewest (KA-SCO-5). */
export const animalWorth = (view: Pick<View, "players">): Worth => worthOf(animalCounts(view));

/** What each is worth when a seat has painted another, and how that changes the points of the others. */
export function animalWorthAfter(
  view: Pick<View, "players">,
  painter: number,
): Worth & { others: { seat: number; change: number }[] } {
  const counts = animalCounts(view);
  const after = worthOf(counts.map((count, seat) => (seat === painter ? count + 1 : count)));
  const rise = after.value - worthOf(counts).value;
  const others = counts.flatMap((count, seat) =>
    seat !== painter && rise && count ? { seat, change: rise * count } : [],
  );
  return { ...after, others };
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
