"""How far a mission is: shown to its owner, and to nobody else before the end."""

import pytest

from chautari.games.reviving_kathmandu.components import PAGODA, SHRINE, STUPA
from chautari.games.reviving_kathmandu.game import GAME
from tests.games.reviving_kathmandu.setting import building, monument

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
    own = GAME.view(s, 0)["players"][0]
    assert own["standing"][kind] == stand
    assert sum(own["standing"]) == stand


def test_the_tallest_one_is_told() -> None:
    s = building(growing={0: [monument("red stupa bottom"), monument("blue stupa bottom", "blue stupa centre")]})
    assert GAME.view(s, 0)["players"][0]["standing"][STUPA] == 2


def test_nobody_else_is_told_how_far_a_hidden_mission_is() -> None:
    s = building(growing={0: [monument("red stupa bottom")]})
    assert GAME.view(s, 1)["players"][0]["standing"] is None
