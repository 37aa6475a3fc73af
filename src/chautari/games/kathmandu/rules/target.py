"""Actions on the target space, and 'after' equipment (rulebook, Perform actions on the target space)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.state import Choices, Decision, Step
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.actions import (
    BUY,
    COLLECT,
    END_TURN,
    EXCHANGE,
    MOVE_TO,
    OFFER,
    OFFER_TWO,
    PAINT,
    REACH,
    STAY,
    SWAP_FOR,
    THREE,
    USE,
)
from chautari.games.kathmandu.components import (
    ANIMALS_OF,
    ARTIST,
    BACKPACK,
    CHEST,
    COIN,
    EQUIPMENT_OF,
    FODDER,
    KATHMANDU_POINTS,
    MOST_SEATS,
    PAINT_BOX,
    ROPE_LADDER,
    TELESCOPE,
    TERRAIN_MAP,
    YAK_GUIDE,
    kind_of,
)
from chautari.games.kathmandu.landscape import KATHMANDU_SITE, TEMPLE_SITE, TEMPLES, strips_between
from chautari.games.kathmandu.rules.before import exchange, use_card
from chautari.games.kathmandu.rules.goods import buy, is_city_site, offer_goods
from chautari.games.kathmandu.rules.maps import (
    has_pair,
    make_offering,
    offer_offerings,
    offer_rope_ladder,
    offer_swaps,
    secure_pairs,
    start_swap,
)
from chautari.games.kathmandu.rules.tiles import fulfil, fulfil_by_landscape
from chautari.games.kathmandu.rules.trip import at_most_three, cost_of_strips, pay_on_the_way
from chautari.games.kathmandu.state import (
    COLLECTED,
    IN_KATHMANDU,
    PAINTED,
    TEN_POINTS,
    Player,
    Trek,
)


def site_of(s: Trek, player: Player) -> i64:
    return s.landscape.sites[player.yak]


def arrive(s: Trek, seat: i64) -> None:
    """A terrain map comes before any action, as it changes the target space (KA-EQP-18)."""
    if s.players[seat].card(TERRAIN_MAP) > 0 and has_where_to_go(s, seat):
        s.then(UseTerrainMap(seat))
    else:
        settle(s, seat)


def has_where_to_go(s: Trek, seat: i64) -> bool:
    """Kathmandu's spaces are all alike, so nobody is asked there."""
    player = s.players[seat]
    return site_of(s, player) != KATHMANDU_SITE and len(s.landscape.area(player.yak)) > 1


class UseTerrainMap(Decision[Trek]):
    """KA-EQP-7: to any other space of the area, or stay; cards that need no target space may come first."""

    def collect(self, s: Trek, out: Choices) -> None:
        player = s.players[self.seat]
        out.add(STAY)
        for space in s.landscape.area(player.yak):
            if space != player.yak:
                out.add(MOVE_TO + space)
        offer_after_cards(player, out)

    def take(self, s: Trek, action: i64) -> None:
        if action < THREE:
            s.then(UseTerrainMap(self.seat))
            use_after_card(s, self.seat, action - USE)
            return
        if action != STAY:
            player = s.players[self.seat]
            space = action - MOVE_TO
            use_card(s, self.seat, TERRAIN_MAP)
            fodder, lacking = cost_of_strips(player, strips_between(player.yak, space))
            s.tell("moved", self.seat, player.yak, space)
            player.yak = space
            pay_on_the_way(s, self.seat, 0, fodder, at_most_three(player, lacking))
        settle(s, self.seat)

    def prompt(self) -> str:
        return "prompt-terrain-map"


def settle(s: Trek, seat: i64) -> None:
    """The target space is fixed now: what happens by itself, then the actions."""
    player = s.players[seat]
    s.then(ACTIONS[seat])
    if site_of(s, player) == KATHMANDU_SITE:
        player.kathmandu = KATHMANDU_POINTS[s.arrivals]
        s.arrivals += 1
        player.exhaustion = 0
        s.tell("arrived", seat, player.kathmandu)
    fulfil_by_landscape(s, seat)


# Actions


class Actions(Step[Trek]):
    """Asks for actions as long as there are any; then the turn ends."""

    def __init__(self, mover: i64) -> None:
        super().__init__()
        self.mover: i64 = mover

    def happen(self, s: Trek) -> None:
        out = Choices()
        offer_actions(s, self.mover, out)
        if out.count > 0:
            s.then(ACT[self.mover])
        else:
            end_actions(s, self.mover)


def end_actions(s: Trek, seat: i64) -> None:
    """A yak that has reached Kathmandu leaves the board (KA-ACT-7)."""
    player = s.players[seat]
    if site_of(s, player) == KATHMANDU_SITE:
        player.yak = IN_KATHMANDU
        s.tell("left-board", seat)


def offer_actions(s: Trek, seat: i64, out: Choices) -> None:
    player = s.players[seat]
    site = site_of(s, player)
    offer_cards(s, player, out)
    if site >= 0:
        if is_city_site(site):
            if player.resource(COIN) > 0:
                offer_goods(s, seat, site, out)
        elif site < TEMPLE_SITE + TEMPLES:
            offer_offerings(player, site - TEMPLE_SITE, out)
    offer_swaps(s, seat, out)
    if player.equipment != 0:
        offer_after_cards(player, out)
        if player.card(ROPE_LADDER) > 0:
            offer_rope_ladder(s, player, out)
    if player.is_a(YAK_GUIDE):
        offer_useful_exchange(s, seat, site, out)


