import { expect, test } from "vitest";
import { rulesOf } from "./rules";

const classes = (css: string): string[][] => rulesOf(css).map(({ path }) => path[0]!.compound.classes);

test("selectors are told apart by their commas", () => {
  expect(classes(".a, .b { fill: red }")).toEqual([["a"], ["b"]]);
});

test("a comma within brackets parts no selector, and what is no plain selector holds for nothing", () => {
  expect(classes(".a :is(.b, .c, .d) { display: none }")).toEqual([]);
  expect(classes(".a:where(.x) :is(.b, .c), .d:where(.x) { display: none }")).toEqual([["d", "x"]]);
});
