import { afterEach, expect, test, vi } from "vitest";
import { readWhen, whenOf } from "./when";

afterEach(() => vi.unstubAllGlobals());

test("the day, the round, or both are said as the view tells them", () => {
  expect(whenOf({ day: 3 })).toBe("Day 3");
  expect(whenOf({ round: 2 })).toBe("Round 2");
  expect(whenOf({ day: 0, round: 1 })).toBe("Before the first day");
  expect(whenOf({ day: 3, round: 2 })).toBe("Day 3, round 2");
  expect(whenOf({ board: [] })).toBeNull();
  expect(whenOf(null)).toBeNull();
});

test("what can't be read is left out, and nothing is told to whoever has left", async () => {
  const answer = (url: string): unknown =>
    url.includes("first=7") ? { ok: false, json: () => Promise.resolve({}) } : page(url);
  const page = (url: string): unknown => ({
    ok: true,
    json: () => Promise.resolve({ moments: [{ view: { day: Number(/first=(\d+)/.exec(url)![1]) } }] }),
  });
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(answer(url)));
  const told: string[] = [];
  await readWhen(
    "abc",
    [4, 7, 9],
    (moment, when) => told.push(`${moment}: ${when}`),
    () => false,
  );
  expect(told).toEqual(["4: Day 4", "9: Day 9"]);
  await readWhen(
    "abc",
    [5],
    (_, when) => told.push(when),
    () => true,
  );
  expect(told).toHaveLength(2);
});
