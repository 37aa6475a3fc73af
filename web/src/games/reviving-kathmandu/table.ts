// What the things on this table share: how they are touched, and what the option at hand is about.

import type { Choosable } from "../../wire";
import type { BoardProps } from "../kit/contract";
import type { Touch } from "../kit/touch.svelte";
import { aheadIn, aheadOf, marksIn, type Marked } from "./fits";
import { bestOf, previewOf } from "./options";
import type { Scene } from "./stage";
import { PRINTED, type Colour, type Preview, type Section, type Then, type View } from "./view";

export interface Table {
  touch: Touch;
  /** Says why these pieces together offer nothing. */
  why: (...pieces: string[]) => void;
  asking: string | null;
  /** Nothing is done with hand and street now: whoever touches them wants to read. */
  reading: boolean;
  over: boolean;
  round: number;
  /** How long the beat that is played lasts, in ms. */
  lasts: number;
  /** Somebody plays here: it is no film of a game. */
  played: boolean;
  /** What only the beat that is played shows. */
  scene: Scene | null;
  /** What fits the own street, wherever it lies. */
  fits: readonly Marked[];
  /** A spot that is free, or was: on it a coin is tried that can't be bid now. */
  spot: string;
  /** The section that the option which is looked at would build. */
  built: Section | null;
  /** What goes on top of it, where a card that is bought comes after some of the hand. */
  then: Then | null;
  /** The sections of the hand that the card which is looked at needs beneath it. */
  needs: readonly string[];
  /** The section that has been picked up and waits for its place. */
  placing: Section | null;
  /** The section of this finished monument that is to be coloured now, or null. */
  colouring: (owner: number, finished: number | null) => number | null;
  /** The colour that is looked at for it. */
  tint: Colour | null;
  /** What may be done with the last coin is said on buttons beside the hand; what belongs to no piece stands with the question. */
  buttons: Choosable[];
}

export function tableOf(props: BoardProps<View, Scene>, touch: Touch): Table {
  const { options, looked, asking, beat } = props;
  const [first = null] = options.values();
  const asked = first && previewOf(first);
  const seen = looked && previewOf(looked);
  const fits = marksIn(props.view);
  const own = props.view.players[props.view.seat];
  const needed = seen?.kind === "buying" && !seen.built.length ? aheadOf(fits, seen.card) : null;
  const ahead = needed && own ? aheadIn(own, needed) : null;
  return {
    touch,
    why: props.why,
    asking,
    reading: asking === null || asking === "prompt-bid",
    over: props.view.over,
    round: props.view.round,
    lasts: beat?.lasts ?? 0,
    played: props.all === undefined,
    scene: beat?.scene ?? null,
    fits,
    spot: props.view.free_spots[0] ?? PRINTED.markets.small[0]!.name,
    built: ahead?.section ?? (seen && sectionOf(seen)),
    then: ahead?.then ?? null,
    needs: needed?.after ?? [],
    placing: asked?.kind === "placing" ? asked : null,
    colouring: (owner, finished) =>
      asked?.kind === "colouring" && asked.owner === owner && asked.finished === finished ? asked.section : null,
    tint: seen?.kind === "colouring" ? colourOn(looked!) : null,
    buttons: [...options.values()].filter(({ on }) => on.includes("purse") || on.includes("coin-left")),
  };
}

function sectionOf(seen: Preview): Section | null {
  if (seen.kind === "buying") return bestOf(seen.built);
  return seen.kind === "building" || seen.kind === "placing" ? seen : null;
}

const colourOn = ({ on }: Choosable): Colour | null =>
  (on.find((piece) => piece.startsWith("colour-"))?.slice(7) as Colour | undefined) ?? null;

/** The coin that is in hand when a bid is asked for: the last chosen if it is left, else the smallest, which costs least. */
export function coinInHand(props: BoardProps<View, Scene>, chosen: number | null): number | null {
  const coins = [...props.options.values()].flatMap(({ on }) =>
    on.flatMap((piece) => (piece.startsWith("coin-") ? [Number(piece.slice(5))] : [])),
  );
  if (chosen !== null && coins.includes(chosen)) return chosen;
  return coins.length ? Math.min(...coins) : null;
}
