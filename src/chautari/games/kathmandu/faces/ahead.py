"""An option carried out on a copy, as far as its turn goes by itself: what previews and movements are told from."""

from collections.abc import Callable
from typing import Final, NamedTuple

from chautari.engine import bits
from chautari.engine.play import index_of, lift
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.actions import DEAL_MAP, ROLL, SWAP_FOR, YAK_TILE
from chautari.games.kathmandu.components import MAPS
from chautari.games.kathmandu.rules.before import Roll
from chautari.games.kathmandu.rules.die import CheckRest, OfferDice
from chautari.games.kathmandu.rules.maps import DrawMap
from chautari.games.kathmandu.rules.scoring import map_points, sources
from chautari.games.kathmandu.rules.target import Actions
from chautari.games.kathmandu.rules.tiles import RevealTile
from chautari.games.kathmandu.state import Player, Trek

NO_ACTION: Final = -1


class Ahead:
    """A copy on which a seat's question was answered, and all that follows for certain in the same turn."""

    def __init__(self, s: Trek, seat: int, answer: Callable[[Trek], None], action: int) -> None:
        self.s, self.seat, self.action = s, seat, action
        self.after = s.clone()
        self.after.events = []
        answer(self.after)
        while (outcome := self._next_outcome()) is not None:
            lift(self.after, len(self.after.pending) - 1).take(self.after, outcome)
        self.told = {event.name: event.values for event in reversed(self.after.events or [])}

    def players(self) -> tuple[Player, Player]:
        """The seat's own things before and afterwards."""
        return self.s.players[self.seat], self.after.players[self.seat]

    def gains(self) -> dict[str, int]:
        """How the points change that the seat would have if the game ended now, by where they come from."""
        before = {source.key: source.points for source in sources(self.s, self.seat)}
        now = {source.key: source.points for source in sources(self.after, self.seat)}
        return {key: now[key] - before[key] for key in now if now[key] != before[key]}

    def _next_outcome(self) -> int | None:
        """How it goes on where it does not matter what comes; None where somebody has to say it."""
        upcoming = self.after.pending[-1] if self.after.pending else None
        if isinstance(upcoming, (OfferDice, CheckRest, Actions)):
            return 0
        if isinstance(upcoming, Roll) and upcoming.roller == self.seat:
            return ROLL
        if isinstance(upcoming, RevealTile) and upcoming.owner == self.seat:
            return YAK_TILE + self._tile_to_come()
        if isinstance(upcoming, DrawMap) and upcoming.receiver == self.seat:
            return DEAL_MAP + self._map_to_come()
        return None

    def _tile_to_come(self) -> int:
        """A hidden tile that the target space does not fulfil as well, if there is one."""
        player = self.after.players[self.seat]
        here = self.after.landscape.landscape_of(player.yak)
        return min(bits.members_of(player.hidden_tiles), key=lambda tile: tile == here)

    def _map_to_come(self) -> int:
        """A map of the pile that makes no pair, if there is one."""
        maps = self.after.players[self.seat].maps
        left = [kind for kind in range(MAPS) if packs.count(self.after.map_deck, kind) > 0]
        return min(left, key=lambda kind: packs.count(maps, kind ^ 1) > packs.count(maps, kind))


def answered(s: Trek, seat: int, action: int) -> Ahead:
    """The question of a seat, answered ahead with an action known to be offered."""
    return Ahead(s, seat, lambda after: lift(after, index_of(after, seat)).take(after, action), action)


class Given(NamedTuple):
    """An own map that goes for somebody's, and how the points change."""

    map: int
    points: int


def best_given(s: Trek, seat: int, swap: int) -> Given:
    """The map that is best given in a swap: of those that bring the same, the first."""
    wanted, player = (swap - SWAP_FOR) % MAPS, s.players[seat].clone()
    maps, before = player.maps, map_points(player)
    best: Given | None = None
    for kind in range(MAPS):
        if kind == wanted or packs.count(maps, kind) == 0:
            continue
        player.maps = packs.one_more(packs.one_less(maps, kind), wanted)
        points = int(map_points(player) - before)
        if best is None or points > best.points:
            best = Given(kind, points)
    assert best is not None, "a swap is offered only to whoever has another map"
    return best


def walked(s: Trek, seat: int, walk: Callable[[Trek], None]) -> Ahead:
    """A whole movement carried out ahead, which takes several actions to declare."""
    return Ahead(s, seat, walk, NO_ACTION)
