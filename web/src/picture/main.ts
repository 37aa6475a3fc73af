// Tables as pictures where there is no browser: `picture(game, view)` is an SVG of what a spectator sees.

import type { Component } from "svelte";
import { render } from "svelte/server";
import type { BoardProps } from "../games/kit/contract";
import { Offers } from "../games/kit/offers";
import tokens from "../look/tokens.css?raw";
import { placesOf } from "../table/places";
import { Styled } from "./styled";

interface AnyView {
  game: string;
  players: { seat: number }[];
  asked: number[];
}

const PICTURES = import.meta.glob<Component<BoardProps<AnyView>>>("../games/*/Picture.svelte", {
  eager: true,
  import: "default",
});
const LOOKS = import.meta.glob<string>("../games/*/*.css", { eager: true, query: "?raw", import: "default" });
const SHEET = /<style[^>]*>([^]*?)<\/style>/g;

const styled = new Styled();
for (const sheet of [tokens, ...Object.values(LOOKS)]) styled.add(sheet);

// An engine without languages needs as much of them as English texts do.
globalThis.Intl ??= {
  PluralRules: class {
    select = (count: number) => (count === 1 ? "one" : "other");
  },
  NumberFormat: class {
    format = String;
  },
} as unknown as typeof Intl;

const nothing = (): void => {};

function picture(game: string, text: string): string {
  const Picture = PICTURES[`../games/${game}/Picture.svelte`];
  if (!Picture) throw new Error(`no picture for ${game}`);
  const view: AnyView = JSON.parse(text);
  const names = view.players.map(({ seat }) => ({ name: `player_${seat}`, mark: seat }));
  const props: BoardProps<AnyView> = {
    view,
    places: placesOf(names, view.asked, null),
    me: null,
    options: new Offers(),
    asking: null,
    looked: null,
    beat: null,
    choose: nothing,
    follow: nothing,
    look: nothing,
    why: nothing,
    scores: null,
  };
  const { head, body } = render(Picture, { props });
  for (const [, sheet = ""] of head.matchAll(SHEET)) styled.add(sheet);
  return styled.draw(body);
}

Object.assign(globalThis, { picture });
