"""Every table the suite sits at: each game, each number of seats, each combination of options."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

from chautari.engine.meta import Meta, Settings
from chautari.engine.state import State
from chautari.games import METAS, load
from chautari.games.title import Title

# Above this many combinations at one table size, every value and a sample of the combinations stand for all.
ALL_UP_TO = 12
SAMPLED = 4


@dataclass(frozen=True)
class Case:
    name: str
    seats: int
    settings: Settings = field(hash=False)

    @property
    def game(self) -> Title[Any]:
        return load(self.name)

    def start(self) -> State:
        state: State = self.game.start(self.seats, self.settings)
        return state

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.settings.items() if value != self._default(name)]
        return "-".join([self.name, str(self.seats), *chosen]).lower()

    def _default(self, name: str) -> object:
        return next(option.default for option in self.game.meta.options if option.name == name)


def cases_of(meta: Meta) -> Iterator[Case]:
    for seats in meta.seats:
        for settings in combinations(meta, seats):
            yield Case(meta.name, seats, settings)


def combinations(meta: Meta, seats: int) -> list[Settings]:
    every = list(meta.settings(seats))
    if len(every) <= ALL_UP_TO:
        return every
    picked = [every[0]]
    for option in meta.options:
        for value in option.values:
            having = [settings for settings in every if settings[option.name] == value]
            if having and not any(settings[option.name] == value for settings in picked):
                picked.append(having[0])
    rest = [settings for settings in every if settings not in picked]
    return picked + random.Random(seats).sample(rest, min(SAMPLED, len(rest)))


CASES = [case for meta in METAS for case in cases_of(meta)]

# `make quick` plays each game with its usual options at a table of three; everything else is slow.
QUICK_SEATS = 3


def _marked(case: Case) -> ParameterSet:
    usual = case.seats == QUICK_SEATS and case.settings == next(case.game.meta.settings(case.seats))
    return pytest.param(case, id=str(case), marks=() if usual else pytest.mark.slow)


every_case = pytest.mark.parametrize("case", [_marked(case) for case in CASES])
every_game = pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
