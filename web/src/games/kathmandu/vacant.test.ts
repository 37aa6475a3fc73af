import { expect, test } from "vitest";
import { largestVacant, vacancies } from "./vacant";

const sheet = { x: 0, y: 0, width: 100, height: 60 };

test("beside a board in the corner the larger part of the paper is free", () => {
  const board = { x: 0, y: 0, width: 30, height: 60 };
  expect(largestVacant(sheet, [board], 10)).toEqual({ x: 40, y: 0, width: 60, height: 60 });
});

test("a full sheet has no place", () => {
  expect(largestVacant(sheet, [sheet], 0)).toBeNull();
});

test("two places of an L lie apart from each other", () => {
  const boards = [
    { x: 0, y: 30, width: 50, height: 30 },
    { x: 50, y: 0, width: 50, height: 30 },
  ];
  expect(vacancies(sheet, boards, 0, 2)).toEqual([
    { x: 0, y: 0, width: 50, height: 30 },
    { x: 50, y: 30, width: 50, height: 30 },
  ]);
});
