"""Fulfil a yak tile (rulebook, Fulfill a yak tile)."""

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.luck import Luck
from chautari.engine.state import Chance, Choices
from chautari.games.kathmandu.actions import YAK_TILE
from chautari.games.kathmandu.state import FULFILLED, MOVED, TEN_POINTS, Trek


def fulfil_by_landscape(s: Trek, seat: i64) -> None:
    """KA-ACT-1: once per turn, by itself; what a telescope fulfils does not count (KA-ACT-9)."""
    player = s.players[seat]
    if s.has_done(MOVED) and not s.has_done(FULFILLED) and player.tile == s.landscape.landscape_of(player.yak):
        s.mark_done(FULFILLED)
        fulfil(s, seat)


def fulfil(s: Trek, seat: i64) -> None:
    player = s.players[seat]
    s.tell("fulfilled", seat, player.tile)
    if player.hidden_tiles == 0:
        player.tile = TEN_POINTS
        s.tell("all-tiles", seat)
    else:
        s.then(RevealTile(seat))


class RevealTile(Chance[Trek]):
    """The next of the shuffled yak tiles (KA-SET-4)."""

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def collect(self, s: Trek, out: Choices) -> None:
        for tile in bits.members_of(s.players[self.owner].hidden_tiles):
            out.add(YAK_TILE + tile)

    def sample(self, s: Trek, luck: Luck) -> i64:
        hidden = s.players[self.owner].hidden_tiles
        return YAK_TILE + bits.nth(hidden, luck.below(bits.size(hidden)))

    def take(self, s: Trek, action: i64) -> None:
        player = s.players[self.owner]
        player.tile = action - YAK_TILE
        player.hidden_tiles = bits.minus(player.hidden_tiles, player.tile)
        s.tell("revealed", self.owner, player.tile)
        fulfil_by_landscape(s, self.owner)
