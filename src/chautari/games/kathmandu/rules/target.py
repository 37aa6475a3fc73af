"""Actions on the target space, and 'after' equipment (rulebook, Perform actions on the target space)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.state import Choices, Step
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.actions import (
    BUY,
    BUY_SPECIAL,
    COLLECT,
    END_TURN,
    EXCHANGE,
    GIVE,
    MOVE_TO,
    OFFER,
    OFFER_TWO,
    PAINT,
    REACH,
    SWAP_FOR,
    USE,
)
from chautari.games.kathmandu.components import (
    AFTER,
    ANIMALS_OF,
    ARTIST,
    BACKPACK,
    COIN,
    EQUIPMENT_OF,
    KATHMANDU_POINTS,
    MERCHANT,
    MONK,
    MONK_DOUBLES,
    MOST_SEATS,
    PAINT_BOX,
    ROPE_LADDER,
    kind_of,
)
from chautari.games.kathmandu.landscape import KATHMANDU_SITE, TEMPLE_SITE, TEMPLES
from chautari.games.kathmandu.question import TO_ACT, Question
from chautari.games.kathmandu.rules.before import exchange, offer_exchange
from chautari.games.kathmandu.rules.cards import (
    follow_terrain_map,
    offer_cards_of_time,
    offer_spaces_of_area,
    use_card,
    use_card_of_time,
)
from chautari.games.kathmandu.rules.goods import buy, is_city_site, offer_goods
from chautari.games.kathmandu.rules.holdings import holds_terrain_map
from chautari.games.kathmandu.rules.maps import (
    make_offering,
    offer_offerings,
    offer_rope_ladder,
    offer_swaps,
    start_swap,
)
from chautari.games.kathmandu.rules.tiles import fulfil_by_landscape
from chautari.games.kathmandu.state import (
    BOUGHT,
    COLLECTED,
    IN_KATHMANDU,
    PAINTED,
    Player,
    Trek,
)


def site_of(s: Trek, player: Player) -> i64:
    return s.landscape.sites[player.yak]


def arrive(s: Trek, seat: i64) -> None:
    """On the target space: what happens by itself, then the actions."""
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
    offer_after_movement(s, player, out)


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


def offer_after_movement(s: Trek, player: Player, out: Choices) -> None:
    """What is open from the end of the movement to the end of the turn (KA-EQP-14, KA-CHR-2)."""
    if player.equipment != 0:
        offer_cards_of_time(player, AFTER, out)
        if player.card(ROPE_LADDER) > 0:
            offer_rope_ladder(s, player, out)
        if holds_terrain_map(player, AFTER):
            offer_new_target(s, player, out)
    offer_exchange(player, out)


def offer_new_target(s: Trek, player: Player, out: Choices) -> None:
    """KA-EQP-7, where it is used after the movement; Kathmandu's spaces are all alike, so nobody is asked there."""
    if site_of(s, player) != KATHMANDU_SITE:
        offer_spaces_of_area(s, player, out)


def take_after(s: Trek, seat: i64, action: i64) -> None:
    """Carries out what `offer_after_movement` lists."""
    if action >= REACH:
        use_card(s, seat, ROPE_LADDER)
        make_offering(s, seat, action - REACH, 1)
    elif action >= MOVE_TO:
        follow_terrain_map(s, seat, action - MOVE_TO)
    elif action >= EXCHANGE:
        exchange(s, seat, action - EXCHANGE)
    else:
        use_card_of_time(s, seat, action - USE)


class Act(Question):
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
        elif OFFER <= action < REACH:
            make_offering(s, self.seat, site_of(s, player) - TEMPLE_SITE, 2 if action == OFFER_TWO else 1)
        elif BUY <= action < OFFER:
            site = site_of(s, player)
            buy(s, self.seat, site - site % 4 + action - BUY)
        elif COLLECT <= action < BUY:
            collect_equipment(s, self.seat, action - COLLECT)
        elif PAINT <= action < COLLECT:
            paint(s, self.seat, action - PAINT)
        else:
            take_after(s, self.seat, action)

    def prompt(self) -> str:
        return "prompt-act"

    def number(self) -> i64:
        return TO_ACT

    def is_time_for(self, time: i64) -> bool:
        return time == AFTER

    def refused_on_target(self, s: Trek, player: Player, action: i64) -> str:
        if action < COLLECT:
            return "KA-ACT-2"
        if action < BUY:
            return "KA-ACT-3"
        if action < BUY_SPECIAL:
            return refused_good(s, player)
        if action == OFFER:
            return "KA-ACT-6"
        if action == OFFER_TWO:
            return refused_two_offerings(player)
        return "KA-ACT-8" if SWAP_FOR <= action < GIVE else super().refused_on_target(s, player, action)


def refused_good(s: Trek, player: Player) -> str:
    """No coin or no good there; the merchant also needs a city around her, and buys one good per turn."""
    if not player.is_a(MERCHANT) or player.resource(COIN) == 0:
        return "KA-ACT-4"
    if not is_city_site(site_of(s, player)):
        return "KA-CHR-4"
    return "KA-CHR-9" if s.has_done(BOUGHT) else "KA-ACT-4"


def refused_two_offerings(player: Player) -> str:
    """Only the monk, three times a game; then it depends on the temple and on what he has left."""
    return "KA-CHR-8" if player.is_a(MONK) and player.doubles < MONK_DOUBLES else "KA-CHR-3"


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
