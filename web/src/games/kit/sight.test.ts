import { expect, test } from "vitest";
import { wayToSight } from "./sight";

const at = (top: number): { top: number; bottom: number } => ({ top, bottom: top + 20 });

test("nothing moves while all that is offered is in sight", () => {
  expect(wayToSight([at(100), at(300)], 50, 600)).toBe(0);
});

test("else the page goes the shortest way to where most of it is seen", () => {
  expect(wayToSight([at(300), at(700), at(720), at(740)], 50, 600)).toBe(164);
  expect(wayToSight([at(-200), at(-180), at(580)], 50, 600)).toBe(-254);
  expect(wayToSight([at(-200)], 50, 600)).toBe(-274);
});

test("it stays where no other place shows more", () => {
  expect(wayToSight([at(300), at(1500)], 50, 600)).toBe(0);
});

test("where nothing is offered nothing moves", () => {
  expect(wayToSight([], 50, 600)).toBe(0);
});

test("a page that has moved comes back to its beginning where that shows as much", () => {
  expect(wayToSight([at(100), at(300)], 50, 600, -80)).toBe(-80);
  expect(wayToSight([at(100), at(560)], 50, 600, -80)).toBe(0);
  expect(wayToSight([], 50, 600, -80)).toBe(0);
});
