// Who sat for the portraits: every adventurer is put together from the same drawer of faces, hair, hats and belongings.

import { BROWN, GREY, INK, SILVER, TAN } from "../inks";

export type Shape = "oval" | "square" | "round" | "long";
export type Eyes = "open" | "lidded" | "wide" | "stern" | "squint" | "lashes";
export type Brows = "flat" | "raised" | "angry" | "bushy" | "none";
export type Nose = "straight" | "bulb" | "button" | "hook";
export type Mouth = "smile" | "grin" | "lips" | "oh" | "frown" | "smirk" | "none";
export type Hair = "bob" | "sides" | "none" | "tousled" | "curls" | "bun" | "slick" | "flying" | "waves";
export type Whiskers = "none" | "waxed" | "full" | "sailor" | "pencil" | "droopy" | "walrus";
export type Hat =
  | "pillbox"
  | "bucket"
  | "saturno"
  | "watch-cap"
  | "newsboy"
  | "tam"
  | "feather"
  | "none"
  | "cowboy"
  | "pith"
  | "aviator"
  | "grand";
export type Garment =
  | "usherette"
  | "tailcoat"
  | "cassock"
  | "jersey"
  | "braces"
  | "tartan"
  | "lace"
  | "sash"
  | "waistcoat"
  | "uniform"
  | "flying-jacket"
  | "fur";
export type Belonging =
  | "leaflets"
  | "monocle"
  | "halo"
  | "pipe"
  | "wrench"
  | "letters"
  | "umbrella"
  | "medals"
  | "lasso"
  | "telescope"
  | "aeroplane"
  | "cigarette";
export type Skin = readonly [light: string, shade: string];

const FAIR: Skin = ["#f5cfa8", "#dd9f78"];
const RUDDY: Skin = ["#f0b58c", "#cf7d58"];
const OLIVE: Skin = ["#dda878", "#b5784c"];
const DARK: Skin = ["#a9683f", "#7c4526"];
const GINGER = "#b5501d";

export interface Sitter {
  shape: Shape;
  skin: Skin;
  eyes: Eyes;
  brows: Brows;
  nose: Nose;
  mouth: Mouth;
  hair: Hair;
  hairInk: string;
  whiskers: Whiskers;
  hat: Hat;
  garment: Garment;
  belonging: Belonging;
  glasses?: "round" | "cat";
}

export const SITTERS: Record<string, Sitter> = {
  "ida-handout": {
    shape: "round",
    skin: FAIR,
    eyes: "open",
    brows: "raised",
    nose: "button",
    mouth: "smile",
    hair: "bob",
    hairInk: "#8a4a1f",
    whiskers: "none",
    hat: "pillbox",
    garment: "usherette",
    belonging: "leaflets",
  },
  "earl-of-bucket": {
    shape: "long",
    skin: FAIR,
    eyes: "lidded",
    brows: "raised",
    nose: "hook",
    mouth: "none",
    hair: "sides",
    hairInk: GREY,
    whiskers: "waxed",
    hat: "bucket",
    garment: "tailcoat",
    belonging: "monocle",
  },
  "pater-miller": {
    shape: "round",
    skin: RUDDY,
    eyes: "open",
    brows: "bushy",
    nose: "bulb",
    mouth: "smile",
    hair: "sides",
    hairInk: SILVER,
    whiskers: "full",
    hat: "saturno",
    garment: "cassock",
    belonging: "halo",
    glasses: "round",
  },
  "rufus-rigs": {
    shape: "square",
    skin: OLIVE,
    eyes: "squint",
    brows: "bushy",
    nose: "straight",
    mouth: "none",
    hair: "sides",
    hairInk: GINGER,
    whiskers: "sailor",
    hat: "watch-cap",
    garment: "jersey",
    belonging: "pipe",
  },
  "butterfinger-finn": {
    shape: "oval",
    skin: FAIR,
    eyes: "wide",
    brows: "raised",
    nose: "button",
    mouth: "oh",
    hair: "tousled",
    hairInk: "#dba43f",
    whiskers: "none",
    hat: "newsboy",
    garment: "braces",
    belonging: "wrench",
  },
  "betty-mcklug": {
    shape: "round",
    skin: FAIR,
    eyes: "open",
    brows: "flat",
    nose: "button",
    mouth: "lips",
    hair: "curls",
    hairInk: GINGER,
    whiskers: "none",
    hat: "tam",
    garment: "tartan",
    belonging: "letters",
    glasses: "cat",
  },
  "miss-anthrop": {
    shape: "long",
    skin: ["#ead2b4", "#c39c78"],
    eyes: "stern",
    brows: "angry",
    nose: "hook",
    mouth: "frown",
    hair: "bun",
    hairInk: GREY,
    whiskers: "none",
    hat: "feather",
    garment: "lace",
    belonging: "umbrella",
  },
  "roy-nobleman": {
    shape: "square",
    skin: DARK,
    eyes: "lidded",
    brows: "flat",
    nose: "straight",
    mouth: "smirk",
    hair: "slick",
    hairInk: INK,
    whiskers: "pencil",
    hat: "none",
    garment: "sash",
    belonging: "medals",
  },
  "slowhand-bill": {
    shape: "square",
    skin: OLIVE,
    eyes: "lidded",
    brows: "flat",
    nose: "straight",
    mouth: "none",
    hair: "sides",
    hairInk: BROWN,
    whiskers: "droopy",
    hat: "cowboy",
    garment: "waistcoat",
    belonging: "lasso",
  },
  "colonel-farsight": {
    shape: "square",
    skin: RUDDY,
    eyes: "squint",
    brows: "bushy",
    nose: "bulb",
    mouth: "none",
    hair: "sides",
    hairInk: SILVER,
    whiskers: "walrus",
    hat: "pith",
    garment: "uniform",
    belonging: "telescope",
  },
  "amelia-airhead": {
    shape: "oval",
    skin: FAIR,
    eyes: "wide",
    brows: "raised",
    nose: "button",
    mouth: "grin",
    hair: "flying",
    hairInk: "#dba43f",
    whiskers: "none",
    hat: "aviator",
    garment: "flying-jacket",
    belonging: "aeroplane",
  },
  "madame-grandtour": {
    shape: "oval",
    skin: ["#f1cdb0", "#d49a80"],
    eyes: "lashes",
    brows: "raised",
    nose: "straight",
    mouth: "lips",
    hair: "waves",
    hairInk: "#3a2327",
    whiskers: "none",
    hat: "grand",
    garment: "fur",
    belonging: "cigarette",
  },
};

export const FALLBACK: Sitter = {
  shape: "oval",
  skin: FAIR,
  eyes: "open",
  brows: "flat",
  nose: "straight",
  mouth: "smile",
  hair: "sides",
  hairInk: TAN,
  whiskers: "none",
  hat: "none",
  garment: "waistcoat",
  belonging: "leaflets",
};
