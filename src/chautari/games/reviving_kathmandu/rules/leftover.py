"""Leftover coins: when everybody has one left, it is worth points or buys a discard (rulebook, p. 8)."""

from typing import Any

from mypy_extensions import i64

from chautari.engine import bits, rows
from chautari.engine.state import Choices, Decision, Step
from chautari.games.reviving_kathmandu.actions import BUILD, BUY, DONE, LEAVE_COIN, TAKE_POINTS, WITHDRAW
from chautari.games.reviving_kathmandu.components import (
    CARD_KINDS,
    COINS,
    FACE_CARD,
    FACE_KIND,
    FIRST_KIND,
    KIND_MONUMENT,
    KIND_STAGE,
    MONUMENT_KINDS,
    face_count,
    first_face,
)
from chautari.games.reviving_kathmandu.monument import Monument, foundation
from chautari.games.reviving_kathmandu.question import NOTHING_BOUGHT, SPENDING, Question
from chautari.games.reviving_kathmandu.rules.build import (
    Building,
    Placing,
    kinds_wanted,
    kinds_wanted_by,
    place_or_ask,
)
from chautari.games.reviving_kathmandu.rules.sections import add_section
from chautari.games.reviving_kathmandu.state import City


class LeftoverCoins(Step[City]):
    """From the highest coin down; ties go clockwise from the first player (RK-COIN-1)."""

    def happen(self, s: City) -> None:
        order: list[Decision[Any]] = []
        for coin in range(COINS - 1, -1, -1):
            for i in range(s.seats):
                seat = (s.first + i) % s.seats
                if s.coins[seat] == bits.bit(coin):
                    order.append(SpendCoin(seat))
        s.then_all(order)


class SpendCoin(Question):
    """Points, or one discard that can be built at once, or neither."""

    def collect(self, s: City, out: Choices) -> None:
        out.add(TAKE_POINTS)
        out.add(LEAVE_COIN)
        reachable = kinds_in_reach(s.growing[self.seat], s.hand(self.seat))
        for pile in s.discards:
            for card in pile:
                if can_be_built(card, reachable):
                    out.add(BUY + card)

    def take(self, s: City, action: i64) -> None:
        coin = bits.smallest(s.coins[self.seat]) + 1
        s.coins[self.seat] = 0
        if action == TAKE_POINTS:
            s.coin_points = rows.replaced(s.coin_points, self.seat, s.coin_points[self.seat] + coin)
            s.tell("took-points", self.seat, coin)
        elif action == LEAVE_COIN:
            s.tell("left-coin", self.seat, coin)
        else:
            card = action - BUY
            take_from_pile(s, card)
            s.tell("bought", self.seat, card, coin)
            s.then(BuildBought(self.seat, card))

    def prompt(self) -> str:
        return "prompt-leftover"

    def doing(self) -> i64:
        return SPENDING

    def forbidden_by(self, s: City, action: i64) -> str:
        """A card that lies in no pile, a discard that can't be built now, or something else than spending the coin."""
        lies_nowhere = BUY <= action < WITHDRAW and owner_of_pile(s, action - BUY) < 0
        return "RK-COIN-3" if lies_nowhere else "RK-COIN-1"


def owner_of_pile(s: City, card: i64) -> i64:
    """Among whose discards a card lies, or −1."""
    owner: i64 = s.seats - 1
    while owner >= 0 and card not in s.discards[owner]:
        owner -= 1
    return owner


def take_from_pile(s: City, card: i64) -> None:
    owner = owner_of_pile(s, card)
    pile = s.discards[owner]
    s.discards[owner] = rows.without(pile, pile.index(card))


def can_be_built(card: i64, reachable: i64) -> bool:
    return CARD_KINDS[card] & reachable != 0


def kinds_in_reach(growing: tuple[Monument, ...], hand: list[int]) -> i64:
    """The kinds of section that could be built here now, possibly on top of cards of the hand: a set of bits."""
    reachable = kinds_wanted_by(growing)
    held = kinds_held(hand)
    for kind in range(1, len(KIND_STAGE)):
        if KIND_STAGE[kind] > 0 and bits.has(reachable & held, kind - 1):
            reachable = bits.plus(reachable, kind)
    return reachable


def kinds_held(hand: list[int]) -> i64:
    held: i64 = 0
    for card in hand:
        held |= CARD_KINDS[card]
    return held


def kinds_below(growing: tuple[Monument, ...], kind: i64) -> list[int]:
    """The sections missing below this one on the tallest monument that lacks it."""
    monument: i64 = KIND_MONUMENT[kind]
    tallest: i64 = 0
    for candidate in growing:
        if candidate.kind == monument and tallest < candidate.height() <= KIND_STAGE[kind]:
            tallest = candidate.height()
    return list(range(FIRST_KIND[monument] + tallest, kind))


