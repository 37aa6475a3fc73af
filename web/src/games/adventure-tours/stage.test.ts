import { expect, test } from "vitest";
import type { Place } from "../kit/contract";
import { stage } from "./stage";
import { standings } from "./standings";
import { card, numberOf, player, told, view } from "./testing";
import type { View } from "./view";

const seen = { me: 0, places: [] };
const finn = "butterfinger-finn-red";
const bill = "slowhand-bill-blue";
const kinds = (beats: ReturnType<typeof stage>): (string | undefined)[] => beats.map((beat) => beat.scene?.kind);

test("a card is played, then one is drawn", () => {
  const table = view([player(0), player(1)]);
  const beats = stage(table, table, [told("equipped", 1, numberOf(bill)), told("drew", 1)], seen);
  expect(kinds(beats)).toEqual(["shows", "plays", "plays", "draws"]);
  expect(beats[1]!.view!.players[1]).toMatchObject({ equipment: [card(bill)], gear: [3, 3, 3] });
  expect(beats[2]!.view!.players[1]!.gear).toEqual([3, 4, 3]);
  expect(beats[3]!.view!.pile).toBe(59);
});

test("my own card need not be held up", () => {
  const table = view([player(0, { hand: [card(bill)] }), player(1)]);
  expect(kinds(stage(table, table, [told("equipped", 0, numberOf(bill))], seen))).toEqual(["plays", "plays"]);
});

test("an action that somebody else does not use is said to be unused", () => {
  const table = view([player(0), player(1, { members: [card(bill)] })]);
  const [beat] = stage(table, table, [told("declined", 1, numberOf(bill))], seen);
  expect(beat!.scene).toEqual({ kind: "shows", seat: 1, card: bill, as: "unused" });
  expect(stage(table, table, [told("declined", 0, numberOf(bill))], seen)).toEqual([]);
});

test("an attack is shown between two boards before it takes effect, and its loss is said at the sums", () => {
  const table = view([player(0, { equipment: [card(bill)], gear: [3, 4, 3] }), player(1)]);
  const events = [told("aimed", 1, numberOf(finn), 0), told("lost-equipment", 0, numberOf(bill))];
  const [attack, lost, loss] = stage(table, table, events, seen);
  expect(attack!.scene).toMatchObject({ kind: "attack", from: 1, to: 0, blow: "discard-equipment" });
  expect(attack!.view!.players[0]!.equipment).toHaveLength(1);
  expect(lost!.view!.players[0]).toMatchObject({ equipment: [], gear: [3, 4, 3] });
  expect(loss!.view!.players[0]).toMatchObject({ equipment: [], gear: [3, 3, 3] });
  expect(loss!.notes).toEqual([expect.objectContaining({ at: "gear-0-blue", tone: "bad" })]);
});

test("who is made to draw or to discard is told by whom, and only then", () => {
  const places = ["Asha", "Bina"].map((name, seat) => ({ seat, name }) as Place);
  const table = view([player(0, { equipment: [card(bill)] }), player(1, { equipment: [card(bill)] })]);
  const ida = numberOf("ida-handout-red");
  const events = [
    told("aimed", 1, ida, 0),
    told("own-draw", 0, numberOf(finn)),
    told("joined", 0, numberOf(finn)),
    told("aimed", 0, numberOf(finn), 1),
    told("lost-equipment", 1, numberOf(bill)),
    told("equipped", 1, numberOf(bill)),
    told("drew", 1),
  ];
  const says = new Set(stage(table, table, events, { me: 0, places }).map((beat) => beat.told));
  expect([...says].filter(Boolean)).toEqual([
    "Bina makes Asha draw Butterfinger Finn (red).",
    "Asha makes Bina discard Slowhand Bill (blue).",
  ]);
});

test("an attack that is stopped has an end of its own", () => {
  const miller = "pater-miller-blue";
  const table = view([player(0, { members: [card(miller)], income: 2 }), player(1)]);
  const events = [told("aimed", 1, numberOf(finn), 0), told("protected", 0, numberOf(miller), 1, 0)];
  const beats = stage(table, table, events, seen);
  expect(kinds(beats)).toEqual(["attack", "saved"]);
  expect(beats[1]!.scene).toMatchObject({ from: 1, to: 0, card: miller, blow: "discard-equipment" });
});

