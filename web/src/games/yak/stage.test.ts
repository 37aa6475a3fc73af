import { describe, expect, it } from "vitest";
import type { Happened } from "../../wire";
import type { Place } from "../kit/contract";
import { stage } from "./stage";
import type { Cart, Player, View } from "./view";

const event = (name: string, seat: number, ...values: number[]): Happened => ({ kind: "event", name, seat, values });
const NOTHING = { milk: 0, meat: 0, bread: 0 };

const player = (seat: number): Player => ({
  tower: Array<null>(15).fill(null),
  stack: [],
  stones: 0,
  groups: [],
  crystals: [],
  seat,
  chosen: true,
  revealed: false,
  card: null,
  yesterday: null,
  tent: { milk: 2, meat: 1, bread: 0 },
  points: 0,
  parts: [],
});
const cart = (name: Cart["cart"], before: number | null): Cart => ({
  cart: name,
  before,
  stones: ["red", "blue"],
  food: { ...NOTHING },
});

function table(change: Partial<View> = {}): View {
  return {
    game: "yak",
    seat: 0,
    over: false,
    asked: [0],
    day: 3,
    last_day: false,
    baby_yak: 0,
    yaks_look: "left",
    road: [cart("no-milk", 0), cart("no-meat", 1), cart("no-bread", null)],
    market: { milk: 1, meat: 1, bread: 1 },
    hand: [],
    payment: { ...NOTHING },
    due: 0,
    tent_points: 0,
    overflow: 0,
    mixes: [],
    buys_next: [],
    spots: [],
    plans: [],
    proposed: [],
    bag: { red: 5, yellow: 5, orange: 5, black: 5, grey: 5, blue: 5, green: 5, purple: 5, crystal: 5, fog: 5 },
    tomorrow: [],
    fog: { drawn: 0, track: 0, fields: 3 },
    removed: null,
    bonuses: [],
    stupa: null,
    players: [player(0), player(1)],
    ...change,
  };
}
const places = ["Asha", "Bina"].map((name, seat) => ({ seat, name, mine: seat === 0 }) as unknown as Place);
const seen = { me: 0, places };
const kinds = (events: Happened[], after = table()): (string | undefined)[] =>
  stage(table(), after, events, seen).map((beat) => beat.scene?.kind);

