import { describe, expect, it } from "vitest";
import type { Rule } from "../wire";
import { chaptersHere, rulesHere } from "./here";

const rule = (id: string, chapter: string): Rule => ({ id, chapter, text: `${id}.` });
const LEDGER = [
  rule("YK-BLD-1", "Build"),
  rule("YK-BLD-2", "Build"),
  rule("YK-TOW-1", "The tower"),
  rule("YK-FOG-1", "Fog"),
];

describe("rulesHere", () => {
  const moment = { game: "yak", seats: 2, over: false, prompt: null, rules: [] };

  it("puts the rules of the question before those of its options, each once", () => {
    expect(rulesHere({ ...moment, prompt: "prompt-spill", rules: ["YK-FOG-1", "YK-BLD-4"] })).toEqual([
      "YK-BLD-4",
      "YK-FOG-1",
    ]);
  });

  it("says how a round goes while nobody is asked", () => {
    expect(rulesHere(moment)[0]).toBe("YK-NOO-1");
  });

  it("begins with what was chosen where that is known", () => {
    expect(rulesHere({ ...moment, rules: ["YK-SUP-1"] })).toEqual(["YK-SUP-1"]);
  });

  it("names what wins and what scored when all is over", () => {
    expect(rulesHere({ ...moment, over: true, rules: ["YK-SCO-4"] })).toEqual(["YK-END-3", "YK-SCO-4"]);
  });

  it("leaves out what does not hold at a table of this size", () => {
    const bid = (seats: number): string[] =>
      rulesHere({ ...moment, game: "reviving-kathmandu", seats, prompt: "prompt-bid" });
    expect(bid(4)).toContain("RK-BID-2");
    expect(bid(4)).not.toContain("RK-BID-3");
    expect(bid(6)).toContain("RK-BID-3");
    expect(bid(2)).toContain("RK-2P-1");
  });
});

describe("chaptersHere", () => {
  it("brings the weightiest chapter first, and parts its rules from the rest", () => {
    const [tower, build, none] = chaptersHere(LEDGER, ["YK-TOW-1", "YK-BLD-2"]);
    expect(tower?.title).toBe("The tower");
    expect(build?.here.map(({ id }) => id)).toEqual(["YK-BLD-2"]);
    expect(build?.rest.map(({ id }) => id)).toEqual(["YK-BLD-1"]);
    expect(none).toBeUndefined();
  });
});
