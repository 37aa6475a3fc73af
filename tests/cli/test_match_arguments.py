"""Command lines that name matches."""

import shlex

import pytest

from chautari.arena.match import Match
from chautari.cli.main import parser
from chautari.cli.match_arguments import command_again, read_bots, read_match


@pytest.mark.parametrize(
    "match",
    [
        Match("yak", 2, {"bonus_cards": 0}, ("greedy", "uniform"), seed=5),
        Match("yak", 4, {"bonus_cards": 2}, ("greedy", "uniform", "uniform", "uniform")),
        Match("yak", 2, {"bonus_cards": 0}, ("process:python3 -c 'print(1, 2)'", 'process:echo "a, b"', "uniform")),
    ],
)
def test_a_command_line_names_the_match_it_was_made_from(match: Match) -> None:
    line = shlex.split(command_again("arena", match, 40))
    wanted = parser().parse_args(line[1:])
    assert read_match(wanted, "greedy", None) == match
    assert wanted.games == 40


def test_specs_stand_between_commas() -> None:
    assert read_bots(" greedy , uniform,,") == ["greedy", "uniform"]
    assert read_bots('"process:echo 1,2",greedy') == ["process:echo 1,2", "greedy"]
