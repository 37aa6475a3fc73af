"""Where the points come from (rulebook, Final scoring)."""

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.game import Source
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.components import (
    GOOD_POINTS,
    GOODS,
    MAP_COLOURS,
    OFFERING_POINTS,
    RESOURCES,
    SPECIAL_POINTS,
    YAK_TILE_POINTS,
)
from chautari.games.kathmandu.rules.maps import pairs_of
from chautari.games.kathmandu.state import Player, Trek


def sources(s: Trek, seat: i64) -> list[Source]:
    player = s.players[seat]
    return [
        Source("source-offerings", OFFERING_POINTS[player.offerings], "KA-SCO-1"),
        Source("source-goods", goods_points(player), "KA-SCO-2"),
        Source("source-specials", special_points(s, seat), "KA-SCO-2"),
        Source("source-kathmandu", player.kathmandu, "KA-SCO-2"),
        Source("source-sets", set_points(player.goods), "KA-SCO-3"),
        Source("source-maps", map_points(player), "KA-SCO-4"),
        Source("source-animals", animal_value(s) * bits.size(player.animals), "KA-SCO-5"),
        Source("source-yak-tiles", yak_tile_points(player), "KA-SCO-6"),
        Source("source-distance", s.distance_points(seat), "KA-SCO-7"),
        Source("source-left-over", left_over(player), "KA-SCO-8"),
        Source("source-exhaustion", -3 * player.exhaustion, "KA-SCO-9"),
    ]


def goods_points(player: Player) -> i64:
    points: i64 = 0
    for good in range(len(GOODS)):
        points += GOOD_POINTS[good] * packs.count(player.goods, good)
    return points


def special_points(s: Trek, seat: i64) -> i64:
    points: i64 = 0
    for holder in s.specials:
        if holder == seat:
            points += SPECIAL_POINTS
    return points


def set_points(goods: i64) -> i64:
    """KA-SCO-3: 12 for six different goods, 7 for five; the best way of parting them into sets."""
    best: i64 = 0
    sixes: i64 = 0
    while can_make(goods, len(GOODS), sixes, 0):
        fives: i64 = 0
        while can_make(goods, len(GOODS) - 1, fives + 1, sixes):
            fives += 1
        if 12 * sixes + 7 * fives > best:
            best = 12 * sixes + 7 * fives
        sixes += 1
    return best


def can_make(goods: i64, size: i64, sets: i64, gone: i64) -> bool:
    """Whether so many sets of this size can be made after `gone` of each type are taken away."""
    useful: i64 = 0
    for good in range(len(GOODS)):
        left = packs.count(goods, good) - gone
        useful += left if left < sets else sets
    return useful >= size * sets


def map_points(player: Player) -> i64:
    """KA-SCO-4: 1 for a single map, 4 for a pair, 8 for a secured one."""
    points: i64 = packs.size(player.maps) + 8 * packs.size(player.secured)
    for colour in range(len(MAP_COLOURS)):
        points += 2 * pairs_of(player.maps, colour)
    return points


def animal_value(s: Trek) -> i64:
    """KA-SCO-5: most minus fewest over all players."""
    most: i64 = 0
    fewest: i64 = 99
    for player in s.players:
        animals = bits.size(player.animals)
        if animals > most:
            most = animals
        if animals < fewest:
            fewest = animals
    return most - fewest


def yak_tile_points(player: Player) -> i64:
    """KA-SCO-6; before the first tile is revealed one more lies face down."""
    face_down = player.face_down()
    last: i64 = len(YAK_TILE_POINTS) - 1
    return YAK_TILE_POINTS[face_down if face_down < last else last]


def left_over(player: Player) -> i64:
    points = packs.size(player.equipment)
    for kind in range(len(RESOURCES)):
        points += player.resource(kind)
    return points


def nearness(s: Trek, seat: i64) -> i64:
    """Ranks ties: in Kathmandu, then on its board, then by the fewest strips left (KA-WIN-1)."""
    return 1 if s.players[seat].arrived() else -s.strips_to_go(seat)
