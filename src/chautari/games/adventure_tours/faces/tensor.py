"""What a seat may know as a row of numbers: not the others' hands and money, nor the order of the pile (AT-INF-1)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.sheet import COUNT, FLAG, NUMBER, ROW, Observer, Part, Sheet, heading
from chautari.games.adventure_tours.components import (
    BOARDS,
    CARDS,
    COLOURS,
    DECK,
    EXPERT_BOARDS,
    MOST_SEATS,
    ROUNDS,
    amount,
)
from chautari.games.adventure_tours.question import announced
from chautari.games.adventure_tours.rules.round import income, money
from chautari.games.adventure_tours.state import NO_BOARD, Cards, Tours

# What is to come is written as far as this: the longest seen in play is half of it.
STEPS: Final = 16
NUMBERS: Final = 5  # kind, who, whom, card, and the way it acts or the blow that falls


class ToursObserver(Observer[Tours]):
    def parts(self, seats: i64) -> list[Part]:
        parts = heading(seats, MOST_SEATS)
        parts += [
            Part("round", 1, COUNT, ROUNDS, "the round"),
            Part("first", 1, NUMBER, seats, "who began the round, 1 being the seat itself"),
            Part("turn", 1, NUMBER, seats, "whose turn it is, 1 being the seat itself"),
            Part("ability_used", 1, FLAG, 1, "the board's ability has been used this turn"),
            Part("further_turns", 1, COUNT, 12, "further turns still to come"),
            Part("pile", 1, COUNT, DECK, "cards in the pile"),
            Part("discards", CARDS, COUNT, 3, "discards by card"),
            Part("free_boards", EXPERT_BOARDS, FLAG, 1, "boards nobody has while they are given out"),
        ]
        for turn in range(seats):
            who = f"player_{turn}"
            parts += [
                Part(f"{who}.board", 1, NUMBER, len(BOARDS), "the expedition board"),
                Part(f"{who}.gear", len(COLOURS), COUNT, 60, "equipment by colour"),
                Part(f"{who}.lengths", 2, COUNT, DECK, "how many cards lie as equipment and as members"),
                Part(f"{who}.last", 2, NUMBER, CARDS, "the rightmost equipment and the rightmost member"),
                Part(f"{who}.equipment", CARDS, COUNT, 3, "equipment by card"),
                Part(f"{who}.members", CARDS, COUNT, 3, "members by card"),
                Part(f"{who}.income", 1, COUNT, 200, "what the members would pay now"),
                Part(f"{who}.cards", 1, COUNT, DECK, "cards in hand"),
                Part(f"{who}.hand", CARDS, COUNT, 3, "the hand by card, if the seat may know it"),
                Part(f"{who}.results", ROUNDS, COUNT, 200, "the result of each round scored", least=-200),
                Part(f"{who}.money", 1, COUNT, 600, "money after the rounds scored, if the seat may see it"),
            ]
        parts += [
            Part("rows", DECK, ROW, CARDS, "each player's equipment, then members, then all discards, left to right"),
            Part("steps", 1, COUNT, STEPS, "how many steps are to come"),
            Part("to_come", STEPS * NUMBERS, ROW, CARDS, "each step's kind and numbers, the next one first"),
        ]
        return parts

    def write(self, s: Tours, seat: i64, sheet: Sheet) -> None:
        sheet.put_heading(s, seat, MOST_SEATS)
        sheet.put(s.round)
        sheet.put_seat(s.first, seat, s.seats)
        sheet.put_seat(s.turn, seat, s.seats)
        sheet.put_flag(s.ability_used)
        sheet.put(s.further_turns)
        sheet.put(s.pile.size)
        put_counts(s.discards, sheet)
        sheet.put_set(s.free_boards, EXPERT_BOARDS)
        owner = seat
        turn: i64 = 0
        while turn < s.seats:
            put_player(s, owner, owner == seat or len(s.pending) == 0, sheet)
            owner = s.after(owner)
            turn += 1
        put_rows(s, seat, sheet)
        put_steps(s, seat, sheet)


def put_counts(row: tuple[int, ...], sheet: Sheet) -> None:
    first = sheet.at
    sheet.skip(CARDS)
    for card in row:
        sheet.cells[first + card] += 1


def put_player(s: Tours, owner: i64, is_open: bool, sheet: Sheet) -> None:
    board: i64 = s.boards[owner]
    sheet.put(board + 1)
    if board == NO_BOARD:
        sheet.skip(len(COLOURS))
    else:
        gear = s.gear(owner)
        for colour in range(3):
            sheet.put(amount(gear, colour))
    equipment = s.equipment[owner]
    members = s.members[owner]
    sheet.put(len(equipment))
    sheet.put(len(members))
    sheet.put(equipment[-1] + 1 if len(equipment) > 0 else 0)
    sheet.put(members[-1] + 1 if len(members) > 0 else 0)
    put_counts(equipment, sheet)
    put_counts(members, sheet)
    sheet.put(income(s, owner))
    sheet.put(s.hands[owner].size)
    if is_open:
        put_hand(s.hands[owner], sheet)
    else:
        sheet.skip(CARDS)
    number: i64 = 0
    while number < ROUNDS:
        place = number * s.seats + owner
        sheet.put(s.earned[place] - s.paid[place] if place < len(s.earned) else 0)
        number += 1
    sheet.put(money(s, owner) if is_open else 0)


def put_hand(hand: Cards, sheet: Sheet) -> None:
    card: i64 = 0
    while card < CARDS:
        sheet.put(hand.copies(card))
        card += 1


def put_rows(s: Tours, seat: i64, sheet: Sheet) -> None:
    end = sheet.at + DECK
    owner = seat
    turn: i64 = 0
    while turn < s.seats:
        sheet.put_row(s.equipment[owner])
        sheet.put_row(s.members[owner])
        owner = s.after(owner)
        turn += 1
    sheet.put_row(s.discards)
    sheet.skip(end - sheet.at)


def put_steps(s: Tours, seat: i64, sheet: Sheet) -> None:
    sheet.put(len(s.pending))
    end = sheet.at + STEPS * NUMBERS
    place: i64 = len(s.pending) - 1
    while place >= 0 and sheet.at < end:
        step = announced(s.pending[place])
        sheet.put(step.kind())
        sheet.put_seat(step.who(), seat, s.seats)
        sheet.put_seat(step.whom(), seat, s.seats)
        sheet.put(step.acting_card() + 1)
        sheet.put(step.acting_way() + step.blow_kind())
        place -= 1
    sheet.skip(end - sheet.at)


OBSERVER: Final = ToursObserver(2)
