"""The playthroughs are what the rules play today; one that is missing fails."""

import pytest

from chautari.engine.meta import Meta
from chautari.games import METAS
from tests.playthroughs.write import playthrough, text_file

TABLES = [(meta, seats) for meta in METAS for seats in meta.seats]


@pytest.mark.parametrize(("meta", "seats"), TABLES, ids=lambda part: getattr(part, "name", str(part)))
def test_the_game_is_played_as_it_is_written_down(meta: Meta, seats: int) -> None:
    assert playthrough(meta, seats) == text_file(meta, seats).read_text(encoding="utf-8")
