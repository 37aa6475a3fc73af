"""A moment to think again: bots wait longer where a person could still take back the move that ended their turn."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from chautari.server.bots.turns import may_think_again
from tests.server.people import Chair, Person
from tests.server.running import QUICK, Running


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Running]:
    """Its bots wait longer than any test."""
    with Running(tmp_path / "tables.db", replace(QUICK, bot_pause=60.0)) as running:
        yield running


def thinks_again(running: Running, table: str) -> bool:
    return may_think_again(running.registry.tables[table])


def chooses(chair: Chair, hurried: bool = False) -> None:
    """A card of the morning: the others choose theirs meanwhile, and nothing is shown yet."""
    question = chair.settled().question
    chair.do("act", turn=question["turn"], action=question["options"][0]["action"], hurried=hurried)
    assert chair.settled().scene["question"] is None


def test_the_end_of_a_turn_leaves_a_moment_to_take_it_back(slow: Running) -> None:
    asha = Person(slow.port)
    table = asha.set_up("yak", "me:Asha", "bot:uniform", "bot:uniform")["table"]
    with asha.sit(table) as chair:
        chair.settled()
        assert not thinks_again(slow, table)
        chooses(chair)
        assert thinks_again(slow, table)
        chair.do("undo", turn=chair.scene["turn"])
        assert chair.settled().scene["question"] and not thinks_again(slow, table)


def test_whoever_is_in_a_hurry_is_not_waited_for(slow: Running) -> None:
    asha = Person(slow.port)
    table = asha.set_up("yak", "me:Asha", "bot:uniform", "bot:uniform")["table"]
    with asha.sit(table) as chair:
        chooses(chair, hurried=True)
        assert not thinks_again(slow, table)


def test_whoever_has_gone_is_not_waited_for(slow: Running) -> None:
    asha, bina = Person(slow.port), Person(slow.port)
    made = asha.set_up("yak", "me:Asha", "bot:uniform", "bot:uniform")
    bina.use(made["watch"])
    table = made["table"]
    with bina.sit(table) as watching:
        with asha.sit(table) as chair:
            chooses(chair)
        watching.until(lambda scene: not scene["seats"][0]["connected"])
        assert not thinks_again(slow, table)
