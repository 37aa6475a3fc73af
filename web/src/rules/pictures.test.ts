import { describe, expect, it } from "vitest";
import { chosen, type Picture } from "./pictures";

const picture = (name: string, rule: string): Picture => ({ name, rule, Drawing: () => ({}) });
const ALL = [picture("late", "B-3"), picture("early", "B-1"), picture("other", "C-1")];

describe("the pictures of a chapter", () => {
  it("stand in the order of its rules", () => {
    expect(chosen(ALL, ["B-1", "B-2", "B-3"], [], 9).map(({ name }) => name)).toEqual(["early", "late"]);
  });

  it("begin with that of the rule which is in question", () => {
    expect(chosen(ALL, ["B-1", "B-2", "B-3"], ["B-3"], 1).map(({ name }) => name)).toEqual(["late"]);
  });
});
