import { expect, test } from "vitest";
import type { Option } from "../wire";
import { said } from "./options";

const CHOICES = [
  { value: 0, text: "none", seats: [], needs: {} },
  { value: 2, text: "two", seats: [], needs: {} },
];
const OPTION: Option = { name: "cards", title: "Cards", text: "", choices: CHOICES };

test("what is usual needs no word", () => {
  expect(said([OPTION], { cards: 0 })).toEqual([]);
  expect(said([OPTION], {})).toEqual([]);
  expect(said([OPTION], { cards: 2 })).toEqual(["Cards: two"]);
});