class BuildBought(Building):
    """The bought card must be built now; cards of the hand may be built before and after it."""

    def __init__(self, seat: i64, bought: i64) -> None:
        super().__init__(seat)
        self.bought: i64 = bought

    def collect(self, s: City, out: Choices) -> None:
        if self.bought == NOTHING_BOUGHT:
            out.add(DONE)
        else:
            self.offer(s, self.bought, kinds_wanted_by(s.growing[self.seat]), out)
        wanted = kinds_wanted(s, self.seat)
        i: i64 = 0
        while i < s.held[self.seat]:
            self.offer(s, s.hand_card(self.seat, i), wanted, out)
            i += 1

    def offer(self, s: City, card: i64, wanted: i64, out: Choices) -> None:
        face = first_face(card)
        last = face + face_count(card)
        while face < last:
            if bits.has(wanted, FACE_KIND[face]) and self.may_build(s, face):
                out.add(BUILD + face)
            face += 1

    def may_build(self, s: City, face: i64) -> bool:
        """Whether the bought card, if it is still to be built, can follow."""
        if self.bought == NOTHING_BOUGHT or FACE_CARD[face] == self.bought:
            return True
        if self.has_a_place_apart_from(s, KIND_MONUMENT[FACE_KIND[face]]):
            return True
        places = Choices()
        self.placing(face).list_places(s, places)
        return places.count > 0

    def has_a_place_apart_from(self, s: City, monument: i64) -> bool:
        """Whether the bought card can be built right now on another kind of monument."""
        return can_be_built(self.bought, kinds_wanted_by(s.growing[self.seat]) & ~MONUMENT_KINDS[monument])

    def take(self, s: City, action: i64) -> None:
        if action != DONE:
            place_or_ask(s, self.placing(action - BUILD))

    def placing(self, face: i64) -> Placing:
        return PlaceWithPurchase(self.seat, face, self.bought)

    def prompt(self) -> str:
        return "prompt-build-on" if self.bought == NOTHING_BOUGHT else "prompt-build-bought"

    def about(self, s: City) -> list[tuple[str, int]]:
        return [] if self.bought == NOTHING_BOUGHT else [("card", self.bought)]

    def purchase(self) -> i64:
        return self.bought

    def forbidden_by(self, s: City, action: i64) -> str:
        """Until the bought card is built, it comes first; then as in any building."""
        return super().forbidden_by(s, action) if self.bought == NOTHING_BOUGHT else "RK-COIN-1"


class PlaceWithPurchase(Placing):
    """The bought card stays with its buyer, and has to find its place after others (RK-TEAM-3)."""

    def __init__(self, seat: i64, face: i64, bought: i64) -> None:
        super().__init__(seat, face)
        self.bought: i64 = bought

    def collect(self, s: City, out: Choices) -> None:
        self.list_places(s, out)
        assert out.count > 0, "nobody else builds while a leftover coin is spent"

    def is_bought(self) -> bool:
        return FACE_CARD[self.face] == self.bought

    def is_open(self, s: City, owner: i64) -> bool:
        return owner == self.seat or (not self.is_bought() and s.are_mates(self.seat, owner))

    def may_start(self, s: City, owner: i64) -> bool:
        if not self.is_open(s, owner) or self.is_free():
            return self.is_open(s, owner)
        own = s.growing[self.seat]
        return self.leaves_room(s, own + (foundation(self.face),) if owner == self.seat else own)

    def may_add(self, s: City, owner: i64, monument: Monument) -> bool:
        if not self.is_open(s, owner) or self.is_free():
            return self.is_open(s, owner)
        own = s.growing[self.seat]
        if owner == self.seat:
            own = tuple([other for other in own if other is not monument]) + (monument.grown(self.face),)
        return self.leaves_room(s, own)

    def is_free(self) -> bool:
        """Whether no bought card has to follow."""
        return self.bought == NOTHING_BOUGHT or self.is_bought()

    def leaves_room(self, s: City, growing: tuple[Monument, ...]) -> bool:
        """Whether the bought card can still be built on these monuments of its buyer with the rest of the hand."""
        rest = [card for card in s.hand(self.seat) if card != FACE_CARD[self.face]]
        return can_be_built(self.bought, kinds_in_reach(growing, rest))

    def take(self, s: City, action: i64) -> None:
        if not self.is_bought():
            s.drop_card(self.seat, FACE_CARD[self.face])
        if not self.is_bought() and self.bought != NOTHING_BOUGHT:
            s.then(BuildBought(self.seat, self.bought))
        elif s.held[self.seat] > 0:
            s.then(BuildBought(self.seat, NOTHING_BOUGHT))
        add_section(s, self.seat, self.face, action)

    def purchase(self) -> i64:
        return self.bought

    def as_others_see_it(self) -> Question:
        return BuildBought(self.seat, self.bought)
