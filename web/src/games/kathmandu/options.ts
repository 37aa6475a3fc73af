// Options in words that point: arrows, landscapes and names instead of boards, rows and seat numbers.

import type { Choosable } from "@/wire";
import type { Place } from "../kit/contract";
import { arrow } from "./compass.svelte";
import { DIRECTIONS, brought, signed } from "./kinds";
import { CELLS, spacePiece } from "./land";
import { cardsOf, movementOf, previewOf, swapWorth } from "./offers";
import type { View } from "./view";
import { say, sayArrows, sayColour, sayGood, sayGround, sayKind, sayMap, sayResource, sayWhere, thing } from "./words";

type Saying = (option: Choosable, view: View, places: readonly Place[]) => string | null;

const SAYINGS: readonly [prefix: string, saying: Saying][] = [
  ["go-", sayMovement],
  ["turn-die-", () => null],
  ["turn-", sayTurn],
  ["emerge-", (option, view) => saySpaceOf("say-emerge", option, view)],
  ["move-to-", (option, view) => saySpaceOf("say-move-to", option, view)],
  ["rope-ladder-", sayReach],
  ["place-", sayPlace],
  ["buy-", sayGoodOf],
  ["swap-for-", saySwap],
  ["die-", sayDie],
];

export function sayOption(option: Choosable, places: readonly Place[], view: View): string | null {
  const found = SAYINGS.find(([prefix]) => option.name.startsWith(prefix));
  return found ? found[1](option, view, places) : null;
}

function sayMovement(option: Choosable, view: View): string | null {
  const direction = DIRECTIONS.find((one) => option.on.includes(`heading-${one}`));
  if (!direction) return null;
  const ways = movementOf(view, option)?.ways ?? [];
  const kinds = cardsOf(option).map((card) => card.replace("card-", ""));
  const bridles = /-(\d)-bridles/.exec(option.name)?.[1];
  const cards = kinds
    .map((kind) => (kind === "bridle" && bridles ? `${sayKind(kind)} ×${bridles}` : sayKind(kind)))
    .join(" + ");
  const way = { arrow: arrow(direction), ground: ways[0] ? sayGround(view, ways[0].stop) : "", cards };
  if (ways.length !== 1) return say(cards ? "say-go-open-with" : "say-go-open", way);
  return say(cards ? "say-go-with" : "say-go", way);
}

function sayTurn(option: Choosable, view: View): string | null {
  const direction = DIRECTIONS.find((one) => option.on.includes(`heading-${one}`));
  const steps = Number(option.name.split("-").at(-1));
  const way = movementOf(view, option)?.ways[0];
  if (!direction || !Number.isFinite(steps)) return null;
  return say("say-turn", { arrow: arrow(direction), steps, ground: way ? sayGround(view, way.stop) : "" });
}

const spaceOf = (option: Choosable, view: View): number | null => {
  const spaces = view.boards.flatMap((_, board) => Array.from({ length: CELLS }, (__, cell) => board * CELLS + cell));
  return spaces.find((space) => option.on.includes(spacePiece(space))) ?? null;
};

function saySpaceOf(key: string, option: Choosable, view: View): string | null {
  const space = spaceOf(option, view);
  return space === null ? null : say(key, { where: sayWhere(view, space) });
}

/** The temple lies beside the yak: which way it lies says enough, and fits beside the other answers of a phone. */
function sayReach(option: Choosable, view: View): string | null {
  const [from, space] = [view.players[view.active]?.yak ?? null, spaceOf(option, view)];
  return space === null || from === null ? null : say("say-reach", { arrows: sayArrows(view, from, space) });
}

function sayPlace(option: Choosable, view: View): string | null {
  const space = spaceOf(option, view);
  const starts = view.boards.flatMap((board) => ("start_spaces" in board ? board.start_spaces : []));
  if (space === null) return null;
  const number = starts.indexOf(space) + 1;
  return say("say-place", { number, count: starts.length, ground: sayGround(view, space) });
}

function sayGoodOf(option: Choosable, view: View): string | null {
  const preview = previewOf(option);
  const space = preview.kind === "target" ? preview.space : undefined;
  const lying = view.goods.find((one) => one.space === space);
  return lying ? say("say-buy", { good: sayGood(lying.good) }) : null;
}

function saySwap(option: Choosable, _: View, places: readonly Place[]): string | null {
  const [, map = "", seat = ""] = /^swap-for-(.+)-of-seat-(\d)$/.exec(option.name) ?? [];
  const owner = places[Number(seat)]?.name;
  if (!map || !owner) return null;
  const worth = swapWorth(option);
  const swap = { map: sayMap(map), owner, worth: signed(worth) };
  return say(worth ? "say-swap-best" : "say-swap", swap);
}

function sayDie(option: Choosable, view: View): string | null {
  const die = view.players[view.active]?.dice.find((one) => option.name === `die-${one.colour}`);
  if (!die) return null;
  const resource = brought(die.colour);
  return say("say-die", {
    colour: sayColour(die.colour),
    pips: die.pips,
    what: resource ? sayResource(resource) : thing("table-any"),
  });
}
