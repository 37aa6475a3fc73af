"""How good a position looks, in points: the score now, the way still to go, and what the turn at hand can bring."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.components import (
    FODDER,
    OFFERING_POINTS,
    RESOURCES,
)
from chautari.games.kathmandu.evaluation.lookahead import turn_at_hand
from chautari.games.kathmandu.evaluation.prospects import (
    ANIMALS_APART,
    CARD,
    prospects,
    time_left,
    turns_left,
    weariness,
)
from chautari.games.kathmandu.rules.scoring import (
    animal_value,
    goods_points,
    left_over,
    map_points,
    set_points,
    special_points,
    yak_tile_points,
)
from chautari.games.kathmandu.state import Player, Trek

FIRST_OF_A_KIND: Final = 0.7
SECOND_OF_A_KIND: Final = 0.3


def worth(s: Trek, seat: i64) -> float:
    player = s.players[seat]
    points = possessions(s, seat)
    if s.is_over():
        return points + float(s.distance_points(seat) - 3 * player.exhaustion)
    left = turns_left(s, seat)
    points += turn_at_hand(s, seat, left)
    if player.kathmandu > 0:
        return points + left
    return points + prospects(s, player.yak, left) - weariness(player.exhaustion, left)


# What lies there


def possessions(s: Trek, seat: i64) -> float:
    player = s.players[seat]
    points = OFFERING_POINTS[player.offerings] + goods_points(player) + special_points(s, seat)
    points += (
        player.kathmandu + set_points(player.goods) + map_points(player) + yak_tile_points(player) + left_over(player)
    )
    return float(points) + animals_worth(s, player) + usefulness(s, seat)


def animals_worth(s: Trek, player: Player) -> float:
    """Early on the animals will still come to lie apart."""
    value = float(animal_value(s))
    time = time_left(s)
    if value < ANIMALS_APART:
        value += (ANIMALS_APART - value) * time
    return value * float(bits.size(player.animals))


def usefulness(s: Trek, seat: i64) -> float:
    """Beyond their point, cards and the first resources of a kind open something, as long as there is time."""
    player = s.players[seat]
    if s.is_over() or player.arrived():
        return 0.0
    value = CARD * float(packs.size(player.equipment))
    for kind in range(len(RESOURCES)):
        held = player.resource(kind)
        if held > 0:
            value += FIRST_OF_A_KIND
        if held > 1:
            value += SECOND_OF_A_KIND
    if player.resource(FODDER) == 0:
        value -= 0.5
    return value * time_left(s)
