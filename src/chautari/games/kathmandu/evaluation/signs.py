"""How a seat stands in Kathmandu, for nets: possessions, the way still to go, the turn at hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chautari.games.kathmandu.evaluation.lookahead import best_die, best_way, turn_at_hand
from chautari.games.kathmandu.evaluation.prospects import prospects, steps_to_go, turns_left, weariness
from chautari.games.kathmandu.evaluation.worth import possessions, worth
from chautari.games.kathmandu.state import Trek
from chautari.games.weights import blank

SIGNS: Final = 9
ANY_PIPS: Final = [2, 3, 5]


def signs(s: Trek, seat: i64) -> vec[float]:
    seen = NOTHING[:]
    player = s.players[seat]
    owned = possessions(s, seat)
    seen[1] = owned / 10.0
    if s.is_over():
        seen[0] = worth(s, seat) / 10.0
        return seen
    left = turns_left(s, seat)
    now = turn_at_hand(s, seat, left)
    seen[2] = now / 5.0
    seen[3] = left / 10.0
    if player.kathmandu > 0:
        seen[0] = (owned + now + left) / 10.0
        seen[4] = 1.0
        return seen
    way = prospects(s, player.yak, left)
    tired = weariness(player.exhaustion, left)
    seen[0] = (owned + now + way - tired) / 10.0
    seen[5] = way / 10.0
    seen[6] = tired / 5.0
    if player.yak >= 0:
        seen[7] = float(steps_to_go(s, player.yak)) / 10.0
        if s.pending[-1].seat != seat and left > 0.0:
            seen[8] = next_turn(s, seat, left - 1.0) / 5.0
    return seen


def next_turn(s: Trek, seat: i64, left: float) -> float:
    """What the surroundings of a yak promise for its next turn: with the dice left, or else with any."""
    if s.players[seat].unused != 0:
        return best_die(s, seat, left)
    total = 0.0
    for pips in ANY_PIPS:
        total += best_way(s, seat, pips, left)
    return total / float(len(ANY_PIPS))


NOTHING: Final = blank(SIGNS)
