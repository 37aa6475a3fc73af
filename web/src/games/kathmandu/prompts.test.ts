import { expect, test } from "vitest";
import { stormForetold } from "./prompts.svelte";
import type { View } from "./view";

const foretold = (yak: number, exhaustion = 2, more: Partial<View> = {}) =>
  stormForetold({
    players: [{ yak, exhaustion }],
    active: 0,
    round: 3,
    day: 2,
    days: 6,
    storm: 1,
    headings: ["east", "east", "east"],
    weather: { suns: 1, storms: 2, draws: 2 },
    ...more,
  } as unknown as View);

test("a third marker that the evening brings, or may bring, is foretold in the last round of a day", () => {
  expect(foretold(35)).toBe("prompt-die-behind");
  expect(foretold(36)).toBe("prompt-die-storm");
  expect(foretold(72)).toBeNull();
  expect(foretold(35, 1)).toBeNull();
  expect(foretold(35, 2, { round: 2 })).toBeNull();
  expect(foretold(35, 2, { day: 6 })).toBeNull();
  expect(foretold(36, 2, { weather: { suns: 1, storms: 0, draws: 1 } })).toBeNull();
});
