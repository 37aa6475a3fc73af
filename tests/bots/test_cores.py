"""A thought on several cores: each is asked, and one that fails takes nothing away."""

import os

import pytest

from chautari.bots.bot import bot
from chautari.bots.cores import on_cores
from chautari.engine import play
from tests.conformance.cases import CASES
from tests.conformance.walk import moments


def test_every_core_is_told_its_number() -> None:
    assert on_cores(lambda core: [core, 10 * core], 3) == [[0, 0], [1, 10], [2, 20]]


def test_each_other_core_is_a_process_of_its_own() -> None:
    own, *others = (process for (process,) in on_cores(lambda core: [os.getpid()], 3))
    assert own == os.getpid()
    assert len({own, *others}) == 3


def test_a_core_that_fails_is_left_out() -> None:
    def think(core: int) -> list[int]:
        if core == 1:
            raise MemoryError
        return [core]

    assert on_cores(think, 3) == [[0], [2]]


def test_a_thought_that_fails_here_fails() -> None:
    def think(core: int) -> list[int]:
        if core == 0:
            raise MemoryError
        return [core]

    with pytest.raises(MemoryError):
        on_cores(think, 2)


def test_two_cores_choose_an_option() -> None:
    case = CASES[0]
    for moment in moments(case, 3, 2):
        choice = bot("search:6it:2c").choose(case.game, moment.state, moment.seat, 3)
        assert choice in play.options(moment.state, moment.seat)
