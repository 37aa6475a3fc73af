// What may be chosen now: by its lasting name, and by the pieces on the board that it belongs to.

import type { Choosable } from "../../wire";

export class Offers extends Map<string, Choosable> {
  readonly #byPieces = new Map<string, Choosable>();

  constructor(options: readonly Choosable[] = []) {
    super(options.map((option) => [option.name, option]));
    for (const option of options) if (option.on.length) this.#byPieces.set(keyOf(option.on), option);
  }

  /** The option that belongs to exactly these pieces, in whatever order; null if there is none. */
  on(...pieces: string[]): Choosable | null {
    return this.#byPieces.get(keyOf(pieces)) ?? null;
  }

  /** Every option that these pieces belong to, alone or with others. */
  with(...pieces: string[]): Choosable[] {
    return [...this.values()].filter((option) => pieces.every((piece) => option.on.includes(piece)));
  }
}

const keyOf = (pieces: readonly string[]): string => [...pieces].sort().join(" ");
