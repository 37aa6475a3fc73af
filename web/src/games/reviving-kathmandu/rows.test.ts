import { expect, test } from "vitest";
import { grown, laidOut, spread } from "./rows";

const house = { wide: 80, high: 140 };
const room = { wide: 360, high: 420 };

test("few things are drawn in the rows in which they are largest", () => {
  expect(laidOut(Array(4).fill(house), room, 20, 96).starts).toEqual([0, 2]);
});

test("what stands keeps its row when more comes to the last one", () => {
  const four = grown(Array(4).fill(house), 4, room, 20, 96);
  const five = grown(Array(5).fill(house), 4, room, 20, 96);
  expect(five.starts).toEqual(four.starts);
  expect(five.grounds.length).toBe(2);
});

test("all rows are laid out anew once that draws everything much larger", () => {
  const many = grown(Array(12).fill(house), 4, room, 20, 96);
  expect(many.starts.length).toBeGreaterThan(2);
});

test("what is left of the height is sky over every row", () => {
  const tall = { wide: 360, high: 800 };
  const found = spread(laidOut(Array(4).fill(house), { ...tall, high: 420 }, 20, 96), tall);
  const [first, second] = found.grounds;
  expect(second).toBeCloseTo(2 * first! + 20);
  expect(found.at.map(({ y }) => y)).toEqual([first, first, second, second]);
  expect(found.high * found.scale).toBeCloseTo(tall.high);
});
