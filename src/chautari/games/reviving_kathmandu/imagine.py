"""A table that a seat could be sitting at: hidden red cards, missions and coins of the others drawn anew."""

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.luck import Luck
from chautari.games.reviving_kathmandu.components import BLUE_CARDS, FACE_KIND, WILD, face_count, first_face, is_red
from chautari.games.reviving_kathmandu.rules.bid import bidder, coin_value, hidden_coin
from chautari.games.reviving_kathmandu.rules.build import Build, Place
from chautari.games.reviving_kathmandu.rules.leftover import (
    NOTHING_BOUGHT,
    BuildBought,
    PlaceInOwnArea,
    kinds_below,
    kinds_held,
)
from chautari.games.reviving_kathmandu.state import HAND_ROOM, NO_BID, City


def imagine(s: City, seat: i64, luck: Luck) -> City:
    other = s.clone()
    forget_half_made_choices(other, seat)
    deal_hands(other, seat, luck)
    deal_coins(other, seat, luck)
    if not s.open_missions:
        deal_missions(other, seat, luck)
    return other


def forget_half_made_choices(s: City, seat: i64) -> None:
    """A card that another seat has picked up but not placed is still its secret."""
    for i in range(len(s.pending)):
        question = s.pending[i]
        if isinstance(question, PlaceInOwnArea):
            if question.seat != seat:
                s.pending[i] = BuildBought(question.seat, question.bought)
        elif isinstance(question, Place) and question.seat != seat:
            s.pending[i] = Build(question.seat)


def deal_hands(s: City, seat: i64, luck: Luck) -> None:
    """Everybody saw blue cards being taken; the red ones in other hands could be any not seen."""
    unseen = s.red
    for owner in range(s.seats):
        if owner != seat:
            for card in s.hand(owner):
                if is_red(card):
                    unseen = bits.plus(unseen, card - BLUE_CARDS)
    for owner in range(s.seats):
        if owner != seat:
            known = [card for card in s.hand(owner) if not is_red(card)]
            hidden: i64 = s.held[owner] - len(known)
            drawn = draw_needed(s, owner, known, hidden, unseen, luck)
            for _ in range(hidden - bits.size(drawn)):
                drawn = bits.plus(drawn, draw_one(unseen & ~drawn, luck))
            unseen &= ~drawn
            for number in bits.members_of(drawn):
                known.append(BLUE_CARDS + number)
            for i in range(len(known)):
                s.hands[owner * HAND_ROOM + i] = known[i]
    s.red = unseen


def draw_one(deck: i64, luck: Luck) -> i64:
    return bits.nth(deck, luck.below(bits.size(deck)))


def draw_needed(s: City, owner: i64, known: list[int], hidden: i64, unseen: i64, luck: Luck) -> i64:
    """Whoever has bought a discard holds what lies between it and a monument: everybody can tell."""
    bought = card_bought(s, owner)
    if bought == NOTHING_BOUGHT:
        return 0
    for face in range(first_face(bought), first_face(bought) + face_count(bought)):
        missing = [
            kind for kind in kinds_below(s.growing[owner], FACE_KIND[face]) if not bits.has(kinds_held(known), kind)
        ]
        drawn: i64 = 0
        for kind in missing:
            of_kind = unseen & bits.shift(bits.first(WILD), WILD * kind)
            if of_kind != 0:
                drawn = bits.plus(drawn, draw_one(of_kind, luck))
        if bits.size(drawn) == len(missing) and len(missing) <= hidden:
            return drawn
    raise AssertionError("nobody buys a card that can't be built")


def card_bought(s: City, owner: i64) -> i64:
    for question in s.pending:
        if isinstance(question, BuildBought) and question.seat == owner:
            return question.bought
        if isinstance(question, PlaceInOwnArea) and question.seat == owner:
            return question.bought
    return NOTHING_BOUGHT


def deal_coins(s: City, seat: i64, luck: Luck) -> None:
    """A coin face down could be any that its owner has not spent."""
    for spot in range(len(s.bids)):
        placed = s.bids[spot]
        if placed != NO_BID and bidder(placed) != seat:
            s.coins[bidder(placed)] = bits.plus(s.coins[bidder(placed)], coin_value(placed) - 1)
    for spot in range(len(s.bids)):
        placed = s.bids[spot]
        if placed != NO_BID and bidder(placed) != seat:
            purse = s.coins[bidder(placed)]
            coin = bits.nth(purse, luck.below(bits.size(purse)))
            s.coins[bidder(placed)] = bits.minus(purse, coin)
            s.bids[spot] = hidden_coin(bidder(placed), coin + 1)


def deal_missions(s: City, seat: i64, luck: Luck) -> None:
    spare = s.spare_missions
    for owner in range(s.seats):
        if owner != seat and s.missions[owner] >= 0:
            spare = bits.plus(spare, s.missions[owner])
    missions: list[int] = []
    for owner in range(s.seats):
        mission = s.missions[owner]
        if owner != seat and mission >= 0:
            mission = bits.nth(spare, luck.below(bits.size(spare)))
            spare = bits.minus(spare, mission)
        missions.append(mission)
    s.spare_missions = spare
    s.missions = tuple(missions)
