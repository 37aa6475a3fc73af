import { expect, test } from "vitest";
import type { Choosable } from "../../wire";
import { Offers } from "./offers";
import { option } from "./testing";
import { Touch } from "./touch.svelte";

function table(...options: Choosable[]) {
  const chosen: string[] = [];
  const refused: string[][] = [];
  const props = {
    options: new Offers(options),
    looked: null as Choosable | null,
    choose: (name: string) => void chosen.push(name),
    look: (name: string | null) => void (props.looked = name === null ? null : (props.options.get(name) ?? null)),
    why: (...pieces: string[]) => void refused.push(pieces),
  };
  return { props, chosen, refused, touch: new Touch(() => props) };
}
const click = (touch: Touch, ...pieces: string[]): void => touch.on(pieces).onclick(new Event("click"));

test("a piece with an option of its own plays it", () => {
  const { touch, chosen } = table(option("pass", "bell"));
  expect(touch.on("bell")["data-option"]).toBe("pass");
  click(touch, "bell");
  expect(chosen).toEqual(["pass"]);
});

test("a piece that needs another is taken up, and the other completes it", () => {
  const { touch, chosen } = table(option("3a", "coin-3", "spot-a"), option("4b", "coin-4", "spot-b"));
  click(touch, "coin-3");
  expect(touch.held).toEqual(["coin-3"]);
  expect(touch.on("coin-3")["aria-pressed"]).toBe(true);
  expect(touch.on("spot-a")["data-option"]).toBe("3a");
  expect(touch.on("spot-b")["data-option"]).toBeUndefined();
  click(touch, "spot-a");
  expect(chosen).toEqual(["3a"]);
});

test("a piece that is taken up is put down again, or exchanged for another", () => {
  const { touch } = table(option("3a", "coin-3", "spot-a"), option("4b", "coin-4", "spot-b"));
  click(touch, "coin-3");
  click(touch, "coin-4");
  expect(touch.held).toEqual(["coin-4"]);
  click(touch, "coin-4");
  expect(touch.held).toEqual([]);
});

test("another question puts down what is taken up", () => {
  const { props, touch } = table(option("3a", "coin-3", "spot-a"));
  click(touch, "coin-3");
  props.options = new Offers([option("3a", "coin-3", "spot-a")]);
  expect(touch.held).toEqual([]);
});

test("a finger's tap on what is explained and offers nothing goes on to what explains it, no other", () => {
  const { touch } = table(option("pass", "bell"));
  const reaches = (piece: string, pointerType: string, explained = true): boolean => {
    document.body.innerHTML = explained ? '<main><b data-inspect="x"></b></main>' : "<main><b></b></main>";
    let heard = false;
    document.querySelector("main")!.addEventListener("click", () => (heard = true));
    const thing = document.querySelector("b")!;
    thing.addEventListener("click", touch.on(piece).onclick);
    thing.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType }));
    return heard;
  };
  expect(reaches("stone", "touch")).toBe(true);
  expect(reaches("stone", "touch", false)).toBe(false);
  expect(reaches("stone", "mouse")).toBe(false);
  expect(reaches("bell", "touch")).toBe(false);
});

test("a piece that offers nothing asks why", () => {
  const { touch, refused } = table(option("3a", "coin-3", "spot-a"));
  expect(touch.on("stone")["data-offered"]).toBeUndefined();
  click(touch, "stone");
  expect(refused).toEqual([["stone"]]);
});
