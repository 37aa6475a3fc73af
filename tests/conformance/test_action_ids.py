"""Action ids are for ever: records and trained models depend on them."""

import pytest

from chautari.engine.meta import Meta
from chautari.games import load
from chautari.games.ledger import ledger
from tests.conformance.cases import every_game
from tests.conformance.pinned import action_list, pinned_file


@every_game
def test_every_id_has_the_name_it_always_had(meta: Meta) -> None:
    pinned = pinned_file(meta.name).read_text(encoding="utf-8")
    assert action_list(meta.name).startswith(pinned), "an id was renamed or renumbered; new ones go at the end"
    assert action_list(meta.name) == pinned, "new ids: python -m tests.conformance.pinned"


@every_game
def test_no_two_ids_share_a_name(meta: Meta) -> None:
    game = load(meta.name)
    names = [game.action_name(action) for action in range(game.actions)]
    assert len(set(names)) == len(names)


@every_game
def test_every_action_has_a_text_and_a_rule_of_the_ledger(meta: Meta) -> None:
    game = load(meta.name)
    for action in range(game.actions):
        assert game.say_action(action).strip()
        assert game.action_rule(action) in ledger(meta.name)


def test_the_list_of_a_game_that_is_not_there_is_missed() -> None:
    with pytest.raises(FileNotFoundError):
        pinned_file("no-such-game").read_text(encoding="utf-8")
