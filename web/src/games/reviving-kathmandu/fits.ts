// What fits the own street as it stands, or once cards of the hand do: one count for the market, the hand, the last coin and
// what is tried in the street.

import { together } from "../../words/words";
import { readFace, sayFace, sayKind } from "./names";
import { printedFor } from "./printed";
import { isSpoilt } from "./outlook";
import type { Card, Fit, Gain, Monument, Player, Section, Site, Then, View } from "./view";
import { say } from "./words";

/** A fit, and whether it keeps what it goes on from meeting the mission. */
export type Marked = Fit & { spoils: boolean };

const UNFINISHED = "source-unfinished";

export interface Ahead {
  section: Section;
  then: Then;
}

/** `points`: so many more at the end than without it. `mission`: what that brings besides. */
export type Brought = Pick<Marked, "completes" | "points" | "at_once" | "mission" | "spoils"> &
  Partial<Pick<Marked, "after" | "then">>;

/** All that fits, wherever it lies. */
export function marksIn({ fits, players, seat }: View): Marked[] {
  const own = players[seat];
  return fits.map((fit) => ({ ...fit, spoils: own !== undefined && spoilsAll(own, fit) }));
}

/** Whether there is no monument that waits for it without being spoilt. */
function spoilsAll(own: Player, { face, mission }: Fit): boolean {
  const { kind, stage } = readFace(face);
  const waiting = own.growing.filter((one) => one.kind === kind && one.sections.length === stage);
  return !mission && waiting.length > 0 && waiting.every((one) => isSpoilt(own, face, one));
}

/** The sections of this card that fit. */
export const fitsOf = <F extends Fit>(fits: readonly F[], card: Card | null | undefined): F[] =>
  card ? fits.filter((fit) => fit.card === card.id) : [];

/** As what this card brings most, where cards of the hand have to stand first. */
export function aheadOf(fits: readonly Marked[], card: number): Marked | null {
  const own = fits.filter((fit) => fit.card === card);
  const [best = null] = own.toSorted((a, b) => b.points + b.mission - a.points - a.mission);
  return own.every(({ after }) => after.length) ? best : null;
}

/** What would stand in the street first, and what goes on it: as if it were built from the hand. */
export function aheadIn(own: Player, fit: Marked): Ahead | null {
  const { card, face, after, completes, points, at_once, mission } = fit;
  const [first, ...more] = after;
  if (first === undefined) return null;
  const { kind, stage } = readFace(first);
  const on = own.growing.findIndex((one) => one.kind === kind && one.sections.length === stage);
  if (stage && on < 0) return null;
  const gains = [{ key: UNFINISHED, points: grownBy(first) }];
  const site: Site = { owner: own.seat, monument: stage ? on : null, completes: false, wilds: 0, gains };
  return {
    section: { kind: "building", face: first, card, places: [site] },
    then: { faces: [...more, face], completes, points, at_once, mission },
  };
}

export function sayFit({ face, after, then, completes, points, at_once, mission, spoils }: Marked): string {
  const { kind: built, stage } = readFace(face);
  const kind = sayKind(built);
  const how = completes ? (stage ? "completes" : "whole") : stage ? "grows" : "begins";
  const gain = say(`fits-${how}`, { kind, points });
  const before = at_once - points;
  const fits = completes && before ? `${gain} ${say("fits-counted", { at_once, before })}` : gain;
  const first = after.length ? say("fits-after", { faces: together(after.map(sayFace)), fits }) : fits;
  const scored = then ? `${first}; ${sayThen(then)}` : first;
  if (spoils) return `${scored}; ${say("fits-spoils")}`;
  return mission ? `${scored}; ${say("fits-mission", { points: mission })}` : scored;
}

/** The most that a section brings, so short that a card has all of it in a line. */
export function sayBriefly(fit: Marked): string {
  const { completes, points, mission, after } = bestWay(fit);
  const how = completes ? "completes" : "grows";
  const values = { face: sayFace(fit.face), points };
  const said = after?.length ? say(`brief-with-${how}`, values) : say(`brief-${how}`, values);
  if (fit.spoils) return `${said}, ${say("brief-spoils")}`;
  return mission ? `${said}, ${say("brief-mission", { points: mission })}` : said;
}

/** What the hand could put on top, and what all of it together brings. */
export function sayThen({ faces, completes, points, mission }: Then): string {
  const values = { faces: together(faces.map(sayFace)), points: points + mission };
  return say(completes ? "fits-then-completes" : "fits-then-grows", values);
}

/** How wide a mark with this number is drawn. */
export const markWide = (points: number): number => `${points}`.length * 6.5 + 24.5;

/** How wide the marks of one section are beside each other. */
export const marksWide = ({ points, mission, spoils, then }: Brought): number =>
  markWide(points) +
  (then ? markWide(togetherOf(then)) + THEN : 0) +
  (mission ? markWide(mission) + 2 : spoils ? SPOILT + 2 : 0);

/** What a section and what goes on it bring, now and at the end. */
export const togetherOf = ({ points, mission }: Then): number => points + mission;

/**
 * The most that a section brings, by itself or with what goes on top of it: `after` has the cards of the hand that go below
 * or on top. Of equals the one that needs no other card.
 */
export function bestWay({ completes, points, at_once, mission, after, then }: Marked): Brought {
  const alone = { completes, points, at_once, mission, after, spoils: false };
  if (!then || togetherOf(then) <= points + mission) return alone;
  return {
    ...alone,
    completes: then.completes,
    points: then.points,
    at_once: then.at_once,
    mission: then.mission,
    after: [...after, ...then.faces],
  };
}

/** The room between the mark of a section and that of what goes on it. */
export const THEN = 3;

/** How wide the mark is that says only what is lost. */
export const SPOILT = 22;

/** What a section would bring in this place, counted as a fit is. */
export function broughtBy(player: Player, face: string, on: Monument | null, { completes, gains }: Site): Brought {
  const { points, at_once, mission } = apart(gains);
  const spoils = !mission && isSpoilt(player, face, on);
  return { completes, points, at_once, mission, spoils };
}

/** What is gained in all, how much of it is scored at once, and what the mission brings besides. */
export function apart(gains: readonly Gain[]): Pick<Brought, "points" | "at_once" | "mission"> {
  const sum = (found: readonly Gain[]): number => found.reduce((all, { points }) => all + points, 0);
  const mission = sum(gains.filter(({ key }) => key.startsWith("source-objective-")));
  const points = sum(gains) - mission;
  return { points, at_once: points - sum(gains.filter(({ key }) => key === UNFINISHED)), mission };
}

/** How much more an unfinished monument is worth with this section on top. */
export function grownBy(face: string): number {
  const { kind, stage } = readFace(face);
  const { points } = printedFor(kind);
  return points[stage]! - (points[stage - 1] ?? 0);
}
