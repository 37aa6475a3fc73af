import { expect, test } from "vitest";
import { trimmed } from "./trimmed";

const TEXTS = `# Choices

action-pick = Pick { $stone }
-cart = cart
day = { $day ->
    [one] A day
   *[other] { $day } days
}.
event-drew = { $who ->
    [you] You drew
   *[other] { $who } drew
  }
    .brief = drew
event-lost = lost
terminal-cost-coin = a coin
why-three = Three are the most.
`;

test("what no source of the browser says is left out", () => {
  const kept = trimmed(TEXTS, 'say("why-three") + say(`terminal-cost-${kind}`) + say("event-drew")');
  expect(kept.match(/^[a-z-]+(?= =)/gm)).toEqual(["-cart", "day", "event-drew", "terminal-cost-coin", "why-three"]);
  expect(kept).toContain("\n}.\n");
  expect(kept).toContain("    .brief = drew\n");
});
