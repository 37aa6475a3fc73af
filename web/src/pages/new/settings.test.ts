import { expect, test } from "vitest";
import type { Choice, Option } from "../../wire";
import { fits, shutBy } from "./settings";

const choice = (value: string, needs: Choice["needs"] = {}): Choice => ({ value, text: value, seats: [], needs });
const option = (name: string, ...choices: Choice[]): Option => ({ name, title: name, text: "", choices });
const DEALT = choice("dealt", { level: ["expert"] });
const OPTIONS = [
  option("level", choice("basic"), choice("expert")),
  option("variant", choice("none"), DEALT),
  option("other", choice("yes")),
];

test("what shuts a choice out is named", () => {
  const basic = { level: "basic", variant: "none", other: "yes" };
  expect(fits(DEALT, 3, basic)).toBe(false);
  expect(shutBy(DEALT, OPTIONS, basic)?.title).toBe("level");
});

test("nothing shuts a choice out that fits", () => {
  const expert = { level: "expert", variant: "none", other: "yes" };
  expect(fits(DEALT, 3, expert)).toBe(true);
  expect(shutBy(DEALT, OPTIONS, expert)).toBeNull();
});
