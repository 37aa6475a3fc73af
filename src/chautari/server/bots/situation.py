"""A table as those who think about a seat's question in another process are told of it."""

import secrets

from chautari.engine.meta import Setting
from chautari.engine.record import Move
from chautari.server.bots.queue import Claim
from chautari.server.live.table import Table

Told = tuple[str, str, int, dict[str, Setting], tuple[str, ...], tuple[Move, ...], int, int]


def situation(table: Table, seat: int, seed: int | None = None) -> Told:
    """The first parts of any task, in the order of `worker.Situation`, with this luck or luck of its own."""
    head, moves = table.head, tuple(table.playing().moves)
    luck = secrets.randbits(32) if seed is None else seed
    return head.id, head.game, head.rules, dict(head.options), table.names, moves, seat, luck


def claim(table: Table) -> Claim:
    """For whom the processes think at a table: those who watch it, or else whoever set it up."""
    viewers = tuple((viewer.address, viewer.person) for viewer in table.audience)
    host = table.head.host
    return Claim(True, viewers) if viewers else Claim(False, ((table.notes.origin or host, host),))
