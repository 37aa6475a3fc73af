import { expect, test } from "vitest";
import { lineOf, lostPerCent, momentAt, perCent, signedPerCent, spread } from "./chart";

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
