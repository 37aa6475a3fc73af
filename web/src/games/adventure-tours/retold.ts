// The table between two views of the server: what is told in between, put onto the first, one event after the other.
// Only ever looked at for a moment; the server's own view follows.

import type { Happened } from "../../wire";
import { cardNumbered, COLOURS, type Amounts } from "./cards";
import { PRINTED, type Card, type Player, type View } from "./view";

export function retold(view: View, event: Happened): View {
  const tell = EVENTS[event.name];
  return tell ? tell(view, event) : view;
}

type Retold = (view: View, event: Happened) => View;

const EVENTS: Record<string, Retold> = {
  equipped: (view, { seat, values }) => played(view, seat, cardNumbered(values[0]), "equipment"),
  joined: (view, { seat, values }) => played(view, seat, cardNumbered(values[0]), "members"),
  "own-draw": (view, { seat, values }) => drawn(view, seat, [cardNumbered(values[0])]),
  drew: (view, { seat }) => drawn(view, seat, []),
  protected: (view, { seat, values }) => discarded(view, seat, "members", values[2]!),
  "protected-from-equipment": (view, { seat, values }) => discarded(view, seat, "equipment", values[2]!),
  "lost-equipment": (view, { seat }) => discarded(view, seat, "equipment", -1),
  "lost-member": (view, { seat }) => discarded(view, seat, "members", -1),
  "stole-equipment": (view, { seat, values }) => stolen(view, seat, values[1]!, "equipment"),
  "stole-member": (view, { seat, values }) => stolen(view, seat, values[1]!, "members"),
  "further-turn": (view) => ({ ...view, further_turns: view.further_turns + 1 }),
  "equipment-joined": (view, { seat, values }) => taken(view, seat, values[0]!),
  board: (view, { seat, values }) => led(view, seat, values[0]!),
};

type RowName = "equipment" | "members";

/**
 * Between two rounds, while expeditions are chosen: rows, hands and discards have gone back into the pile, and each board
 * has what is printed on it.
 */
function cleared(view: View): View {
  const { pile, discards, players } = view;
  const laid = players.reduce(
    (sum, { cards, equipment, members }) => sum + cards + equipment.length + members.length,
    0,
  );
  return {
    ...view,
    round: (players[0]?.results.length ?? 0) + 1,
    pile: pile + discards.length + laid,
    discards: [],
    players: players.map((player) => summed({ ...player, cards: 0, hand: [], equipment: [], members: [] })),
  };
}

/** The server keeps the last round's cards until the next begins: they are not shown while expeditions are chosen. */
export const asItLies = (view: View): View => (view.free_boards.length ? cleared(view) : view);

/** One player changed, and the sums of that expedition with it. */
function having(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  const players = view.players.map((player) =>
    player.seat === seat ? summed({ ...player, ...change(player) }) : player,
  );
  return { ...view, players };
}

function summed(player: Player): Player {
  const gear = player.board && (COLOURS.map((_, n) => amount(player, n)) as unknown as Amounts);
  return { ...player, gear, income: player.members.reduce((sum, card) => sum + card.coins, 0) };
}

const amount = (player: Player, colour: number): number =>
  player.equipment.reduce((sum, card) => sum + (card.support[colour] ?? 0), player.board?.start[colour] ?? 0);

function played(view: View, seat: number, card: Card, row: RowName): View {
  return having({ ...view, turn: seat }, seat, (player) => {
    const place = player.hand.findIndex((held) => held.id === card.id);
    return {
      cards: player.cards - 1,
      hand: place < 0 ? player.hand : player.hand.toSpliced(place, 1),
      [row]: [...player[row], card],
    };
  });
}

/** Hands lie in the order of the cards' numbers. */
function drawn(view: View, seat: number, seen: Card[]): View {
  return having({ ...view, pile: view.pile - 1 }, seat, (player) => ({
    cards: player.cards + 1,
    hand: [...player.hand, ...seen].sort((a, b) => a.id - b.id),
  }));
}

function discarded(view: View, seat: number, row: RowName, place: number): View {
  const gone = view.players[seat]?.[row].at(place);
  if (!gone) return view;
  const after = having(view, seat, (player) => ({ [row]: player[row].toSpliced(place, 1) }));
  return { ...after, discards: [...view.discards, gone] };
}

function stolen(view: View, thief: number, victim: number, row: RowName): View {
  const card = view.players[victim]?.[row].at(-1);
  if (!card) return view;
  const robbed = having(view, victim, (player) => ({ [row]: player[row].slice(0, -1) }));
  return having(robbed, thief, (player) => ({ [row]: [...player[row], card] }));
}

function taken(view: View, seat: number, colour: number): View {
  const joins = (card: Card): boolean => cardNumbered(card.id).colour === COLOURS[colour];
  return having(view, seat, ({ equipment, members }) => ({
    members: [...members, ...equipment.filter(joins)],
    equipment: equipment.filter((card) => !joins(card)),
  }));
}

function led(view: View, seat: number, board: number): View {
  return having(cleared(view), seat, () => ({ board: PRINTED.boards[board] ?? null }));
}
