"""Nets for tests, of numbers drawn by lot: they know nothing, but every number of them matters."""

from functools import cache
from random import Random

from chautari.engine.luck import Dice
from chautari.engine.play import advance
from chautari.games import load
from chautari.nets.file import columns_for, unpack
from chautari.nets.file import pack as packed
from chautari.nets.net import Net

WIDE, NARROW = 8, 6


@cache
def trial_net(game: str) -> Net:
    rules, luck = load(game), Random(game)
    seats = rules.meta.seats
    state = rules.start(seats[0], rules.meta.complete(seats[0], {}))
    advance(state, Dice(1))
    signs = len(rules.signs(state, 0))
    shape = {
        "columns": columns_for(game).count,
        "signs": signs,
        "least": seats[0],
        "most": seats[-1],
        "wide": WIDE,
        "narrow": NARROW,
        "taught": 1,
    }
    sizes = {
        "first": (shape["columns"] + len(seats) + signs * seats[-1]) * WIDE,
        "second": (WIDE + 1) * NARROW,
        "third": (NARROW + 1) * (2 * seats[-1] + 1),
        "straight": 2 * signs,
    }
    parts = {name: [luck.uniform(-0.5, 0.5) for _ in range(size)] for name, size in sizes.items()}
    return unpack("trial", packed(shape, parts))[1]
