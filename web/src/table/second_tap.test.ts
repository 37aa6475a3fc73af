import { expect, test } from "vitest";
import { distance, needsSecondTap, tooSoon } from "./second_tap";

const yes = (): boolean => true;
const no = (): boolean => false;

test("only what can't be taken back asks twice", () => {
  expect(needsSecondTap("final", { final: false }, yes)).toBe(false);
  expect(needsSecondTap("final", { final: true }, no)).toBe(true);
  expect(needsSecondTap("never", { final: true }, yes)).toBe(false);
});

test("by the middle setting it asks where something else lies under the same finger", () => {
  expect(needsSecondTap("near", { final: true }, yes)).toBe(true);
  expect(needsSecondTap("near", { final: true }, no)).toBe(false);
});

test("a spot is as far from a box as from its nearest edge", () => {
  const box = { left: 10, right: 20, top: 10, bottom: 20 };
  expect(distance({ x: 15, y: 12 }, box)).toBe(0);
  expect(distance({ x: 5, y: 15 }, box)).toBe(5);
  expect(distance({ x: 23, y: 24 }, box)).toBe(5);
});

test("a tap right after a question has come was meant for something else", () => {
  expect(tooSoon(1000, 1300)).toBe(true);
  expect(tooSoon(1000, 1900)).toBe(false);
});
