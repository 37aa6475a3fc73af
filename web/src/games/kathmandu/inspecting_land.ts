// What is told of a space of the map that is held up, and of a way that leads to one.

import type { Place } from "../kit/contract";
import type { Told } from "./inspecting";
import { signed } from "./kinds";
import { LANDSCAPE_OF, MOUNTAIN, letterAt } from "./land";
import { sayThen } from "./then";
import type { View, Way } from "./view";
import { say, sayGood, sayGround, sayLandscape, sayTile } from "./words";

/** What a way costs and brings, in a line. */
function sayWay(view: View, way: Way): string {
  const costs = (["compass", "fodder", "exhaustion"] as const).flatMap((kind) =>
    way[kind] ? [say(`terminal-cost-${kind}`, { count: way[kind] })] : [],
  );
  const points = way.points
    ? [say("table-points-change", { change: signed(way.points), count: Math.abs(way.points) })]
    : [];
  const stopped = way.blocked ? [say("table-blocked")] : [];
  return [say("table-stops", { ground: sayGround(view, way.stop) }), ...stopped, ...costs, ...points, sayThen(way)]
    .filter(Boolean)
    .join(" · ");
}

export function ofWay(action: number, view: View): Told | null {
  const ways = view.movements.find((one) => one.action === action)?.ways ?? [];
  const [first] = ways;
  if (!first) return null;
  const single = ways.length === 1;
  if (single && first.stop === view.players[view.active]?.yak) {
    const ground = sayGround(view, first.stop);
    const [, ...costs] = sayWay(view, first).split(" · ");
    return {
      title: say("table-stays", { ground }),
      effects: [say("table-stays-why"), costs.join(" · ")],
      rule: "KA-MOV-2",
      shown: { icon: "blocked" },
    };
  }
  return {
    title: single ? say("table-stops", { ground: sayGround(view, first.stop) }) : say("inspect-title-ways"),
    effects: ways.map((way) => sayWay(view, way)),
    rule: "KA-MOV-1",
    shown: { icon: "flag" },
  };
}

/** A space of the land: what it is good for, and what lies there. */
export function ofSpace(space: number, view: View, places: readonly Place[]): Told | null {
  const letter = letterAt(view, space);
  const landscape = LANDSCAPE_OF[letter];
  const own = view.players[view.seat >= 0 ? view.seat : view.active];
  const good = view.goods.find((one) => one.space === space)?.good;
  const temple = view.temples.some((one) => one.space === space);
  const yaks = view.players.filter((player) => player.yak === space).map(({ seat }) => places[seat]?.name ?? "");
  const effects = [
    ...(letter === MOUNTAIN ? [say("inspect-mountain")] : []),
    ...(landscape ? [say("inspect-space", { landscape: sayLandscape(landscape) })] : []),
    ...(landscape && own?.tile === landscape ? [say("inspect-space-tile", { tile: sayTile(own.tile) })] : []),
    ...(good ? [say("inspect-space-good", { good: sayGood(good) })] : []),
    ...(temple ? [say("inspect-space-temple")] : []),
    ...(yaks.length ? [say("inspect-space-yaks", { who: yaks.join(", ") })] : []),
  ];
  if (!effects.length) return null;
  const title = landscape ? sayLandscape(landscape) : sayGround(view, space);
  return { title, effects, rule: "KA-MOV-1", shown: { icon: temple ? "temple" : (good ?? "map") } };
}
