"""What help shows is of this game and of this moment: the words choose, the action is forbidden, the rule says so."""

import random

import pytest

import chautari
from chautari.cli.play.examples import closed_now, words_for
from chautari.cli.play.lookup import actions_meant, offers_meant
from chautari.cli.play.typed_commands import first_words
from chautari.games import NAMES
from chautari.games.ledger import ledger
from tests.cli.running import run


@pytest.mark.parametrize("game", NAMES)
def test_the_examples_hold_at_every_moment_of_a_game(game: str) -> None:
    table, dice = chautari.start(game, seats=4, seed=5), random.Random(5)
    for _ in range(60):
        seat = table.asked[0]
        offers = table.choices(seat)
        commands = first_words()
        words = words_for(offers, commands)
        assert offers_meant(offers, words) == offers[-1:]
        assert words.split()[0].lower() not in commands
        action, rule = closed_now(table, seat)
        assert [table.why_not(meant, seat) for meant in actions_meant(table, action)] == [rule]
        assert rule in ledger(game)
        table.play(dice.choice(offers))
        if table.over:
            break


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_help_speaks_of_the_game_that_is_played(game: str) -> None:
    family = next(iter(ledger(game))).split("-")[0]
    done = run("play", game, "--seed", "7", answers="help\nwhy\n")
    said = done.out.split("> help\n", 1)[1]
    assert f"what a rule says: why {family}-" in said
    assert f"about a rule by its id (why {family}-" in " ".join(said.split())
    assert game == "reviving-kathmandu" or ("bid-" not in said and "pagoda" not in said)
