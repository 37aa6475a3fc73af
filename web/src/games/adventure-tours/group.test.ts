import { expect, test } from "vitest";
import { grouped } from "./group";

test.each([0, 1, 4, 9, 20])("a party of %i stays within the frame", (count) => {
  const { face, all } = grouped(count, 300, 200);
  expect(all).toHaveLength(count);
  for (const { x, y } of all) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + face).toBeLessThanOrEqual(300);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + face).toBeLessThanOrEqual(200.01);
  }
});

test("a high frame has rows sooner than a flat one, so that faces don't hide one another", () => {
  const rowsIn = (height: number): number => new Set(grouped(5, 300, height).all.map(({ y }) => y)).size;
  expect([rowsIn(150), rowsIn(300)]).toEqual([1, 2]);
});
