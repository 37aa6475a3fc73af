"""What a seat sees of the question that is asked."""

from typing import Any

import pytest

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE
from chautari.games.kathmandu.faces.tensor import OBSERVER
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import Trek
from chautari.research.observing import layout_of, observe
from tests.games.kathmandu.setting import at, dealing, do, end_turns, give, go, lay_good, table, use
from tests.games.kathmandu.test_target import LANDS


def question(s: Trek) -> dict[str, Any]:
    asked = GAME.view(s, CHANCE)["question"]
    assert isinstance(asked, dict)
    return asked


def test_everybody_sees_which_dice_are_thrown() -> None:
    s = table()
    give(s, 0, cards="wooden-barrel")
    do(s, "use-wooden-barrel", "throw-brown+pink")
    assert question(s) == {"kind": "roll", "seat": 0, "dice": ["brown", "pink"]}
    do(s, "roll-1", "roll-1")
    assert question(s) == {"kind": "prompt-throw", "throws": 2}


def test_everybody_sees_which_map_is_wanted_and_which_good_was_bought() -> None:
    s = table(drawing=LANDS)
    give(s, 0, yak="2 1 2", maps="red-A red-B")
    give(s, 1, yak="2 1 3", maps="blue-A")
    go(s, 1, "go-east", "swap-for-blue-A-of-seat-1")
    assert question(s) == {"kind": "prompt-give", "owner": 1, "map": "blue-A"}
    s = table(drawing=LANDS)
    lay_good(s, "2 3 2", "ring")
    give(s, 0, yak="2 3 3", resources="2 coin", tile="snow")
    go(s, 1, "go-west", "buy-2")
    assert question(s) == {"kind": "prompt-special", "good": "ring"}
    assert GAME.view(s, 1)["done"] == ["moved", "bought"]


def test_everybody_sees_what_is_declared_so_far() -> None:
    s = table()
    give(s, 0, yak="2 6 1", cards="bridle")
    use(s, 4)
    do(s, "go-north-bridle")
    assert question(s) == {
        "kind": "prompt-turn",
        "cards": "-bridle",
        "path": [at("2 6 1")],
        "heading": "north",
        "turns_left": 1,
        "crossing": False,
        "steps_left": 4,
    }


def test_a_path_is_shown_where_there_is_only_one() -> None:
    s = table()
    give(s, 0, yak="2 6 1")
    use(s, 2)
    movements = GAME.view(s, 0)["movements"]
    assert isinstance(movements, list)
    assert movements[0]["path"] == [at("2 6 1"), at("2 5 1"), at("2 4 1")]


def test_a_movement_tells_what_could_be_done_where_it_ends() -> None:
    s = table(drawing=LANDS)
    lay_good(s, "2 3 1", "thangka")
    give(s, 0, yak="2 3 2", resources="coin", tile="snow")
    use(s, 1)
    movements = GAME.view(s, 0)["movements"]
    assert isinstance(movements, list)
    found = [could for movement in movements for way in movement["ways"] for could in way.get("then", [])]
    assert {"what": "thangka", "points": 4} in found, "five points, and a coin less is left"


def test_a_movement_tells_of_a_temple_within_reach_of_the_rope_ladder() -> None:
    s = table(drawing=LANDS)
    give(s, 0, yak="2 4 3", cards="rope-ladder", tile="snow")
    use(s, 1)
    movements = GAME.view(s, 0)["movements"]
    assert isinstance(movements, list)
    found = [could for movement in movements for way in movement["ways"] for could in way.get("then", [])]
    assert {"what": "rope ladder", "points": 3} in found, "three points and a map, and a card less is left"


def test_a_landscape_in_the_making_shows_what_lies_already() -> None:
    s = dealing(2)
    do(s, "bend-left")
    assert GAME.view(s, 0)["headings"] == ["east", "north"] and GAME.view(s, 0)["boards"] == []
    do(s, "bend-straight", "bend-right", "bend-straight", "lay-1A-turned-2")
    assert GAME.view(s, 0)["boards"] == [{"name": "1A", "turns": 2}]


def chosen_die(s: Trek) -> tuple[object, list[int]]:
    """The die of this turn, as the view names it and as the numbers flag it."""
    flags = observe(OBSERVER, s, 0)[layout_of("kathmandu", s.seats).slices["die"]]
    return GAME.view(s, CHANCE)["die"], flags.tolist()


@pytest.mark.rule("KA-DIE-1")
def test_no_die_is_shown_as_chosen_before_one_is() -> None:
    s = table()
    assert chosen_die(s) == (None, [0] * 6)
    use(s, 3, "grey")
    assert chosen_die(s) == ("grey", [0, 1, 0, 0, 0, 0])
    do(s, "go-north")
    assert play.asked(s) == [1] and chosen_die(s) == (None, [0] * 6), "the next mover has not chosen yet"


@pytest.mark.rule("KA-DIE-1")
def test_no_die_is_shown_as_chosen_between_days_or_at_the_end() -> None:
    s = table()
    end_turns(s)
    assert play.asked(s) == [CHANCE] and chosen_die(s) == (None, [0] * 6)
    play.playout(s, Dice(1))
    assert s.is_over() and chosen_die(s) == (None, [0] * 6)
