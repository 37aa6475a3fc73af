import { expect, test } from "vitest";
import { chooser } from "./quiet";

const asking = (...asked: number[]): { asked: number[] } => ({ asked });

test("whoever is not asked any more has chosen", () => {
  expect(chooser(asking(0, 1, 2), asking(0, 2))).toBe(1);
});

test("whoever alone was asked has chosen, also if they are asked again", () => {
  expect(chooser(asking(1), asking(1))).toBe(1);
});

test("nobody is named where it could have been several", () => {
  expect(chooser(asking(0, 1), asking(0, 1))).toBeNull();
  expect(chooser(undefined, asking(0))).toBeNull();
});
