import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Inspecting } from "./inspecting.svelte";

let chosen: string[] = [];
let stop: (() => void) | void;
let inspecting: Inspecting;
let shows = false;
let led = false;

beforeEach(() => {
  vi.useFakeTimers();
  chosen = [];
  document.body.innerHTML =
    '<main><i id="told" data-offered data-inspect="die" data-large></i><i id="plain" data-offered></i><b data-inspect="card"><u id="still"></u><s></s><button id="own"></button></b></main>';
  for (const piece of document.querySelectorAll("i")) piece.addEventListener("click", () => chosen.push(piece.id));
  shows = led = false;
  inspecting = new Inspecting(
    () => shows,
    () => led,
  );
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

test("a finger that puts away what is explained by touching something else does nothing else", () => {
  press("told", 600);
  press("plain", 80);
  expect(inspecting.now).toBeNull();
  expect(chosen).toEqual([]);
  press("plain", 80);
  expect(chosen).toEqual(["plain"]);
});

test("but it does what there is but one of to do", () => {
  led = true;
  press("told", 600);
  press("plain", 80);
  expect(inspecting.now).toBeNull();
  expect(chosen).toEqual(["plain"]);
});

test("what comes to lie under a resting mouse is not asked about until it goes on", () => {
  const card = document.querySelector("s")!;
  const over = (name: string, clientX: number): unknown =>
    card.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: "mouse", clientX, clientY: 5 }));
  inspecting.beside(new PointerEvent("pointermove", { pointerType: "mouse", clientX: 100, clientY: 5 }));
  over("pointerover", 100);
  over("pointermove", 106);
  vi.advanceTimersByTime(1500);
  expect(inspecting.now).toBeNull();
  over("pointermove", 120);
  vi.advanceTimersByTime(1500);
  expect(inspecting.now?.what).toBe("card");
});

test("nor is focused what a finger only reads about, or only closes", () => {
  const focuses = (id: string): boolean =>
    document.getElementById(id)!.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  press("told", 600);
  document
    .getElementById("plain")!
    .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  expect(focuses("plain")).toBe(false);
  press("plain", 80);
  expect(focuses("plain")).toBe(true);
});

test("a tap on what offers no choice explains it, and the next tap puts it away", () => {
  press("still", 80);
  expect(inspecting.now).toMatchObject({ what: "card", stays: true });
  press("still", 80);
  expect(inspecting.now).toBeNull();
});

test("a tap on what answers in its own way explains nothing", () => {
  press("own", 80);
  press("told", 80);
  expect(inspecting.now).toBeNull();
  expect(chosen).toEqual(["told"]);
});

test("a mouse's click holds nothing up, and a tap on what is being shown only goes on", () => {
  const card = document.querySelector("s")!;
  card.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  card.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(inspecting.now).toBeNull();
  shows = true;
  press("still", 80);
  expect(inspecting.now).toBeNull();
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

const mouseAt = (what: string, name: string, x: number): boolean =>
  document
    .querySelector(what)!
    .dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: "mouse", clientX: x, clientY: 5 }));

test("what was put away is held up again when the mouse goes on over it", () => {
  for (const name of ["pointerover", "pointermove"]) mouseAt("b", name, 5);
  vi.advanceTimersByTime(700);
  for (const name of ["pointerdown", "pointerup"]) mouseAt("b", name, 5);
  mouseAt("b", "pointermove", 8);
  vi.advanceTimersByTime(1300);
  expect(inspecting.now).toBeNull();
  mouseAt("b", "pointermove", 40);
  vi.advanceTimersByTime(700);
  expect(inspecting.now?.what).toBe("card");
});

test("what slid under a resting mouse is read as soon as the mouse moves", () => {
  mouseAt("main", "pointermove", 5);
  mouseAt("b", "pointerover", 5);
  vi.advanceTimersByTime(1300);
  expect(inspecting.now).toBeNull();
  mouseAt("b", "pointermove", 6);
  vi.advanceTimersByTime(700);
  expect(inspecting.now?.what).toBe("card");
});

test("a card is read through a place that lies over it", () => {
  const place = document.createElement("button");
  Object.assign(place.dataset, { offered: "", through: "" });
  document.querySelector("main")!.append(place);
  const below = [place, document.querySelector("u")];
  Object.defineProperty(document, "elementsFromPoint", { value: () => below, configurable: true });
  for (const name of ["pointerover", "pointermove"]) mouseAt("button", name, 5);
  vi.advanceTimersByTime(1300);
  expect(inspecting.now?.what).toBe("card");
});
