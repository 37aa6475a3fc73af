import { expect, test } from "vitest";
import type { Findings } from "../wire";
import { lineOf, lostPerCent, momentAt, perCent, seenAnew, signedPerCent, spread } from "./chart";

const SIZE = { width: 100, height: 50 };

test("a line goes from the first moment to the last, and up with the chance", () => {
  const chances = [
    { moment: 0, chances: [0.25, 0] },
    { moment: 10, chances: [1, 0] },
  ];
  expect(lineOf(chances, 0, 10, SIZE)).toBe("M0.0 37.5L100.0 0.0");
  expect(lineOf([], 0, 10, SIZE)).toBe("");
});

test("pointing beside the chart is pointing at its end", () => {
  expect(momentAt(50, 10, SIZE)).toBe(5);
  expect(momentAt(-5, 10, SIZE)).toBe(0);
  expect(momentAt(140, 10, SIZE)).toBe(10);
});

test("names that would cover each other move apart and stay on the chart", () => {
  expect(spread([10, 12, 40], 10, 50)).toEqual([10, 20, 40]);
  expect(spread([48, 50], 10, 50)).toEqual([40, 50]);
});

test("small shares keep a decimal, and a minus is a minus", () => {
  expect(perCent(0.1234)).toBe("12");
  expect(perCent(0.0345)).toBe("3.5");
  expect(signedPerCent(-0.004)).toBe("−0.4");
  expect(signedPerCent(0.25)).toBe("+25");
});

test("what was lost is what a reader counts from the two chances that are shown", () => {
  expect(lostPerCent(0.6249, 0.356)).toBe("26");
  expect(lostPerCent(0.5, 0.465)).toBe("3.5");
  expect(lostPerCent(0.5, 0.034)).toBe("47");
});

const rounded = (changes: number[] | null): number[] | undefined => changes?.map((change) => Math.round(change * 100));

test("what a loss and luck explain is not seen anew, and the rest is", () => {
  const findings = {
    chances: [
      { moment: 0, chances: [0.5, 0.3, 0.2] },
      { moment: 1, chances: [0.4, 0.36, 0.24] },
      { moment: 3, chances: [0.5, 0.36, 0.14] },
      { moment: 4, chances: [0.3, 0.46, 0.24] },
    ],
    decisions: [{ moment: 0, seat: 0, loss: 0.1 }],
    draws: [{ moment: 3, luck: [[0.1], [0], [-0.1]] }],
  } as unknown as Findings;
  expect(seenAnew(findings, 0)).toBeNull();
  expect(rounded(seenAnew(findings, 1))?.map(Math.abs)).toEqual([0, 0, 0]);
  expect(rounded(seenAnew(findings, 3))?.map(Math.abs)).toEqual([0, 0, 0]);
  expect(rounded(seenAnew(findings, 4))).toEqual([-20, 10, 10]);
});

test("a partner loses what a team gives away", () => {
  const findings = {
    chances: [
      { moment: 0, chances: [0.5, 0.5, 0.5, 0.5] },
      { moment: 1, chances: [0.4, 0.6, 0.4, 0.6] },
    ],
    decisions: [{ moment: 0, seat: 0, loss: 0.1 }],
    draws: [],
  } as unknown as Findings;
  expect(rounded(seenAnew(findings, 1))?.map(Math.abs)).toEqual([0, 0, 0, 0]);
});