test("who was asked to stop it and does so has been attacked in the same way", () => {
  const miller = "pater-miller-blue";
  const asked = { kind: "protect", seat: 0, whom: 1, blow: "steal-member" } as const;
  const table = view([player(0, { members: [card(miller)], income: 2 }), player(1)], { to_come: [asked] });
  const [saved] = stage(table, table, [told("protected", 0, numberOf(miller), 1, 0)], seen);
  expect(saved!.scene).toMatchObject({ kind: "saved", from: 1, blow: "steal-member" });
});

test("a round ends, everybody is paid, I last, then the places are told and the next round begins", () => {
  const before = view([player(0, { members: [card(bill)], income: 5, cards: 1 }), player(1, { cards: 1 })]);
  const after = view([player(0, { results: [3], money: 3 }), player(1, { results: [-2] })], { round: 2, first: 1 });
  const events = [
    told("hand-empty", 0),
    told("result", 0, 5, 2),
    told("result", 1, 0, 2),
    told("round", 1, 2),
    told("own-deal", 0, 4),
  ];
  const beats = stage(before, after, events, seen);
  expect(kinds(beats)).toEqual(["round-over", "payday", "payday", "standings", "round"]);
  expect(beats.map((beat) => beat.waits ?? false)).toEqual([false, false, false, true, false]);
  expect(beats[1]!.scene).toMatchObject({ seat: 1, earned: 0, paid: 2 });
  expect(beats[2]!.view!.players[0]).toMatchObject({ results: [], income: 5 });
  expect(beats[2]!.view!.players[1]).toMatchObject({ results: [-2] });
  expect(beats[3]!.view!.players[0]).toMatchObject({ results: [3], money: 3, income: 5 });
  expect(beats[4]!.view!.players[0]).toMatchObject({ members: [], hand: [], cards: 0 });
});

test("from the second round on it is seen who passes whom", () => {
  const before = view([player(0, { results: [1] }), player(1, { results: [5] })], { round: 2 });
  const after = view([player(0, { results: [1, 9] }), player(1, { results: [5, 0] })], { round: 3 });
  const beats = stage(before, after, [told("result", 0, 9, 0), told("result", 1, 0, 0)], seen);
  const orders = beats.flatMap((beat) =>
    beat.scene?.kind === "standings" ? [beat.scene.rows.map((row) => row.seat)] : [],
  );
  expect(orders).toEqual([
    [1, 0],
    [0, 1],
  ]);
  const sums = beats.flatMap((beat) =>
    beat.scene?.kind === "standings" ? [beat.scene.rows.map(({ place, sum }) => [place, sum])] : [],
  );
  expect(sums[0]).toEqual([
    [2, 5],
    [1, 10],
  ]);
});

test("the last round leads to the end of the game, where it is counted", () => {
  const table = view([player(0)], { round: 3 });
  const after = view([player(0, { results: [4] })], { round: 3, over: true });
  const events = [told("hand-empty", 0), told("result", 0, 4, 0), told("game-over", -1)];
  const beats = stage(table, after, events, seen);
  expect(kinds(beats)).toEqual(["round-over", "the-end"]);
  expect(beats[0]!.scene).toMatchObject({ seat: 0, by: "hand-empty" });
});

test("nobody owes anything, and who has the same stands on the same place", () => {
  const table = view([player(0, { results: [-4, 3] }), player(1, { results: [3] }), player(2, { results: [7] })]);
  expect(standings(table).map(({ seat, place, sum }) => [seat, place, sum])).toEqual([
    [2, 1, 7],
    [0, 2, 3],
    [1, 2, 3],
  ]);
});

test("what has been answered for me, because it came to the same, is said", () => {
  const step = { kind: "protect", seat: 0, whom: 1, blow: "discard-member" } as const;
  const struck = (members: string[]) =>
    view([player(0, { members: members.map(card) }), player(1)], { to_come: [step] as unknown as View["to_come"] });
  const notes = (table: View) => stage(table, table, [told("suffered", 0)], seen).flatMap((beat) => beat.notes ?? []);
  const miller = "pater-miller-red";
  expect(notes(struck([bill, miller]))).toHaveLength(1);
  expect(notes(struck([miller, bill]))).toEqual([]);
  expect(notes(struck([miller, miller]))).toEqual([]);
});
