// What a piece does when it is touched: it plays its option, or is taken up until another piece completes one, or says
// why it offers nothing. All of it is spread onto any element, HTML or SVG:
//
//   const touch = new Touch(() => props);
//   <g {...touch.on("coin-3", say("coin", { value: 3 }))}> … </g>
//
// `data-offered` lights it (games draw that in their own way), `data-looked` while it is looked at here or in the list,
// `data-held` while it is taken up. `data-piece` names the pieces, for a hint that speaks of them.

import type { Choosable } from "../../wire";
import type { BoardProps } from "./contract";
import { isExplained } from "./inspecting.svelte";
import { isMouse } from "./mouse";
import type { Offers } from "./offers";

type Touchable = Pick<BoardProps<unknown>, "options" | "looked" | "choose" | "tap" | "look" | "why">;

export interface Touched {
  role?: "button";
  tabindex?: 0;
  "aria-label"?: string;
  "aria-pressed"?: boolean;
  "data-offered"?: "";
  "data-looked"?: "";
  "data-held"?: "";
  "data-option"?: string;
  "data-piece"?: string;
  onclick: (event: Event) => void;
  onpointerenter?: (event: PointerEvent) => void;
  onpointerleave?: (event: PointerEvent) => void;
  onfocus?: () => void;
  onblur?: () => void;
}

/** Not every browser says of a click by what it was made. */
export function isFinger(event: Event): boolean {
  const { pointerType } = event as Partial<PointerEvent>;
  return pointerType === undefined ? matchMedia("(hover: none)").matches : pointerType === "touch";
}

export class Touch {
  #held = $state.raw<{ options: Offers; pieces: readonly string[] } | null>(null);

  constructor(
    readonly table: () => Touchable,
    /** How an option is said aloud. */
    readonly sayOption: (option: Choosable) => string = (option) => option.text,
  ) {}

  /** The pieces that are taken up; another question puts them down. */
  get held(): readonly string[] {
    return this.#held && this.#held.options === this.table().options ? this.#held.pieces : [];
  }

  /** The option that touching these pieces plays now. */
  option(...pieces: string[]): Choosable | null {
    const { options } = this.table();
    return options.on(...this.held, ...pieces) ?? options.on(...pieces);
  }

  /** What these pieces, with those that are taken up, may become part of. */
  choices(...pieces: string[]): Choosable[] {
    const { options } = this.table();
    const found = options.with(...this.held, ...pieces);
    return found.length ? found : options.with(...pieces);
  }

  /** All that makes an element answer for this option, such as one that belongs to no piece. */
  of(option: Choosable): Touched {
    const { looked, choose } = this.table();
    const show = (): void => this.table().look(option.name);
    const away = (): void => this.table().look(null);
    return {
      role: "button",
      tabindex: 0,
      "data-offered": "",
      "data-option": option.name,
      "aria-label": this.sayOption(option),
      ...(looked?.name === option.name ? { "data-looked": "" } : {}),
      onclick: (event) => {
        event.stopPropagation();
        choose(option.name);
      },
      onpointerenter: (event) => isMouse(event) && show(),
      onpointerleave: (event) => isMouse(event) && away(),
      onfocus: show,
      onblur: away,
    };
  }

  /** As `on`, but while there is nothing to do with these pieces a finger may ask what they are. */
  read(pieces: string | readonly string[], name?: string): Touched {
    const touched = this.on(pieces, name);
    if (touched["data-offered"] !== undefined) return touched;
    return { ...touched, onclick: (event) => !isFinger(event) && touched.onclick(event) };
  }

  putDown(): void {
    this.#held = null;
  }

  take(...pieces: string[]): void {
    this.#held = { options: this.table().options, pieces };
  }

  /**
   * All that makes an element answer for these pieces; `name` is what it is called while it is no option by itself. With
   * `twice` the first tap of a finger only shows what it would do.
   */
  on(pieces: string | readonly string[], name?: string, twice = false): Touched {
    const own = typeof pieces === "string" ? [pieces] : pieces;
    const { looked } = this.table();
    const held = this.held.length > 0 && own.every((piece) => this.held.includes(piece));
    const option = held ? null : this.option(...own);
    const choices = held || option ? [] : this.choices(...own);
    const offered = held || option !== null || choices.length > 0;
    const seen = option ? looked?.name === option.name : held || choices.some((one) => one.name === looked?.name);
    const look = (): void => this.table().look(option?.name ?? (choices.length === 1 ? choices[0]!.name : null));
    const away = (): void => this.table().look(null);
    return {
      ...(offered ? { role: "button", tabindex: 0, "data-offered": "", "data-piece": own.join(" ") } : {}),
      ...(option
        ? { "aria-label": this.sayOption(option), "data-option": option.name }
        : name
          ? { "aria-label": name }
          : {}),
      ...(held || choices.length ? { "aria-pressed": held } : {}),
      ...(held ? { "data-held": "" } : {}),
      ...(offered && seen ? { "data-looked": "" } : {}),
      onclick: (event) => {
        // What offers nothing and is explained is held up by a finger: see `inspecting.svelte.ts`.
        if (offered || !isFinger(event) || !isExplained(event.currentTarget)) event.stopPropagation();
        this.#press(own, held, option, choices, twice && isFinger(event));
      },
      // Drawn things that hear of focus are stops for the keyboard, whatever their tabindex.
      ...(offered
        ? {
            onpointerenter: (event: PointerEvent) => isMouse(event) && look(),
            onpointerleave: (event: PointerEvent) => isMouse(event) && away(),
            onfocus: look,
            onblur: away,
          }
        : {}),
    };
  }

  #press(own: readonly string[], held: boolean, option: Choosable | null, choices: Choosable[], looks: boolean): void {
    const { options, choose, tap = choose, why } = this.table();
    if (held) this.putDown();
    else if (option) (looks ? tap : choose)(option.name);
    else if (choices.length) {
      const together = options.with(...this.held, ...own).length > 0;
      this.take(...(together ? this.held : []), ...own);
    } else why(...this.held, ...own);
  }
}
