import { expect, test } from "vitest";
import { beyond } from "./beyond";

const WINDOW = { width: 400, height: 300 };
const NONE = { width: 0, height: 0 };
const at = (x: number, y: number) => [{ what: "space", at: { x, y } }];

test("what lies outside the window is pointed at from its edge", () => {
  expect(beyond(at(200, 340), WINDOW, NONE)).toMatchObject([{ x: 200, y: 276, turned: 180 }]);
  expect(beyond(at(200, 150), WINDOW, NONE)).toEqual([]);
});

test("a space that is small lies closer to the edge and is seen all the same", () => {
  expect(beyond(at(200, 285), WINDOW, NONE, 40)).toHaveLength(1);
  expect(beyond(at(200, 285), WINDOW, NONE, 26)).toEqual([]);
  expect(beyond(at(200, 290), WINDOW, NONE, 26)).toHaveLength(1);
});