describe("what is staged", () => {
  it("draws together, and stops for every fog", () => {
    expect(kinds([event("drew", 1, 0), event("drew", 1, 1), event("drew", 1, 2)])).toEqual(["draw"]);
    expect(kinds([event("drew", 1, 9), event("drew", 1, 1)])).toEqual(["draw", "draw"]);
  });

  it("turns the yaks while the fog is there, not before", () => {
    const [comes, turned] = stage(table(), table(), [event("carts-turn", -1, 0)], seen);
    expect([comes?.scene?.kind, comes?.view?.yaks_look]).toEqual(["fog", "left"]);
    expect([turned?.scene?.kind, turned?.view?.yaks_look]).toEqual(["fog", "right"]);
  });

  it("moves every cart one place on, takes the cards back, then the day dawns", () => {
    const after = table({ day: 4, baby_yak: 1 });
    const beats = stage(table(), after, [event("carts-move", -1, 1), event("day", 1, 4)], seen);
    expect(beats.map((beat) => beat.scene?.kind)).toEqual(["evening", "dawn"]);
    expect(beats[0]?.view?.road.map((one) => [one.cart, one.before])).toEqual([
      ["no-bread", 0],
      ["no-milk", 1],
      ["no-meat", null],
    ]);
    expect(beats[0]?.view?.players.some((one) => one.chosen)).toBe(false);
  });

  it("announces the last day and the end", () => {
    expect(kinds([event("last-day", -1), event("day", 1, 9)], table({ last_day: true }))).toEqual(["last-day"]);
    expect(kinds([event("game-over", -1)])).toEqual(["end"]);
  });

  it("says what a stone brought where it lies, as the server counts it", () => {
    const before = table({ hand: ["red"], payment: { ...NOTHING, milk: 1 } });
    const built = { ...player(1), tower: ["red" as const, ...Array<null>(14).fill(null)], stones: 1, points: 1 };
    const after = table({ players: [player(0), built] });
    const [beat] = stage(before, after, [event("placed", 1, 0, 0)], seen);
    expect(beat?.notes).toEqual([{ at: "tower-1-0", text: "+1", tone: "good" }]);
    expect(beat?.view?.hand).toEqual([]);
    expect(beat?.view?.road[1]?.food.milk).toBe(1);
  });

  it("tells me what others put on my cart, and leaves my own steps alone", () => {
    const before = table({ hand: ["red"] });
    const [beat] = stage(before, table(), [event("loaded", 1, 0, 0)], seen);
    expect(beat?.notes).toEqual([{ at: "no-milk", text: "Bina put a red stone on your cart" }]);
    expect(kinds([event("picked", 0, 0), event("paid", 0, 0, 1)])).toEqual([]);
    expect(kinds([event("picked", 1, 0), event("paid", 1, 0, 1)])).toEqual(["pick", "pay"]);
  });

  it("shows what others pick, and what they pay, in one go each", () => {
    const events = [event("picked", 1, 0), event("picked", 1, 5), event("paid", 1, 0, 1), event("paid", 1, 1, 1)];
    expect(kinds(events)).toEqual(["pick", "pay"]);
  });

  it("opens the track and gives the fog back", () => {
    const before = table({ fog: { drawn: 1, track: 2, fields: 3 } });
    const told = [event("fog-on-track", -1, 3), event("track-opens", -1), event("fog-returns", -1, 3)];
    const beats = stage(before, table(), told, seen);
    expect(beats.map((beat) => beat.view?.fog)).toEqual([
      { drawn: 0, track: 3, fields: 3 },
      { drawn: 0, track: 3, fields: 4 },
      { drawn: 0, track: 0, fields: 4 },
    ]);
  });

  describe("the most food", () => {
    const food = (seat: number, points: number): Player => {
      const parts = points ? [{ source: "source-food", points }] : [];
      return { ...player(seat), points, parts } as Player;
    };
    const took = event("took-food", 1, 0);

    it("is said at the tents when it changes hands, after the food has come", () => {
      const before = table({ players: [food(0, 2), food(1, 0)] });
      const after = table({ players: [food(0, 0), food(1, 2)] });
      const beats = stage(before, after, [took, event("drew", 1, 0)], seen);
      expect(beats.map((beat) => beat.scene?.kind)).toEqual(["take", "most-food", "draw"]);
      expect(beats[1]?.notes).toEqual([
        { at: "tent-0", text: "No longer the most food −2", tone: "bad" },
        { at: "tent-1", text: "Most food +2", tone: "good" },
      ]);
      expect(beats[1]?.told).toBe("Bina has the most food now.");
      expect(beats[2]?.view?.players.map(({ points }) => points)).toEqual([0, 2]);
    });

    it("is said briefly of others, and a loss once", () => {
      const three = (...points: number[]): View => table({ players: points.map((some, seat) => food(seat, some)) });
      const lost = stage(three(0, 2, 0), three(0, 0, 0), [took], seen).at(-1)!;
      expect(lost.notes).toEqual([{ at: "tent-1", text: "Most food −2", tone: "bad" }]);
      expect(lost.least).toBeUndefined();
      const changed = stage(three(0, 2, 0), three(0, 0, 2), [took], seen).at(-1)!;
      expect(changed.notes).toEqual([{ at: "tent-2", text: "Most food +2", tone: "good" }]);
    });

    it("may be shared, and is not mentioned while it stays", () => {
      const [one, both] = [table({ players: [food(0, 2), food(1, 0)] }), table({ players: [food(0, 2), food(1, 2)] })];
      expect(stage(one, both, [took], seen).at(-1)?.told).toBe("All have as much food now.");
      expect(stage(both, both, [took], seen).map((beat) => beat.scene?.kind)).toEqual(["take"]);
    });
  });
});
