"""Equipment that works before or after the movement, whichever its data say (rulebook, The equipment cards)."""

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.state import Choices
from chautari.games.kathmandu.actions import MOVE_TO, THREE, USE
from chautari.games.kathmandu.components import (
    CHEST,
    FIRST_AID_BAG,
    RESOURCES,
    TELESCOPE,
    TERRAIN_MAP,
    THREES,
    TIMES,
    TOOL_CASE,
)
from chautari.games.kathmandu.landscape import strips_between
from chautari.games.kathmandu.question import TO_OPEN_CASE, Question
from chautari.games.kathmandu.rules.maps import has_pair, secure_pairs
from chautari.games.kathmandu.rules.tiles import fulfil
from chautari.games.kathmandu.rules.trip import at_most_three, cost_of_strips, pay_on_the_way
from chautari.games.kathmandu.state import TEN_POINTS, Player, Trek


def offer_cards_of_time(player: Player, time: i64, out: Choices) -> None:
    """The cards of this time that can be used wherever the yak stands (KA-CMP-6, KA-EQP-14)."""
    if player.equipment == 0:
        return
    if player.card(TOOL_CASE) > 0 and TIMES[TOOL_CASE] == time:
        out.add(USE + TOOL_CASE)
    if player.card(FIRST_AID_BAG) > 0 and TIMES[FIRST_AID_BAG] == time and player.exhaustion > 0:
        out.add(USE + FIRST_AID_BAG)
    if player.card(TELESCOPE) > 0 and TIMES[TELESCOPE] == time and player.tile != TEN_POINTS:
        out.add(USE + TELESCOPE)
    if player.card(CHEST) > 0 and TIMES[CHEST] == time and has_pair(player.maps):
        out.add(USE + CHEST)


def use_card_of_time(s: Trek, seat: i64, kind: i64) -> None:
    """Carries out what `offer_cards_of_time` lists."""
    use_card(s, seat, kind)
    if kind == TOOL_CASE:
        s.then(OpenToolCase(seat))
    elif kind == FIRST_AID_BAG:
        recover(s, seat)
    elif kind == TELESCOPE:
        fulfil(s, seat)
    else:
        assert kind == CHEST, "no other card is used wherever the yak stands"
        secure_pairs(s, seat)


def use_card(s: Trek, seat: i64, kind: i64) -> None:
    s.players[seat].discard(kind)
    s.tell("used", seat, kind)


def recover(s: Trek, seat: i64) -> None:
    """KA-EQP-4, KA-EQP-15: two markers, or what is there."""
    player = s.players[seat]
    player.exhaustion -= 2 if player.exhaustion > 2 else player.exhaustion
    s.tell("recovered", seat, player.exhaustion)


class OpenToolCase(Question):
    """KA-EQP-1: any three different resources."""

    def collect(self, s: Trek, out: Choices) -> None:
        three: i64 = 0
        while three < len(THREES):
            out.add(THREE + three)
            three += 1

    def take(self, s: Trek, action: i64) -> None:
        for kind in range(len(RESOURCES)):
            if bits.has(THREES[action - THREE], kind):
                s.players[self.seat].gain(kind)
                s.tell("gained", self.seat, kind)

    def prompt(self) -> str:
        return "prompt-tool-case"

    def number(self) -> i64:
        return TO_OPEN_CASE

    def rule(self) -> str:
        return "KA-EQP-1"


# The terrain map


def offer_spaces_of_area(s: Trek, player: Player, out: Choices) -> None:
    """KA-EQP-7: any other space of the area in which the yak stands."""
    for space in s.landscape.area(player.yak):
        if space != player.yak:
            out.add(MOVE_TO + space)


def follow_terrain_map(s: Trek, seat: i64, space: i64) -> None:
    """KA-EQP-7, KA-EQP-18: a fodder or a marker for each strip, never a compass."""
    player = s.players[seat]
    use_card(s, seat, TERRAIN_MAP)
    fodder, lacking = cost_of_strips(player, strips_between(player.yak, space))
    s.tell("crossed-area", seat, space, s.landscape.ground_of(space))
    player.yak = space
    pay_on_the_way(s, seat, 0, fodder, at_most_three(player, lacking))
