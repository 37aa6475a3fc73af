import { expect, test } from "vitest";
import { remember, remembered } from "./memory";

test("what is remembered is as it was, and nothing else is", () => {
  remember("won", { round: 3, won: [1] });
  expect(remembered("won")).toEqual({ round: 3, won: [1] });
  expect(remembered("other")).toBeNull();
});
