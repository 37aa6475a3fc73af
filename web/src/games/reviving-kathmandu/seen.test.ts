import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onceSeen } from "./seen";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what nobody can have seen stays", () => {
  const [page, gone] = [new EventTarget(), vi.fn()];
  onceSeen(page, 1000, gone);
  vi.advanceTimersByTime(60_000);
  expect(gone).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(999);
  expect(gone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(gone).toHaveBeenCalledOnce();
});

test("what is no longer waited for is never called", () => {
  const [page, gone] = [new EventTarget(), vi.fn()];
  const stop = onceSeen(page, 1000, gone);
  page.dispatchEvent(new Event("keydown"));
  stop();
  vi.advanceTimersByTime(5000);
  expect(gone).not.toHaveBeenCalled();
});
