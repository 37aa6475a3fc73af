import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beatsBetween, Staging, type Beat } from "./staging.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function theatre(patient = false) {
  const seen: (string | null)[] = [];
  const staging = new Staging<string>(
    async (change) => {
      change();
      seen.push(staging.view);
    },
    () => undefined,
    patient,
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

test("a beat that something lay over is looked at again once that is closed", async () => {
  let open = false;
  let closed: () => void = () => undefined;
  const staging = new Staging<string>(
    async (change) => change(),
    () => undefined,
    false,
    () => (open ? new Promise<void>((ready) => (closed = ready)) : null),
  );
  void staging.perform(BEATS, "calm");
  await vi.advanceTimersByTimeAsync(500);
  open = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(staging.view).toBe("coins turned");
  expect(staging.beat?.lasts).toBe(800);
  open = false;
  closed();
  await vi.advanceTimersByTimeAsync(799);
  expect(staging.beat?.lasts).toBe(800);
  await vi.advanceTimersByTimeAsync(2);
  expect(staging.beat?.lasts).toBe(400);
});

const STOP: Beat<string>[] = [
  { view: "a", lasts: 10 },
  { view: "stop", lasts: 10, waits: true },
  { view: "b", lasts: 10 },
];

test("a beat that waits stays until somebody goes on; a click beside it or a skip before it does not pass it", async () => {
  const { staging, seen } = theatre(true);
  const done = vi.fn();
  void staging.perform(STOP, "calm").then(done);
  staging.skip();
  await vi.advanceTimersByTimeAsync(60_000);
  staging.next();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.at(-1)).toBe("stop");
  expect(staging.waiting).toBe(true);
  staging.goOn();
  await vi.advanceTimersByTimeAsync(20);
  expect(seen.at(-1)).toBe("b");
  expect(done).toHaveBeenCalledOnce();
});

test("a film waits for nobody, and what is no longer so is dropped with all its stops", async () => {
  const film = theatre();
  void film.staging.perform(STOP, "calm");
  await vi.advanceTimersByTimeAsync(40);
  expect(film.seen).toEqual(["a", "stop", "b"]);
  const table = theatre(true);
  void table.staging.perform(STOP, "calm");
  await vi.advanceTimersByTimeAsync(1);
  table.staging.drop();
  await vi.advanceTimersByTimeAsync(40);
  expect(table.seen).toEqual(["a"]);
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

test("what is held stays as the beats have left it, or as it lay before them, until the scene takes over", () => {
  const staging = new Staging<string>(
    (change) => Promise.resolve(change()),
    () => {},
  );
  staging.hold("before");
  expect([staging.beat, staging.view]).toEqual([null, "before"]);
  staging.view = "staged";
  staging.hold("before");
  expect(staging.view).toBe("staged");
  staging.end();
  expect(staging.view).toBeNull();
});

test("a click while things are still on their way goes on as soon as they have arrived", async () => {
  let arrive = (): void => undefined;
  const staging = new Staging<string>(
    (change) => {
      change();
      return new Promise((arrived) => (arrive = arrived));
    },
    () => undefined,
  );
  const done = vi.fn();
  void staging.perform([{ view: "a", lasts: 5000 }], "calm").then(done);
  staging.next();
  arrive();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});

test("a performance that another overtakes ends at once and says so", async () => {
  const { staging, seen } = theatre();
  const first = staging.perform(BEATS, "calm");
  await vi.advanceTimersByTimeAsync(1);
  const second = staging.perform([{ view: "later", lasts: 10 }], "calm");
  await vi.advanceTimersByTimeAsync(5000);
  expect(await first).toBe(false);
  expect(await second).toBe(true);
  expect(seen).toEqual(["coins turned", "later"]);
});

test("what was skipped before leaves nothing out later", async () => {
  const { staging, seen } = theatre();
  staging.skip();
  void staging.perform([{ view: "a", lasts: 10 }], "calm");
  await vi.advanceTimersByTimeAsync(20);
  staging.skip();
  void staging.perform([{ view: "b", lasts: 10 }], "calm");
  await vi.advanceTimersByTimeAsync(20);
  expect(seen).toEqual(["a", "b"]);
});

test("beats are hurried from the moment that other things wait", async () => {
  const { staging, seen } = theatre();
  let share = 1;
  void staging.perform(BEATS, "calm", () => share);
  await vi.advanceTimersByTimeAsync(1);
  share = 0.1;
  await vi.advanceTimersByTimeAsync(800 + 41);
  expect(seen.at(-1)).toBe("cards taken");
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
