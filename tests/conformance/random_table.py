"""Tables played at random through the friendly face of the engine."""

import random
from collections.abc import Callable
from functools import cache

from chautari.engine import play
from chautari.engine.table import Table
from tests.conformance.cases import Case


def nothing(table: Table) -> None:
    pass


def random_table(case: Case, seed: int, look: Callable[[Table], None] = nothing) -> Table:
    """Plays a table to its end; `look` sees it before every choice."""
    table = Table.start(case.game, case.seats, seed=seed, **case.settings)
    wish = random.Random(seed)
    while not table.over:
        look(table)
        seat = wish.choice(table.asked)
        table.play(wish.choice(play.options(table.state, seat)), seat)
    return table


@cache
def finished_table(case: Case, seed: int) -> Table:
    return random_table(case, seed)
