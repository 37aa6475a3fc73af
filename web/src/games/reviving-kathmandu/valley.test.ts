import { expect, test } from "vitest";
import { fieldsOf, treesOf } from "./valley";

test("the fields of a slope lie one below the other, down to the street", () => {
  const fields = fieldsOf(500, 100, 300);
  const tops = fields.map(({ edge }) => Number(/^M\S+ (\S+?)q/.exec(edge)?.[1]));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops.every((top) => top > 100 && top < 300)).toBe(true);
  expect(fields.every(({ field, edge }) => field.startsWith(edge) && field.includes("V300"))).toBe(true);
  expect(treesOf(500, 100, 300).trunks.split("M").length).toBe(treesOf(500, 100, 300).crowns.split("M").length);
});
