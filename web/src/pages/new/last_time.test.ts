import { expect, test } from "vitest";
import type { BotLevel, Choice, Game } from "../../wire";
import { readBack, written } from "./last_time";
import { usualChairs, withCompany } from "./seats";

const choice = (value: number): Choice => ({ value, text: "", seats: [], needs: {} });
const GAME = {
  least: 2,
  most: 4,
  options: [{ name: "needles", choices: [choice(1), choice(2)] }],
} as unknown as Game;
const LEVELS = [{ name: "novice" }, { name: "casual" }] as BotLevel[];

test("the company and the options of last time come back", () => {
  const last = { chairs: withCompany(usualChairs(4, "novice"), "friends"), settings: { needles: 2 } };
  expect(readBack(written(last), GAME, LEVELS)).toEqual(last);
});

test("what the game no longer has falls back to what is usual", () => {
  const last = { chairs: usualChairs(2, "grandmaster"), settings: { needles: 7, snow: true } };
  const found = readBack(written(last), GAME, LEVELS);
  expect(found?.chairs.map((chair) => chair.level)).toEqual(["casual", "casual"]);
  expect(found?.settings).toEqual({ needles: 1 });
});

test("nothing comes back from what makes no table", () => {
  expect(readBack(null, GAME, LEVELS)).toBeNull();
  expect(readBack("{", GAME, LEVELS)).toBeNull();
  expect(readBack('{"chairs":[{}],"settings":{}}', GAME, LEVELS)).toBeNull();
  expect(readBack('{"chairs":[{"kind":"me"},{"kind":"me"}],"settings":{}}', GAME, LEVELS)).toBeNull();
});
