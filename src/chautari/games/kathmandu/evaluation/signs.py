"""How a seat stands in Kathmandu, for nets: possessions, the way still to go, the turn at hand, what lies around."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chautari.engine import bits
from chautari.games.kathmandu.boards import CELLS
from chautari.games.kathmandu.components import DICE, OFFERING_POINTS, OFFERINGS, ROUNDS
from chautari.games.kathmandu.evaluation.lookahead import best_way, turn_at_hand
from chautari.games.kathmandu.evaluation.prospects import prospects, steps_to_go, turns_left, weariness
from chautari.games.kathmandu.evaluation.worth import possessions, worth
from chautari.games.kathmandu.landscape import CITY_SITES, TEMPLES, Landscape, slot_of
from chautari.games.kathmandu.state import MOVED, NO_GOOD, TEN_POINTS, Player, Trek
from chautari.games.weights import blank

# The signs beside the `worth` of all, which comes first.
OWNED: Final = 1
AT_HAND: Final = 2
TURNS: Final = 3
ARRIVED: Final = 4
WAY: Final = 5
TIRED: Final = 6
STEPS: Final = 7
NEXT: Final = 8  # the next turn from where the yak stands: with the best of its dice, and on the average
NEXT_ON_AVERAGE: Final = 9
TEMPLE: Final = 10  # steps to the nearest temple without an offering, and to the one after it
SECOND_TEMPLE: Final = 11
TEMPLES_AHEAD: Final = 12
TILE: Final = 13  # steps to the landscape of the yak tile
MARKET: Final = 14  # steps to the nearest good
OFFERING: Final = 15  # what the next offering brings
SIGNS: Final = 16

FAR: Final = 20
FAR_FROM_TILE: Final = 10
ANY_PIPS: Final = bits.first(7) - 3  # 2 to 6: one of the six dice will show what is wanted


def signs(s: Trek, seat: i64) -> vec[float]:
    seen = NOTHING[:]
    player = s.players[seat]
    owned = possessions(s, seat)
    seen[OWNED] = owned / 10.0
    if s.is_over():
        seen[0] = worth(s, seat) / 10.0
        return seen
    left = turns_left(s, seat)
    now = turn_at_hand(s, seat, left)
    seen[AT_HAND] = now / 5.0
    seen[TURNS] = left / 10.0
    if player.kathmandu > 0:
        seen[0] = (owned + now + left) / 10.0
        seen[ARRIVED] = 1.0
        return seen
    way = prospects(s, player.yak, left)
    tired = weariness(player.exhaustion, left)
    seen[0] = (owned + now + way - tired) / 10.0
    seen[WAY] = way / 10.0
    seen[TIRED] = tired / 5.0
    if player.yak >= 0:
        seen[STEPS] = float(steps_to_go(s, player.yak)) / 10.0
        if left > 0.0 and (s.active() != seat or s.has_done(MOVED)):
            look_at_next_turn(seen, s, seat, left - 1.0)
        look_around(seen, s, player)
    return seen


def look_at_next_turn(seen: vec[float], s: Trek, seat: i64, left: float) -> None:
    """What the surroundings of a yak promise for its next turn: with the dice left, or tomorrow with any."""
    best = -99.0
    total = 0.0
    number = 0.0
    sides = sides_to_come(s, seat)
    pips: i64 = 1
    while sides >> pips != 0:
        if bits.has(sides, pips):
            value = best_way(s, seat, pips, left)
            total += value
            number += 1.0
            if value > best:
                best = value
        pips += 1
    if number > 0.0:
        seen[NEXT] = best / 5.0
        seen[NEXT_ON_AVERAGE] = total / number / 5.0


def sides_to_come(s: Trek, seat: i64) -> i64:
    """The sides that the dice of a seat show for its next turn, as a set; dice are rolled anew every day."""
    player = s.players[seat]
    if s.round == ROUNDS - 1 and (seat - s.standee) % s.seats <= s.turn:
        return ANY_PIPS
    sides: i64 = 0
    colour: i64 = 0
    while colour < DICE:
        if bits.has(player.unused, colour):
            sides = bits.plus(sides, player.die(colour))
        colour += 1
    return sides


def look_around(seen: vec[float], s: Trek, player: Player) -> None:
    """How far it is to what the yak is after."""
    land = s.landscape
    here = player.yak
    nearest: i64 = FAR
    second: i64 = FAR
    ahead: i64 = 0
    for temple in range(TEMPLES):
        space: i64 = land.temples[temple]
        if space >= 0 and not bits.has(player.visited, temple):
            steps = steps_between(land, here, space)
            if slot_of(space) >= slot_of(here):
                ahead += 1
            if steps < nearest:
                second = nearest
                nearest = steps
            elif steps < second:
                second = steps
    seen[TEMPLE] = float(nearest) / 10.0
    seen[SECOND_TEMPLE] = float(second) / 10.0
    seen[TEMPLES_AHEAD] = float(ahead) / 4.0
    if player.offerings < OFFERINGS:
        seen[OFFERING] = float(OFFERING_POINTS[player.offerings + 1] - OFFERING_POINTS[player.offerings]) / 10.0
    look_for_land(seen, s, player)


def look_for_land(seen: vec[float], s: Trek, player: Player) -> None:
    """The landscape of the yak tile and the goods, on the yak's board and the next one."""
    land = s.landscape
    here = player.yak
    tile: i64 = FAR_FROM_TILE
    market: i64 = FAR
    wanted = player.tile if player.tile != TEN_POINTS else -1
    first = slot_of(here) * CELLS
    last = first + 2 * CELLS
    if last > land.slots * CELLS:
        last = land.slots * CELLS
    space = first
    while space < last:
        site = land.sites[space]
        if land.grounds[space] == wanted:
            steps = steps_between(land, here, space)
            if steps < tile:
                tile = steps
        if 0 <= site < CITY_SITES and s.goods[site] != NO_GOOD:
            steps = steps_between(land, here, space)
            if steps < market:
                market = steps
        space += 1
    seen[TILE] = float(tile) / 5.0
    seen[MARKET] = float(market) / 10.0


def steps_between(land: Landscape, here: i64, there: i64) -> i64:
    """Along rows and columns, as if nothing stood in the way."""
    across = land.column(here) - land.column(there)
    down = land.row(here) - land.row(there)
    return (across if across >= 0 else -across) + (down if down >= 0 else -down)


NOTHING: Final = blank(SIGNS)
