// Which seats add up their points.

import type { View } from "./view";

export function sidesOf({ players }: Pick<View, "players">): number[][] | null {
  const teams = [...new Set(players.flatMap(({ team }) => (team === null ? [] : [team])))];
  if (!teams.length) return null;
  return teams.map((team) => players.filter((player) => player.team === team).map(({ seat }) => seat));
}
