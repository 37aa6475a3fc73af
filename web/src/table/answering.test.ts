import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Offers } from "../games/kit/offers";
import { setSafety } from "../settings.svelte";
import { option } from "../games/kit/testing";
import type { Choosable, Question } from "../wire";
import { Answering } from "./answering.svelte";
import type { LiveTable } from "./live.svelte";

const LAST = { name: "last", on: [], final: true } as unknown as Choosable;
const OTHER = { name: "other", on: [], final: false } as unknown as Choosable;

function answering(hasty = false): { done: string[]; it: Answering } {
  const done: string[] = [];
  const live = {
    act: ({ name }: Choosable) => Promise.resolve(void done.push(name)),
    snag: null,
  } as unknown as LiveTable;
  const asked = { question: null, offers: new Offers([LAST, OTHER]), view: null };
  const closes = (option: Choosable): string | null => (option === LAST ? "it ends" : null);
  return {
    done,
    it: new Answering(
      live,
      () => asked,
      () => false,
      undefined,
      undefined,
      closes,
      () => hasty,
    ),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  setSafety("near");
});
afterEach(() => void vi.useRealTimers());

test("what ends a turn by itself waits for a second tap, however long that takes", () => {
  const { done, it } = answering();
  it.choose("last");
  vi.runAllTimers();
  expect(done).toEqual([]);
  it.choose("last");
  expect(done).toEqual(["last"]);
});

test("what was chosen before it could be read waits for a second tap too", () => {
  const { done, it } = answering(true);
  it.choose("other");
  expect(done).toEqual([]);
  it.choose("other");
  expect(done).toEqual(["other"]);
});

test("a finger that has seen what is asked about it needs no third tap", () => {
  const done: string[] = [];
  const live = { act: ({ name }: Choosable) => Promise.resolve(void done.push(name)), snag: null };
  const asked = { question: null, offers: new Offers([LAST, OTHER]), view: null };
  const overlooks = ({ name }: Choosable): string | null => (name === "other" ? "it brings nothing" : null);
  const it = new Answering(
    live as unknown as LiveTable,
    () => asked,
    () => false,
    overlooks,
  );
  it.tap("other");
  expect([it.unsure, done]).toEqual([OTHER, []]);
  it.tap("other");
  expect(done).toEqual(["other"]);
});

test("until then it can be left, and something else chosen", () => {
  const { done, it } = answering();
  it.choose("last");
  it.letBe();
  expect(it.unsure).toBeNull();
  it.choose("last");
  it.choose("other");
  expect(done).toEqual(["other"]);
});

test("what is left as it is, is no longer looked at either", () => {
  const { it } = answering();
  it.tap("last");
  expect(it.looked?.name).toBe("last");
  it.letBe();
  expect([it.looked, it.tapped, it.unsure]).toEqual([null, null, null]);
});

test("who wants to be asked nothing is not asked that either", () => {
  setSafety("never");
  const { done, it } = answering();
  it.choose("last");
  expect(done).toEqual(["last"]);
});

const asks = (turn: number, ...options: Choosable[]): Question => ({ turn, key: "prompt-pick", text: "", options });

function table() {
  const sent: string[] = [];
  const live = { snag: null as { reason: string } | null };
  const act = (one: Choosable): Promise<void> => {
    sent.push(one.name);
    return Promise.resolve();
  };
  const asked = { question: asks(1, option("red", "red")) as Question | null };
  const answering = new Answering(
    {
      ...live,
      act,
      actNext: act,
      get snag() {
        return live.snag;
      },
    } as unknown as LiveTable,
    () => ({ question: asked.question, offers: new Offers(asked.question?.options ?? []), view: null }),
    () => false,
  );
  return { answering, sent, live, asked };
}
const all = ({ options }: Question): Choosable | null => options[0] ?? null;

test("answers a question once, however often it is shown before the answer is heard of", () => {
  const { answering, sent, asked } = table();
  answering.follow(all);
  answering.carryOn();
  expect(sent).toEqual(["red"]);
  asked.question = asks(2, option("blue", "blue"));
  answering.carryOn();
  expect(sent).toEqual(["red", "blue"]);
});

test("keeps a plan between two questions, and ends it where it finds no answer", () => {
  const { answering, sent, asked } = table();
  asked.question = null;
  answering.follow(all);
  expect(answering.plan).not.toBeNull();
  asked.question = asks(2, option("blue", "blue"));
  answering.carryOn();
  expect(sent).toEqual(["blue"]);
  asked.question = asks(3);
  answering.carryOn();
  expect(answering.plan).toBeNull();
});

test("waits with a plan for what was chosen before it", () => {
  const { answering, sent, asked } = table();
  answering.choose("red");
  answering.follow(all);
  expect(sent).toEqual(["red"]);
  asked.question = asks(2, option("blue", "blue"));
  answering.carryOn();
  expect(sent).toEqual(["red", "blue"]);
});

test("asks again after a refusal", async () => {
  const { answering, sent, live } = table();
  live.snag = { reason: "too late" };
  answering.follow(all);
  await Promise.resolve();
  await Promise.resolve();
  expect(answering.plan).toBeNull();
  answering.follow(all);
  expect(sent).toEqual(["red", "red"]);
});
