import { describe, expect, it } from "vitest";
import type { Choosable } from "../../wire";
import { overlooks } from "./overlooked";
import type { View } from "./view";

const table = (...hand: View["hand"]): View => ({ hand }) as View;
const card = (preview: object): Choosable => ({ name: "choose-it", preview }) as unknown as Choosable;

describe("what is asked once more", () => {
  it("is a card that brings nothing today", () => {
    const build = { kind: "build-card", card: "build", vain: "tent-empty" };
    expect(overlooks(card(build), table())).toContain("Build");
    expect(overlooks(card({ ...build, vain: null }), table())).toBeNull();
    const supply = { kind: "supply-card", card: "supply", vain: "cart-empty" };
    expect(overlooks(card(supply), table())).toContain("Supply");
  });

  it("is a day without a stone, and food that is left", () => {
    const named = (name: string): Choosable => ({ name, preview: { kind: "picking" } }) as unknown as Choosable;
    expect(overlooks(named("enough-stones"), table())).not.toBeNull();
    expect(overlooks(named("enough-stones"), table("red"))).toBeNull();
    expect(overlooks(named("enough-food"), table())).not.toBeNull();
    expect(overlooks(named("pick-red"), table())).toBeNull();
  });
});