def landscapes_in_reach(s: Trek, player: Player) -> i64:
    """The landscape of the target space; the artist's eye also takes in its four neighbours (KA-CHR-6)."""
    land = s.landscape
    seen: i64 = 0
    here = land.landscape_of(player.yak)
    if here >= 0:
        seen = bits.bit(here)
    if player.is_a(ARTIST):
        direction: i64 = 0
        while direction < 4:
            space = land.beside[player.yak * 4 + direction]
            if space >= 0 and land.landscape_of(space) >= 0:
                seen = bits.plus(seen, land.landscape_of(space))
            direction += 1
    return seen


def animals_in_reach(s: Trek, player: Player) -> i64:
    """KA-ACT-2: a set of bits; nothing once an animal was painted this turn."""
    if s.has_done(PAINTED):
        return 0
    return s.animals_shown & cards_of(ANIMALS_OF, landscapes_in_reach(s, player))


def equipment_in_reach(s: Trek, player: Player) -> i64:
    """KA-ACT-3."""
    if s.has_done(COLLECTED):
        return 0
    return s.equipment_shown & cards_of(EQUIPMENT_OF, landscapes_in_reach(s, player))


def cards_of(by_landscape: list[int], landscapes: i64) -> i64:
    cards: i64 = 0
    landscape: i64 = 0
    while landscapes != 0:
        if landscapes & 1 == 1:
            cards |= by_landscape[landscape]
        landscapes >>= 1
        landscape += 1
    return cards


def offer_cards(s: Trek, player: Player, out: Choices) -> None:
    if player.resource(PAINT_BOX) > 0:
        offer_members(animals_in_reach(s, player), PAINT, out)
    if player.resource(BACKPACK) > 0:
        offer_members(equipment_in_reach(s, player), COLLECT, out)


def offer_members(cards: i64, first: i64, out: Choices) -> None:
    while cards != 0:
        card = bits.smallest(cards)
        out.add(first + card)
        cards = bits.minus(cards, card)


def offer_after_cards(player: Player, out: Choices) -> None:
    """KA-EQP-5 and KA-EQP-8."""
    if player.card(TELESCOPE) > 0 and player.tile != TEN_POINTS:
        out.add(USE + TELESCOPE)
    if player.card(CHEST) > 0 and has_pair(player.maps):
        out.add(USE + CHEST)


def use_after_card(s: Trek, seat: i64, kind: i64) -> None:
    use_card(s, seat, kind)
    if kind == TELESCOPE:
        fulfil(s, seat)
    else:
        secure_pairs(s, seat)


def offer_useful_exchange(s: Trek, seat: i64, site: i64, out: Choices) -> None:
    """The guide may exchange at any time (KA-CHR-2); now it only matters for what an action here lacks."""
    player = s.players[seat]
    if player.resource(FODDER) < 2:
        return
    if player.resource(BACKPACK) == 0 and equipment_in_reach(s, player) != 0:
        out.add(EXCHANGE + BACKPACK)
    if player.resource(PAINT_BOX) == 0 and animals_in_reach(s, player) != 0:
        out.add(EXCHANGE + PAINT_BOX)
    if player.resource(COIN) < 2 and is_city_site(site):
        goods = Choices()
        offer_goods(s, seat, site, goods)
        if goods.count > 0:
            out.add(EXCHANGE + COIN)


class Act(Decision[Trek]):
    """Any that apply, in any order, or none."""

    def collect(self, s: Trek, out: Choices) -> None:
        out.add(END_TURN)
        offer_actions(s, self.seat, out)

    def take(self, s: Trek, action: i64) -> None:
        if action == END_TURN:
            end_actions(s, self.seat)
            return
        s.then(ACTIONS[self.seat])
        player = s.players[self.seat]
        if action >= SWAP_FOR:
            start_swap(s, self.seat, action - SWAP_FOR)
        elif action >= REACH:
            use_card(s, self.seat, ROPE_LADDER)
            make_offering(s, self.seat, action - REACH, 1)
        elif action >= OFFER:
            make_offering(s, self.seat, site_of(s, player) - TEMPLE_SITE, 2 if action == OFFER_TWO else 1)
        elif action >= BUY:
            site = site_of(s, player)
            buy(s, self.seat, site - site % 4 + action - BUY)
        elif action >= COLLECT:
            collect_equipment(s, self.seat, action - COLLECT)
        elif action >= PAINT:
            paint(s, self.seat, action - PAINT)
        elif action >= EXCHANGE:
            exchange(s, self.seat, action - EXCHANGE)
        else:
            use_after_card(s, self.seat, action - USE)

    def prompt(self) -> str:
        return "prompt-act"


def paint(s: Trek, seat: i64, animal: i64) -> None:
    player = s.players[seat]
    player.pay(PAINT_BOX)
    s.animals_shown = bits.minus(s.animals_shown, animal)
    player.animals = bits.plus(player.animals, animal)
    s.mark_done(PAINTED)
    s.tell("painted", seat, animal)


def collect_equipment(s: Trek, seat: i64, card: i64) -> None:
    player = s.players[seat]
    player.pay(BACKPACK)
    s.equipment_shown = bits.minus(s.equipment_shown, card)
    player.equipment = packs.one_more(player.equipment, kind_of(card))
    s.mark_done(COLLECTED)
    s.tell("collected", seat, card)


# Made once: they never change.
ACTIONS: Final = [Actions(seat) for seat in range(MOST_SEATS)]
ACT: Final = [Act(seat) for seat in range(MOST_SEATS)]
