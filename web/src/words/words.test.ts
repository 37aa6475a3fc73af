import { afterEach, expect, test, vi } from "vitest";
import { say as yak, saySome, thing as stone } from "../games/yak/words";
import { choose, firstOf, language } from "./language.svelte";
import { Package } from "./package.svelte";
import { asYou, say, thing, together } from "./words";

const ENGLISH = `
colour-red = red
paid = { $who-key ->
    [you] You pay
   *[other] { $who } pays
  } { $count }.
only-here = only here
`;
const GERMAN = `
colour-red = rot
paid = { $who-key ->
    [you] Du zahlst
   *[other] { $who } zahlt
  } { $count }.
`;

afterEach(() => choose("en"));

function game(): { words: Package; fetched: { en: () => Promise<string>; de: () => Promise<string> } } {
  const fetched = { en: vi.fn(() => Promise.resolve(ENGLISH)), de: vi.fn(() => Promise.resolve(GERMAN)) };
  return {
    words: new Package("go", { "games/go/texts/en.ftl": fetched.en, "games/go/texts/de.ftl": fetched.de }),
    fetched,
  };
}

test("a browser's first language that is spoken here is chosen, whatever its country", () => {
  expect(firstOf(["de-CH", "en"])).toBe("de");
  expect(firstOf(["es", "fr-CA", "en-GB"])).toBe("fr");
  expect(firstOf(["es"])).toBe("en");
  expect(firstOf([])).toBe("en");
});

test("only the language that is read is fetched, and once", async () => {
  const { words, fetched } = game();
  expect(words.say("colour-red")).toBe("");
  await words.read("en");
  expect(words.say("colour-red")).toBe("red");
  expect(fetched.en).toHaveBeenCalledTimes(1);
  expect(fetched.de).not.toHaveBeenCalled();
});

test("what is said follows the language; what it lacks is said in English", async () => {
  const { words } = game();
  await words.read("de");
  await words.read("en");
  await choose("de");
  expect([language.spoken, words.say("colour-red"), words.say("only-here")]).toEqual(["de", "rot", "only here"]);
  await choose("en");
  expect(words.say("colour-red")).toBe("red");
});

test("English is fetched for a key that another language lacks, and not before", async () => {
  await choose("de");
  const { words, fetched } = game();
  await words.read("de");
  expect(fetched.en).not.toHaveBeenCalled();
  expect(words.say("only-here")).toBe("");
  await words.read("en");
  expect(words.say("only-here")).toBe("only here");
});

test("a key that nobody has shows itself", () => expect(say("no-such-key")).toBe("no-such-key"));

test("a thing gives its text and its key to a sentence; plain text has no key", async () => {
  const { words } = game();
  await words.read("en");
  expect(words.say("paid", { who: asYou("You"), count: 3 })).toBe("You pay 3.");
  expect(words.say("paid", { who: "Asha", count: 3 })).toBe("Asha pays 3.");
  expect(words.say("paid", { who: "you", count: 3 })).toBe("you pays 3.");
});

test("a thing reads as its text", () => {
  expect(`${thing("seat-you")}`).toBe("you");
  expect(thing("seat-you").key).toBe("seat-you");
  expect(together([thing("seat-you"), "Asha"])).toBe("you and Asha");
});

test("a sentence chooses its article by the key of a stone, not by its word", () => {
  expect(yak("one-stone", { stone: stone("stone-orange") })).toBe("an orange stone");
  expect(saySome(["crystal", "red"])).toBe("a crystal and a red stone");
});

test("names in a row are joined as the language joins them", async () => {
  await choose("de");
  expect(together(["Asha", "Bina", "Chandra"])).toBe("Asha, Bina und Chandra");
});
