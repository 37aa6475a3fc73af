import { expect, test } from "vitest";
import type { Choosable } from "../../wire";
import { inWords } from "./in_words";

const option = (text: string): Choosable => ({
  action: 1,
  name: text,
  text,
  rule: "",
  preview: {},
  on: [],
  final: false,
  passes: false,
});
const options = [option("Go to 1"), option("Go to 12"), option("Wait")];

test("a hint calls options as the table does, also where one begins like another", () => {
  const said = ({ text }: Choosable): string =>
    text === "Go to 1" ? "Go home" : text === "Go to 12" ? "Go to 1" : text;
  expect(inWords("Best seems: Go to 12. About as good: “Go to 1”, “Wait”.", options, said)).toBe(
    "Best seems: Go to 1. About as good: “Go home”, “Wait”.",
  );
});

test("what names no option stays as it is", () => {
  expect(inWords("Look at these 3.", options, () => "?")).toBe("Look at these 3.");
});
