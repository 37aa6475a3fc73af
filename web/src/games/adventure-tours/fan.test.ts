import { describe, expect, test } from "vitest";
import { layHand } from "./fan";

const WIDTH = 370;

describe("a hand on a narrow table", () => {
  test("six cards lie in two rows with their texts where there is room", () => {
    expect(layHand(6, WIDTH, 340)).toMatchObject({ fan: false, short: false });
  });
  test("they give up their texts before they leave the window", () => {
    const { card, tall, fan, short } = layHand(6, WIDTH, 273);
    expect({ fan, short }).toEqual({ fan: false, short: true });
    expect(2 * card * tall).toBeLessThan(273);
  });
  test("and lie in a fan where two rows have no room", () => {
    const { card, tall, fan } = layHand(6, WIDTH, 190);
    expect(fan).toBe(true);
    expect(card * tall).toBeLessThanOrEqual(190);
  });
  test("rows are of one length as far as that goes", () => {
    expect([4, 5, 6, 7].map((count) => layHand(count, WIDTH, 340).across)).toEqual([2, 3, 3, 4]);
  });
  test("a single row is as high as a poster", () => {
    expect(layHand(2, WIDTH, 340).tall).toBe(1.37);
  });
  test("a hand that grows smaller keeps the size of its cards", () => {
    expect(new Set([1, 2, 3, 4, 5, 6].map((count) => layHand(count, WIDTH, 340).card)).size).toBe(1);
  });
});
