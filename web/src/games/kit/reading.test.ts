import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unread } from "./reading";
import { Staging } from "./staging.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

test("while a dialog is open nothing is shown; when it is closed, what waited is", async () => {
  expect(unread()).toBeNull();
  document.body.innerHTML = "<dialog open></dialog>";
  const show = vi.fn((change: () => void) => Promise.resolve(change()));
  const staging = new Staging<string>(show, () => {}, true, unread);
  const performed = staging.perform([{ view: "a", lasts: 100 }], "calm");
  await vi.advanceTimersByTimeAsync(5000);
  expect(show).not.toHaveBeenCalled();
  document.querySelector("dialog")!.remove();
  await vi.advanceTimersByTimeAsync(400);
  expect(show).toHaveBeenCalledOnce();
  expect(await performed).toBe(true);
});
