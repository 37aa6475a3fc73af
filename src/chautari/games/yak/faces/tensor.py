"""What a seat may know as a row of numbers: everything but the cards still face down (YK-MOR-1)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.sheet import COUNT, FLAG, NUMBER, Observer, Part, Sheet, heading
from chautari.games.yak import stones
from chautari.games.yak.components import CARDS, CARTS, COLOURS, FOODS, MOST_SEATS
from chautari.games.yak.question import due
from chautari.games.yak.state import KINDS, MARKET_PLACE, NO_CARD, PAYMENT, TENT, Village
from chautari.games.yak.tower import PLACES, SPOTS, STACK, TOWER_ROOM

BAG: Final = KINDS + 1  # the fog too


class YakObserver(Observer[Village]):
    def parts(self, seats: i64) -> list[Part]:
        parts = heading(seats, MOST_SEATS)
        parts += [
            Part("day", 1, COUNT, 60, "the day"),
            Part("last_day", 1, FLAG, 1, "the last day has come"),
            Part("baby_yak", 1, NUMBER, seats, "who has the baby yak, 1 being the seat itself"),
            Part("yaks_look_left", 1, FLAG, 1, "which way all yaks look"),
        ]
        for place in range(CARTS):
            at = f"road_{place}"
            parts.append(Part(f"{at}.cart", 1, NUMBER, CARTS, "the cart at this place of the ring road"))
            parts.append(Part(f"{at}.stones", KINDS, COUNT, 4, "its stones by kind, crystals last"))
            parts.append(Part(f"{at}.food", FOODS, COUNT, 9, "its milk, meat and bread"))
        parts += [
            Part("market", FOODS, COUNT, 15, "food at the market"),
            Part("hand", KINDS, COUNT, 3, "stones picked or drawn, not yet where they go"),
            Part("payment", FOODS, COUNT, 9, "food being paid"),
            Part("due", 1, COUNT, 9, "the price so far, or what is still to be paid or put on the market"),
            Part("bag_in_play", 1, FLAG, 1, "the bag is still in the game"),
            Part("bag", BAG, COUNT, 8, "what is in it by kind, crystals and fog last"),
            Part("fog", 3, COUNT, 12, "fogs just drawn, fogs on the track, fields of the track not covered"),
            Part("removed", 1, NUMBER, COLOURS, "the colour not played with"),
            Part("bonuses", COLOURS, FLAG, 1, "the colours whose bonus cards lie out"),
            Part("stupa", 1, NUMBER, seats, "who has the Stupa marker, 1 being the seat itself"),
        ]
        for turn in range(seats):
            who = f"player_{turn}"
            parts += [
                Part(f"{who}.chosen", 1, FLAG, 1, "has chosen a card for the day"),
                Part(f"{who}.revealed", 1, FLAG, 1, "has shown it"),
                Part(f"{who}.card", 1, NUMBER, len(CARDS), "the card, if the seat may know it"),
                Part(f"{who}.yesterday", 1, NUMBER, len(CARDS), "the card of the day before"),
                Part(f"{who}.tent", FOODS, COUNT, 8, "food in the tent"),
                Part(f"{who}.tower", PLACES, NUMBER, KINDS, "the stones by place, from the bottom left upward"),
                Part(f"{who}.stack", TOWER_ROOM - PLACES, NUMBER, KINDS, "the stones stacked on the fifteenth"),
                Part(f"{who}.built", KINDS, COUNT, 9, "how many of each kind the tower has"),
            ]
        return parts

    def write(self, s: Village, seat: i64, sheet: Sheet) -> None:
        sheet.put_heading(s, seat, MOST_SEATS)
        sheet.put(s.day)
        sheet.put_flag(s.last_day)
        sheet.put_seat(s.baby, seat, s.seats)
        sheet.put_flag(s.left)
        place: i64 = 0
        while place < CARTS:
            if place < len(s.road):
                cart = s.road[place]
                sheet.put(cart + 1)
                sheet.put_digits(s.loads[cart], stones.WIDTH, KINDS)
                put_food(s, cart, sheet)
            else:
                sheet.skip(1 + KINDS + FOODS)
            place += 1
        put_food(s, MARKET_PLACE, sheet)
        sheet.put_digits(s.hand, stones.WIDTH, KINDS)
        put_food(s, PAYMENT, sheet)
        sheet.put(due(s))
        put_bag(s, sheet)
        sheet.put(s.mist)
        sheet.put(s.track)
        sheet.put(s.fields)
        sheet.put(s.removed + 1)
        sheet.put_set(s.bonuses, COLOURS)
        sheet.put_seat(s.stupa, seat, s.seats)
        owner = seat
        turn: i64 = 0
        while turn < s.seats:
            put_player(s, owner, seat, sheet)
            owner = s.after(owner)
            turn += 1


def put_food(s: Village, holder: i64, sheet: Sheet) -> None:
    kind: i64 = 0
    while kind < FOODS:
        sheet.put(s.food_of(holder, kind))
        kind += 1


def put_bag(s: Village, sheet: Sheet) -> None:
    sheet.put_flag(s.quarry)
    if not s.quarry:
        sheet.skip(BAG)
        return
    kind: i64 = 0
    while kind < BAG:
        sheet.put(s.bag[kind])
        kind += 1


def put_player(s: Village, owner: i64, seat: i64, sheet: Sheet) -> None:
    is_open = bits.has(s.revealed, owner)
    sheet.put_flag(s.chosen[owner] != NO_CARD)
    sheet.put_flag(is_open)
    sheet.put(s.chosen[owner] + 1 if is_open or owner == seat else 0)
    sheet.put(s.yesterday[owner] + 1)
    put_food(s, TENT + owner, sheet)
    put_tower(s, owner, sheet)
    kind: i64 = 0
    while kind < KINDS:
        sheet.put(s.stones_built(owner, kind))
        kind += 1


def put_tower(s: Village, owner: i64, sheet: Sheet) -> None:
    filled = s.filled(owner)
    place: i64 = 0
    while place < TOWER_ROOM:
        spot = SPOTS[place]
        if filled & spot != 0:
            sheet.put(kind_on(s, owner, spot) + 1)
        elif place >= STACK:  # nothing hovers above an empty place of the stack
            sheet.skip(TOWER_ROOM - place)
            return
        else:
            sheet.put(0)
        place += 1


def kind_on(s: Village, owner: i64, spot: i64) -> i64:
    kind: i64 = 0
    while s.laid(owner, kind) & spot == 0:
        kind += 1
    return kind


OBSERVER: Final = YakObserver(1)
