"""Tables as images: the web's drawings where they were built, the terminal's elsewhere."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from chautari.engine.luck import Dice
from chautari.engine.meta import Meta
from chautari.engine.state import State
from chautari.engine.table import SPECTATOR
from chautari.games import load
from chautari.research.picture import as_image, terminal_image
from chautari.research.web_picture import artist, built_script
from tests.conformance.cases import Case, every_case, every_game
from tests.conformance.walk import moments

MOMENTS = 2
SIZE = (600, 1000, 3)
# Of one colour, at most; of others, at least.
BLANK = 0.9
COLOURS = 500

drawn = pytest.mark.skipif(artist() is None, reason="the web's drawings were not built here")


@drawn
@every_case
def test_every_table_is_drawn_and_no_picture_tells_a_secret(case: Case) -> None:
    images = []
    for moment in moments(case, 7, MOMENTS):
        image = as_image(case.game, moment.state)
        assert image.dtype == np.uint8 and image.shape == SIZE
        colours = np.unique(image @ np.array([1 << 16, 1 << 8, 1]), return_counts=True)[1]
        assert colours.max() < BLANK * colours.sum() and len(colours) > COLOURS
        images.append(image)
    assert len({image.tobytes() for image in images}) == len(images) >= MOMENTS
    imagined = case.game.imagine(moment.state, SPECTATOR, Dice(3))
    assert (as_image(case.game, imagined) == image).all()


def tables_of(meta: Meta) -> list[State]:
    """One at each number of seats, in the middle of a game."""
    cases = (Case(meta.name, seats, meta.complete(seats, {})) for seats in meta.seats)
    return [moments(case, 7, 2)[0].state for case in cases]


@drawn
@every_game
def test_in_every_thread_a_table_looks_the_same(meta: Meta) -> None:
    game, state = load(meta.name), tables_of(meta)[0]
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(lambda _: as_image(game, state), range(2))
    assert (first == second).all() and (first == as_image(game, state)).all()


@every_game
def test_without_the_web_tables_are_drawn_in_letters(meta: Meta) -> None:
    images = [terminal_image(load(meta.name), state) for state in tables_of(meta)]
    assert len({image.tobytes() for image in images}) == len(meta.seats)
    assert all(image.dtype == np.uint8 and image.shape[2] == 3 and len(np.unique(image)) > 2 for image in images)


def test_drawings_are_found_where_they_were_built(tmp_path: Path) -> None:
    package = tmp_path / "src" / "chautari" / "research"
    assert built_script(package) is None
    for folder in (tmp_path / "web" / "drawn", package / "drawn"):
        folder.mkdir(parents=True)
        script = folder / "picture.js"
        script.touch()
        assert built_script(package) == script
