// What is shown on the table for a beat only.

import type { AnimalCard, EquipmentCard, Good, Player } from "./view";

/** An evening happens in order: who begins tomorrow, the dice, the weather, the storm, new cards, the morning. */
export type Evening = {
  kind: "standee" | "dice" | "sun" | "storm" | "cards" | "day";
  day: number;
  said: string;
  /** A storm tile was turned this evening. */
  stormy?: boolean;
};

/** A yak that reached Kathmandu. */
export type Arrival = { kind: "arrival"; seat: number; said: string; points: number };

/** What somebody has come by; a map off the pile and the next yak tile are seen by nobody before they are turned over. */
export type Thing =
  | { what: "map"; name: string; blind: boolean }
  | { what: "animal"; animal: Pick<AnimalCard, "name" | "landscape"> }
  | { what: "card"; card: Pick<EquipmentCard, "kind" | "landscape"> }
  | { what: "special"; good: Good }
  | { what: "offering"; number: number }
  | { what: "pairs"; colours: readonly string[] }
  | { what: "tile"; done: string; next: Player["tile"] };

/** Something that one has come by, held up before it goes to where it belongs. */
export type Held = {
  kind: "held";
  seat: number;
  thing: Thing;
  said: string;
  points: number;
  /** Who has taken it from one, or put it into one's hand. */
  by?: number;
};

/** Somebody's move along its way, with what it cost said at the yak; in the evening nobody's, maybe under a storm that moves on. */
export type Told = {
  kind: "told";
  seat: number;
  path?: number[] | undefined;
  stormy?: boolean;
  day?: number;
  said?: string;
  /** What another has come by meanwhile. */
  thing?: Thing | undefined;
};

export type Scene = Evening | Arrival | Held | Told;
