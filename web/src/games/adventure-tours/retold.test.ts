import { expect, test } from "vitest";
import { asItLies, retold } from "./retold";
import { card, numberOf, player, told, view } from "./testing";

const roy = "roy-nobleman-red";
const bill = "slowhand-bill-blue";
const names = (cards: readonly { name: string }[]): string[] => cards.map((one) => one.name);

test("equipment leaves the hand, lies rightmost and adds its support", () => {
  const before = view([player(0, { hand: [card(roy), card(bill)], cards: 2 }), player(1)]);
  const [own] = retold(before, told("equipped", 0, numberOf(roy))).players;
  expect(names(own!.hand)).toEqual([bill]);
  expect(names(own!.equipment)).toEqual([roy]);
  expect(own!.gear).toEqual([4, 4, 4]);
  expect(own!.cards).toBe(1);
});

test("another player's card comes from a hand that nobody sees", () => {
  const after = retold(view([player(0), player(1)]), told("joined", 1, numberOf(bill)));
  expect(after.players[1]).toMatchObject({ cards: 5, income: 5, hand: [] });
});

test("what I draw lies among my cards in their order, what others draw only counts", () => {
  const before = view([player(0, { hand: [card(bill)], cards: 1 }), player(1)]);
  const mine = retold(before, told("own-draw", 0, numberOf(roy)));
  expect(names(mine.players[0]!.hand)).toEqual([roy, bill]);
  const theirs = retold(mine, told("drew", 1));
  expect(theirs.players[1]).toMatchObject({ cards: 7, hand: [] });
  expect(theirs.pile).toBe(58);
});

test("a thief takes the last card of a row", () => {
  const before = view([player(0), player(1, { members: [card(roy), card(bill)], income: 10 })]);
  const after = retold(before, told("stole-member", 0, numberOf(bill), 1));
  expect(after.players.map((one) => one.income)).toEqual([5, 5]);
});

test("of two Pater Millers the one that is named goes, and what lay between stays", () => {
  const miller = "pater-miller-red";
  const before = view([player(0), player(1, { members: [card(miller), card(roy), card(miller)] })]);
  const after = retold(before, told("protected", 1, numberOf(miller), 0, 0));
  expect(names(after.players[1]!.members)).toEqual([roy, miller]);
  expect(names(after.discards)).toEqual([miller]);
});

test("all equipment of a colour joins, in its order", () => {
  const before = view([player(0, { equipment: [card(roy), card(bill), card("ida-handout-red")] })]);
  const [own] = retold(before, told("equipment-joined", 0, 0, 2)).players;
  expect(names(own!.members)).toEqual([roy, "ida-handout-red"]);
  expect(names(own!.equipment)).toEqual([bill]);
  expect(own!.gear).toEqual([3, 4, 3]);
});

test("while expeditions are chosen the last round is cleared away, and boards have what is printed on them", () => {
  const start: [number, number, number] = [6, 5, 5];
  const played = { members: [card(bill)], equipment: [card(roy)], income: 5, cards: 2, results: [4] };
  const shown = view([player(0, { ...played, board: { name: "polar-airship", start }, gear: [7, 6, 6] }), player(1)], {
    discards: [card(bill)],
    free_boards: [{ name: "desert", start: [3, 3, 3] }],
  });
  const { round, pile, discards, players } = asItLies(shown);
  expect(players[0]).toMatchObject({ members: [], equipment: [], income: 0, cards: 0, gear: start, results: [4] });
  expect({ round, pile, discards }).toEqual({ round: 2, pile: 60 + 1 + 4 + 6, discards: [] });
  const playing = { ...shown, free_boards: [] };
  expect(asItLies(playing)).toBe(playing);
});

test("whoever is the first to lead an expedition finds the table cleared", () => {
  const before = view([
    player(0, { results: [1] }),
    player(1, { members: [card(roy)], equipment: [card(bill)], results: [1] }),
  ]);
  const after = retold(before, told("board", 1, 0));
  expect(after.players.flatMap((one) => [...one.members, ...one.equipment])).toEqual([]);
  expect(after.players[1]!.gear).toEqual(after.players[1]!.board!.start);
});
