// What a component is and does, for whoever holds it up: `card:name` (`chip:name` where it is drawn small),
// `monument:seat:growing:0`, `mission:seat`, `points:seat`, `coin:kept`,
// `deck:blue`, `round`, `first`.

import type { Said } from "../../words/words";
import type { Place } from "../kit/contract";
import { marksIn, sayFit } from "./fits";
import { facesOf, sayCard, sayFace, sayKind } from "./names";
import { laterOf, objectivesOf } from "./objectives";
import { printedFor, ROUNDS } from "./printed";
import { PRINTED, type Card, type Monument, type Player, type View } from "./view";
import { say } from "./words";

export interface Explanation {
  title: Said;
  effects: string[];
  rule: string;
  source: string | null;
  card?: Card;
  /** The thing itself is large enough to be read where it lies. */
  large?: boolean;
  /** Where points come from; those that only the end brings stand apart. */
  points?: { text: string; points: number; atEnd: boolean }[];
  monument?: Monument;
  player?: Player;
}

export function explain(what: string, view: View, places: readonly Place[]): Explanation | null {
  const [kind = "", ...rest] = what.split(":");
  if (kind === "card" || kind === "chip") return { ...card(rest[0] ?? "", view), large: kind === "card" };
  if (kind === "monument") return monument(view, Number(rest[0]), rest[1] === "growing", Number(rest[2]));
  if (kind === "mission") return mission(view.players[Number(rest[0])], places);
  if (kind === "coin") return coin(rest[0] ?? "");
  if (kind === "points") return points(view.players[Number(rest[0])], places, view.over);
  if (kind === "round" || kind === "first") return round(view, places);
  return kind === "deck" ? deck(rest[0] ?? "", view) : null;
}

function card(name: string, view: View): Explanation {
  const shown: Card = { id: -1, name };
  const faces = facesOf(shown);
  const effects = faces.map((face) => {
    const { points, stages } = printedFor(face.kind);
    return say("inspect-section", {
      section: sayFace(face.name),
      points: points[face.stage] ?? 0,
      stage: face.stage + 1,
      full: stages.length,
    });
  });
  if (faces.length > 1) effects.push(say("inspect-halves"));
  if (faces.some((face) => face.colour === "wild")) effects.push(say("inspect-wild"));
  // A section brings the same wherever it lies.
  const marks = marksIn(view);
  const fits = faces.flatMap((face) => marks.find((fit) => fit.face === face.name) ?? []).map(sayFit);
  return {
    title: sayCard(shown),
    effects: [...fits.map((said) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`), ...effects],
    rule: faces.length > 1 ? "RK-BLD-8" : "RK-BLD-2",
    source: origin(PRINTED.sources.cards),
    card: shown,
  };
}

function monument(view: View, seat: number, growing: boolean, number: number): Explanation | null {
  const found = view.players[seat]?.[growing ? "growing" : "finished"][number];
  if (!found) return null;
  const effects = [found.sections.map(sayFace).join(", ")];
  if (growing) {
    effects.push(say("inspect-growing", { points: found.points }));
    effects.push(say("inspect-next", { points: printedFor(found.kind).points.at(-1) ?? 0 }));
  } else {
    effects.push(say("inspect-finished", { points: found.points }));
    if (found.new_colour) effects.push(say("inspect-new-colour", { points: found.new_colour }));
    if (found.matching) effects.push(say("inspect-matching", { points: found.matching }));
  }
  return {
    title: sayKind(found.kind),
    effects,
    rule: growing ? "RK-SCO-5" : "RK-SCO-2",
    source: origin(PRINTED.sources.monuments),
    monument: found,
  };
}

function mission(player: Player | undefined, places: readonly Place[]): Explanation | null {
  if (!player?.mission) return null;
  const effects = [...objectivesOf(player).map((objective) => objective.said), say("inspect-mission")];
  const title = places[player.seat]?.mine ? say("table-your-mission") : say("table-mission");
  return { title, effects, rule: "RK-SCO-6", source: origin(PRINTED.missions[player.mission - 1]!.source), player };
}

function points(player: Player | undefined, places: readonly Place[], over: boolean): Explanation | null {
  if (!player) return null;
  const sum = (values: number[]): number => values.reduce((all, one) => all + one, 0);
  const { finished } = player;
  const { unfinished, mission } = laterOf(player);
  const now = [
    ["source-monuments", sum(finished.map((one) => one.points))],
    ["source-colours", sum(finished.map((one) => one.matching))],
    ["source-buddhas", sum(finished.map((one) => one.new_colour))],
    ["source-coins", player.coin_points],
  ] as const;
  const later = [
    ["source-unfinished", unfinished],
    ["table-mission", mission],
  ] as const;
  const row = ([key, value]: readonly [string, number], atEnd: boolean) => ({ text: say(key), points: value, atEnd });
  return {
    title: `${places[player.seat]?.name ?? ""}: ${say("terminal-points", { points: player.points })}`,
    effects: [],
    points: [...now.map((one) => row(one, false)), ...later.filter(([, value]) => value).map((one) => row(one, !over))],
    rule: "RK-SCO-1",
    source: null,
  };
}

function coin(state: string): Explanation {
  const effects = [say("inspect-coin"), say("inspect-coin-ties"), say("inspect-coin-last")];
  if (state === "spent") effects.unshift(say("inspect-coin-spent"));
  return { title: say("table-coins"), effects, rule: "RK-BID-1", source: origin(PRINTED.sources.coins) };
}

function round({ round: number, first, over }: View, places: readonly Place[]): Explanation {
  const who = places[first]?.name ?? "";
  return {
    title: say("table-round", { round: number, rounds: ROUNDS }),
    effects: [...(over ? [] : [say("inspect-first", { who })]), say("inspect-round"), say("inspect-coins-back")],
    rule: "RK-RND-1",
    source: null,
  };
}

function deck(kind: string, view: View): Explanation {
  const isBlue = kind === "blue";
  const effects = [say(isBlue ? "inspect-blue-deck" : "inspect-red-deck")];
  if (!isBlue && view.under_red_deck.length)
    effects.push(say("inspect-under", { cards: view.under_red_deck.map(sayCard).join("; ") }));
  return {
    title: isBlue ? say("table-blue-deck", { count: view.blue_deck }) : say("table-red-deck", { count: view.red_deck }),
    effects,
    rule: isBlue ? "RK-SET-3" : "RK-COL-5",
    source: origin(PRINTED.sources.cards),
  };
}

const origin = (source: string): string => say(`origin-${source}`);
