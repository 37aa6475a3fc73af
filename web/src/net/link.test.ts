import { afterEach, expect, test } from "vitest";
import { byLink, heldLink, holdLink } from "./link";

afterEach(() => holdLink(""));

test("who came by a link goes on by it", () => {
  holdLink("token");
  expect([heldLink(), byLink("/replay/x?move=1")]).toEqual(["token", "/replay/x?move=1#token"]);
});

test("without a link an address stays as it is", () => {
  expect(byLink("/replay/x")).toBe("/replay/x");
});
