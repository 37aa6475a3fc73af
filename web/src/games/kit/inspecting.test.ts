import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Inspecting } from "./inspecting.svelte";

let chosen: string[] = [];
let stop: (() => void) | void;
let inspecting: Inspecting;

beforeEach(() => {
  vi.useFakeTimers();
  chosen = [];
  document.body.innerHTML =
    '<main><i id="told" data-offered data-inspect="die" data-large></i><i id="plain" data-offered></i><b data-inspect="card"><u></u><s></s></b></main>';
  for (const piece of document.querySelectorAll("i")) piece.addEventListener("click", () => chosen.push(piece.id));
  inspecting = new Inspecting();
  stop = inspecting.attach(document.querySelector("main")!);
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

function press(id: string, long: number): void {
  const piece = document.getElementById(id)!;
  const finger = { bubbles: true, pointerType: "touch" };
  piece.dispatchEvent(new PointerEvent("pointerdown", finger));
  vi.advanceTimersByTime(long);
  piece.dispatchEvent(new PointerEvent("pointerup", finger));
  piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

test("a long press on what may be chosen explains it and does not choose it", () => {
  press("told", 600);
  expect(inspecting.now?.what).toBe("die");
  expect(chosen).toEqual([]);
});

test("nor does it choose what there is nothing to say of", () => {
  press("plain", 600);
  expect(inspecting.now).toBeNull();
  expect(chosen).toEqual([]);
});

test("a tap chooses, also after a long press", () => {
  press("told", 600);
  press("told", 80);
  press("plain", 80);
  expect(chosen).toEqual(["told", "plain"]);
});

test("a card that moves a little under a resting mouse is explained all the same", () => {
  const over = (what: string): void => {
    const mouse = { bubbles: true, pointerType: "mouse", clientX: 5, clientY: 5 };
    document.querySelector(what)!.dispatchEvent(new PointerEvent("pointerover", mouse));
    document.querySelector(what)!.dispatchEvent(new PointerEvent("pointermove", mouse));
  };
  over("u");
  vi.advanceTimersByTime(300);
  over("s");
  vi.advanceTimersByTime(300);
  expect(inspecting.now?.what).toBe("card");
});

test("whoever stays on a card after a click may read it, unless the click was to put it away", () => {
  const card = document.querySelector("b")!;
  const mouse = { bubbles: true, pointerType: "mouse", clientX: 5, clientY: 5 };
  const click = (): void => {
    card.dispatchEvent(new PointerEvent("pointerdown", mouse));
    card.dispatchEvent(new PointerEvent("pointerup", mouse));
  };
  click();
  vi.advanceTimersByTime(1300);
  expect(inspecting.now).toMatchObject({ what: "card", asked: false });
  click();
  vi.advanceTimersByTime(1300);
  expect(inspecting.now).toBeNull();
});
