import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beatsBetween, Staging, type Beat } from "./staging.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function theatre() {
  const seen: (string | null)[] = [];
  const staging = new Staging<string>(
    async (change) => {
      change();
      seen.push(staging.view);
    },
    () => undefined,
  );
  return { staging, seen };
}
const BEATS: Beat<string>[] = [
  { view: "coins turned", lasts: 800 },
  { lasts: 400 },
  { view: "cards taken", lasts: 600 },
];

test("beats are shown one after the other, each for its time", async () => {
  const { staging, seen } = theatre();
  const done = vi.fn();
  void staging.perform(BEATS, "calm").then(done);
  await vi.advanceTimersByTimeAsync(799);
  expect(seen).toEqual(["coins turned"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(["coins turned", "coins turned"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen.at(-1)).toBe("cards taken");
  expect(done).toHaveBeenCalledOnce();
});

test("a click goes on to the next beat, and another key leaves out the rest", async () => {
  const { staging, seen } = theatre();
  const done = vi.fn();
  void staging.perform(BEATS, "calm").then(done);
  await vi.advanceTimersByTimeAsync(1);
  staging.next();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveLength(2);
  staging.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveLength(2);
  expect(done).toHaveBeenCalledOnce();
});

test("at the instant pace nothing is staged", async () => {
  const { staging, seen } = theatre();
  await staging.perform(BEATS, "instant");
  expect(seen).toEqual([]);
});

test("the scene takes over when the beats are over", async () => {
  const { staging } = theatre();
  void staging.perform([{ view: "fog", lasts: 10 }], "calm");
  await vi.advanceTimersByTimeAsync(20);
  expect(staging.view).toBe("fog");
  staging.end();
  expect(staging.view).toBeNull();
  expect(staging.beat).toBeNull();
});

test("a fault in making beats is reported and leaves them out", () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const fail = (): never => {
    throw new Error("no such stone");
  };
  const line = { kind: "event", name: "fog", seat: -1, values: [] };
  expect(beatsBetween(fail, "a", "b", [line], { me: null, places: [] })).toEqual([]);
  expect(report).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
