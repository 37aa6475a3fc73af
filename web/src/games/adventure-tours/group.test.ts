import { expect, test } from "vitest";
import { grouped } from "./group";

test.each([1, 4, 9, 20])("a party of %i stays within the frame", (count) => {
  const { face, all } = grouped(count, 300, 200);
  expect(all).toHaveLength(count);
  for (const { x, y } of all) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + face).toBeLessThanOrEqual(300);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + face).toBeLessThanOrEqual(200.01);
  }
});
