"""Offerings and the maps they bring, swapping maps, securing pairs (rulebook, Make offerings, Swap maps, Chest)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.luck import Luck
from chautari.engine.play import ask
from chautari.engine.sheet import Sheet
from chautari.engine.state import Chance, Choices
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.actions import DEAL_MAP, DRAW_MAP, GIVE, OFFER, OFFER_TWO, REACH, SWAP_FOR, TAKE_MAP
from chautari.games.kathmandu.components import MAP_COLOURS, MAPS, MONK, MONK_DOUBLES, OFFERINGS, map_colour
from chautari.games.kathmandu.landscape import slot_of
from chautari.games.kathmandu.question import TO_CHOOSE_MAP, TO_GIVE_MAP, Question
from chautari.games.kathmandu.state import SWAPPED, Player, Trek

# Whom a map from the pile goes to, if not a seat.
DISPLAY: Final = -1


def offer_offerings(player: Player, temple: i64, out: Choices) -> None:
    """KA-ACT-6: once per player and temple, while offerings are left; the monk may make two (KA-CHR-3, KA-CHR-8)."""
    if bits.has(player.visited, temple) or player.offerings == OFFERINGS:
        return
    out.add(OFFER)
    if player.is_a(MONK) and player.doubles < MONK_DOUBLES and player.offerings + 2 <= OFFERINGS:
        out.add(OFFER_TWO)


def offer_rope_ladder(s: Trek, player: Player, out: Choices) -> None:
    """KA-EQP-12: a temple on one of the 8 neighbouring spaces, also across a strip (KA-EQP-19)."""
    if player.offerings == OFFERINGS:
        return
    # Terrain boards begin at slot 1 and have two temples each; a neighbour lies at most one board away.
    temple = 2 * (slot_of(player.yak) - 2)
    last = temple + 6
    while temple < last:
        if 0 <= temple < len(s.landscape.temples):
            space: i64 = s.landscape.temples[temple]
            if space >= 0 and not bits.has(player.visited, temple) and s.landscape.touch(player.yak, space):
                out.add(REACH + temple)
        temple += 1


def make_offering(s: Trek, seat: i64, temple: i64, offerings: i64) -> None:
    player = s.players[seat]
    player.visited = bits.plus(player.visited, temple)
    player.offerings += offerings
    if offerings == 2:
        player.doubles += 1
    s.tell("offered", seat, s.landscape.temples[temple], player.offerings)
    ask(s, ChooseMap(seat))


class ChooseMap(Question):
    """KA-ACT-6: a map of the display, or the top one of the pile."""

    def collect(self, s: Trek, out: Choices) -> None:
        kind: i64 = 0
        while kind < MAPS:
            if packs.count(s.maps_shown, kind) > 0:
                out.add(TAKE_MAP + kind)
            kind += 1
        if s.map_deck != 0 or len(s.maps_under) > 0:
            out.add(DRAW_MAP)

    def take(self, s: Trek, action: i64) -> None:
        if action == DRAW_MAP:
            draw_map(s, self.seat)
            return
        s.maps_shown = packs.one_less(s.maps_shown, action - TAKE_MAP)
        give_map(s, self.seat, action - TAKE_MAP)
        draw_map(s, DISPLAY)

    def prompt(self) -> str:
        return "prompt-map"

    def number(self) -> i64:
        return TO_CHOOSE_MAP

    def rule(self) -> str:
        return "KA-ACT-6"


def draw_map(s: Trek, receiver: i64) -> None:
    """From the pile; below it lie maps that everybody saw going under it (KA-SET-4)."""
    if s.map_deck != 0:
        s.then(DrawMap(receiver))
    elif len(s.maps_under) > 0:
        kind: i64 = s.maps_under[0]
        s.maps_under = s.maps_under[1:]
        give_map(s, receiver, kind)


def give_map(s: Trek, receiver: i64, kind: i64) -> None:
    if receiver == DISPLAY:
        s.maps_shown = packs.one_more(s.maps_shown, kind)
        s.tell("map-shown", -1, kind)
    else:
        player = s.players[receiver]
        player.maps = packs.one_more(player.maps, kind)
        s.tell("took-map", receiver, kind)


class DrawMap(Chance[Trek]):
    """The top map of the pile."""

    def __init__(self, receiver: i64) -> None:
        super().__init__()
        self.receiver: i64 = receiver

    def collect(self, s: Trek, out: Choices) -> None:
        kind: i64 = 0
        while kind < MAPS:
            if packs.count(s.map_deck, kind) > 0:
                out.add(DEAL_MAP + kind)
            kind += 1

    def weight(self, s: Trek, outcome: i64) -> i64:
        return packs.count(s.map_deck, outcome - DEAL_MAP)

    def sample(self, s: Trek, luck: Luck) -> i64:
        return DEAL_MAP + packs.draw(s.map_deck, luck)

    def take(self, s: Trek, action: i64) -> None:
        kind = action - DEAL_MAP
        s.map_deck = packs.one_less(s.map_deck, kind)
        self.place(s, kind)

    def place(self, s: Trek, kind: i64) -> None:
        give_map(s, self.receiver, kind)


class DealMap(DrawMap):
    """KA-SET-4: the second map has another colour; one of the same goes under the pile."""

    def place(self, s: Trek, kind: i64) -> None:
        first = map_colour(kind) * 2
        held = s.players[self.receiver].maps
        if packs.count(held, first) + packs.count(held, first + 1) == 0:
            give_map(s, self.receiver, kind)
        else:
            s.maps_under = s.maps_under + (int(kind),)
            s.tell("map-under", self.receiver, kind)
            s.then(DealMap(self.receiver))


# Swapping


def offer_swaps(s: Trek, seat: i64, out: Choices) -> None:
    """KA-ACT-8: a map of anybody whose yak stands here, for one of another kind; secured ones lie out of reach."""
    player = s.players[seat]
    if s.has_done(SWAPPED) or player.maps == 0:
        return
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.players[other].yak == player.yak:
            theirs = s.players[other].maps
            kind: i64 = 0
            while kind < MAPS:
                if packs.count(theirs, kind) > 0 and has_another_kind(player.maps, kind):
                    out.add(SWAP_FOR + other * MAPS + kind)
                kind += 1
        other += 1


def has_another_kind(maps: i64, kind: i64) -> bool:
    return packs.size(maps) > packs.count(maps, kind)


class GiveMap(Question):
    """Which own map goes for the one chosen."""

    def __init__(self, seat: i64, owner: i64, wanted: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner
        self.wanted: i64 = wanted

    def collect(self, s: Trek, out: Choices) -> None:
        maps = s.players[self.seat].maps
        kind: i64 = 0
        while kind < MAPS:
            if kind != self.wanted and packs.count(maps, kind) > 0:
                out.add(GIVE + kind)
            kind += 1

    def take(self, s: Trek, action: i64) -> None:
        given = action - GIVE
        own = s.players[self.seat]
        other = s.players[self.owner]
        own.maps = packs.one_more(packs.one_less(own.maps, given), self.wanted)
        other.maps = packs.one_more(packs.one_less(other.maps, self.wanted), given)
        s.mark_done(SWAPPED)
        s.tell("swapped", self.seat, self.owner, self.wanted, given)

    def prompt(self) -> str:
        return "prompt-give"

    def number(self) -> i64:
        return TO_GIVE_MAP

    def rule(self) -> str:
        return "KA-ACT-8"

    def about(self, s: Trek) -> list[tuple[str, int]]:
        return [("owner", self.owner), ("map", self.wanted)]

    def put_on(self, sheet: Sheet, seat: i64, seats: i64) -> None:
        sheet.put_seat(self.owner, seat, seats)
        sheet.put(self.wanted)


def start_swap(s: Trek, seat: i64, choice: i64) -> None:
    ask(s, GiveMap(seat, choice // MAPS, choice % MAPS))


# The chest


def pairs_of(maps: i64, colour: i64) -> i64:
    """KA-SCO-10: the smaller number of a colour's A and B."""
    a = packs.count(maps, 2 * colour)
    b = packs.count(maps, 2 * colour + 1)
    return a if a < b else b


def has_pair(maps: i64) -> bool:
    colour: i64 = 0
    while colour < len(MAP_COLOURS):
        if pairs_of(maps, colour) > 0:
            return True
        colour += 1
    return False


def secure_pairs(s: Trek, seat: i64) -> None:
    """KA-EQP-8: all pairs held now go under the chest."""
    player = s.players[seat]
    colour: i64 = 0
    while colour < len(MAP_COLOURS):
        while pairs_of(player.maps, colour) > 0:
            player.maps = packs.one_less(packs.one_less(player.maps, 2 * colour), 2 * colour + 1)
            player.secured = packs.one_more(player.secured, colour)
            s.tell("secured", seat, colour)
        colour += 1
