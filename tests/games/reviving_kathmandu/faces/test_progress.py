"""How far a mission is: shown to its owner, and to nobody else before the end."""

from typing import cast

import pytest

from chautari.games.reviving_kathmandu.components import PAGODA, SHRINE, STUPA
from chautari.games.reviving_kathmandu.faces.shapes import Player, View
from chautari.games.reviving_kathmandu.game import GAME
from chautari.games.reviving_kathmandu.state import City
from tests.games.reviving_kathmandu.setting import building, monument


def first_player(s: City, viewer: int) -> Player:
    """The first player's things, as the viewer is shown them."""
    return cast(View, GAME.view(s, viewer))["players"][0]


# Mission 1: a shrine with a green or white top, a stupa whose centre matches its top, a pagoda whose first two match.


@pytest.mark.parametrize(
    ("sections", "kind", "stand"),
    [
        (("red shrine bottom",), SHRINE, 1),
        (("red stupa bottom", "blue stupa centre"), STUPA, 2),
        (("red pagoda bottom", "red pagoda second", "blue pagoda third"), PAGODA, 3),
        (("red pagoda bottom", "blue pagoda second"), PAGODA, 0),
        (("red pagoda bottom", "wild pagoda second"), PAGODA, 2),
    ],
)
def test_a_growing_monument_counts_while_it_can_still_meet_its_objective(
    sections: tuple[str, ...], kind: int, stand: int
) -> None:
    s = building(growing={0: [monument(*sections)]})
    standing = first_player(s, 0)["standing"]
    assert standing is not None
    assert standing[kind] == stand
    assert sum(standing) == stand


def test_the_tallest_one_is_told() -> None:
    s = building(growing={0: [monument("red stupa bottom"), monument("blue stupa bottom", "blue stupa centre")]})
    standing = first_player(s, 0)["standing"]
    assert standing is not None
    assert standing[STUPA] == 2


def test_nobody_else_is_told_how_far_a_hidden_mission_is() -> None:
    s = building(growing={0: [monument("red stupa bottom")]})
    assert first_player(s, 1)["standing"] is None
