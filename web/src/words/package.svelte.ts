// The texts of a game, or of a part of what stands around the games, in the languages that were read so far.

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Files } from "./files";
import { BEGUN, ENGLISH, language, type Language } from "./language.svelte";

/** Beside each value that names a thing stands its key, as in Python: with { $stone } there is { $stone-key }. */
const KEY = "-key";

/** What a thing is called, with the key that it was said by: for the values of sentences. */
export class Thing {
  constructor(
    readonly text: string,
    readonly key: string,
  ) {}

  toString(): string {
    return this.text;
  }
}

export type Values = Record<string, FluentVariable | Thing>;

/** How a file is called by its path: "yak.de", "about.en"; what is of no game and no part is the shell's. */
function nameOf(path: string): string {
  const [, game, file = ""] = /(?:([a-z_]+)\/)?texts\/([\w.-]+)\.ftl$/.exec(path) ?? [];
  if (!game || game === "words") return file.includes(".") ? file : `shell.${file}`;
  return `${game.replaceAll("_", "-")}.${file}`;
}

export class Package {
  /** No file is read twice. */
  #asked = new Map<Language, Promise<void>>();
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  #files: Map<string, Files[string]>;

  constructor(
    readonly name: string,
    files: Files,
  ) {
    this.#files = new Map(Object.entries(files).map(([path, file]) => [nameOf(path), file]));
    void this.read(language.spoken);
  }

  /** Resolves when everything can be said in this language. */
  async read(wanted: Language): Promise<void> {
    const english = wanted !== ENGLISH && (BEGUN.includes(wanted) || !this.#files.has(`${this.name}.${wanted}`));
    await Promise.all([this.#readFile(wanted), english ? this.#readFile(ENGLISH) : undefined]);
  }

  /** The text of a key with its values put in. A key that is missing shows itself; what is still on its way is empty. */
  say(key: string, values: Values = {}): string {
    const found = this.#find(key, language.spoken) ?? this.#find(key, ENGLISH);
    if (found) return found[0].formatPattern(found[1], withKeys(values), []);
    if (this.#bundles[ENGLISH]) return key;
    void this.#readFile(ENGLISH);
    return "";
  }

  #find(key: string, wanted: Language): [FluentBundle, NonNullable<Message["value"]>] | null {
    const bundle = this.#bundles[wanted];
    const pattern = bundle?.getMessage(key)?.value;
    return bundle && pattern ? [bundle, pattern] : null;
  }

  #readFile(wanted: Language): Promise<void> | undefined {
    const file = this.#files.get(`${this.name}.${wanted}`);
    if (file === undefined) return undefined;
    if (typeof file === "string") {
      if (!this.#asked.has(wanted)) this.#keep(wanted, file);
      this.#asked.set(wanted, Promise.resolve());
    } else if (!this.#asked.has(wanted)) {
      const asked = file().then((texts) => this.#keep(wanted, texts));
      this.#asked.set(wanted, asked);
      // What could not be fetched is asked for again.
      asked.catch(() => this.#asked.delete(wanted));
    }
    return this.#asked.get(wanted);
  }

  #keep(wanted: Language, texts: string): void {
    const bundle = new FluentBundle(wanted === "ne" ? "ne-u-nu-latn" : wanted, { useIsolating: false });
    bundle.addResource(new FluentResource(texts));
    this.#bundles = { ...this.#bundles, [wanted]: bundle };
  }
}

function withKeys(values: Values): Record<string, FluentVariable> {
  const all: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    all[name] = value instanceof Thing ? value.text : value;
    if (typeof value === "string" || value instanceof Thing) all[name + KEY] = value instanceof Thing ? value.key : "";
  }
  return all;
}
