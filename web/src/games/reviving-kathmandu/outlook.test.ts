import { expect, test } from "vitest";
import { canMeet, isSpoilt, outlookOf } from "./outlook";
import type { Colour, Gain, Kind, Monument, Player, Site } from "./view";

const growing = (kind: Kind, ...colours: Colour[]): Monument => ({ kind, colours }) as unknown as Monument;
/** Mission 1: top of the shrine green or white; centre and top of the stupa match; the first two of the pagoda match. */
const player = (...monuments: Monument[]): Player =>
  ({ seat: 0, mission: 1, met: [], standing: [0, 0, 0, 0], growing: monuments }) as unknown as Player;
const site = (monument: number | null, completes = false, gains: Gain[] = []): Site => ({
  owner: 0,
  monument,
  completes,
  wilds: 0,
  gains,
});

test("sections that have to match may do so as long as no two differ", () => {
  const asked = { stages: [0, 2], colours: [] };
  expect(canMeet(asked, ["red", "blue"])).toBe(true);
  expect(canMeet(asked, ["red", "blue", "wild"])).toBe(true);
  expect(canMeet(asked, ["red", "blue", "blue"])).toBe(false);
});

test("a section in the wrong colour spoils the monument it goes on, once", () => {
  const pagoda = growing("pagoda", "red");
  expect(isSpoilt(player(pagoda), "blue-pagoda-second", pagoda)).toBe(true);
  expect(isSpoilt(player(pagoda), "red-pagoda-second", pagoda)).toBe(false);
  const spoilt = growing("pagoda", "red", "blue");
  expect(isSpoilt(player(spoilt), "green-pagoda-third", spoilt)).toBe(false);
});

test("what is met already can't be spoilt, nor can Buddhas", () => {
  const shrine = growing("shrine", "red");
  expect(isSpoilt(player(shrine), "red-shrine-top", shrine)).toBe(true);
  expect(isSpoilt({ ...player(shrine), met: ["shrine"] }, "red-shrine-top", shrine)).toBe(false);
  expect(isSpoilt(player(), "white-buddha", null)).toBe(false);
});

test("the best of several places counts", () => {
  const two = player(growing("pagoda", "red"), growing("pagoda", "blue"));
  const tried = { face: "blue-pagoda-second", places: [site(0), site(1)] };
  expect(outlookOf(two, tried)).toEqual({ kind: "pagoda", effect: "helps" });
  expect(outlookOf({ ...two, standing: [0, 0, 0, 3] }, tried)).toEqual({ kind: "pagoda", effect: "spoils" });
  expect(outlookOf(two, { ...tried, places: [site(0)] })).toEqual({ kind: "pagoda", effect: "spoils" });
  const gains = [{ key: "source-objective-shrine", points: 2 }];
  const met = { face: "white-shrine-top", places: [site(0, true, gains)] };
  expect(outlookOf(player(growing("shrine", "red")), met)).toEqual({ kind: "shrine", effect: "meets" });
});
