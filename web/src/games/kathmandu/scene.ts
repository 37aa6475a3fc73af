// What is shown on the table for a beat only.

/** An evening happens in order: who begins tomorrow, the dice, the weather, the storm, new cards, the morning. */
export type Evening = {
  kind: "standee" | "dice" | "sun" | "storm" | "cards" | "day";
  day: number;
  said: string;
};

/** A yak tile that was fulfilled, a yak that reached Kathmandu. */
export type Deed = { kind: "tile" | "arrival"; seat: number; said: string; points: number };

/** Somebody's move along its way, with what it cost said at the yak; in the evening nobody's, maybe under a storm that moves on. */
export type Told = {
  kind: "told";
  seat: number;
  path?: number[] | undefined;
  stormy?: boolean;
  day?: number;
  said?: string;
};

export type Scene = Evening | Deed | Told;
