"""Pictures of every table to look at: three sizes, both themes, without colour. CHAUTARI_SCREENS names their folder."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.web.driver.screens import SCREENS
from tests.web.driver.tables import GAMES, HALF, against_bots
from tests.web.driver.visitor import LAPTOP, PHONE, TABLET, Theme, Visitor

pytestmark = pytest.mark.web
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE], ids=["laptop", "tablet", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_crowded_table_in_both_themes(visit: Callable[..., Visitor], game: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.sit(against_bots(visitor.person, game, seats=4, played=HALF))
    visitor.asked()
    page.locator(".ground > *").first.wait_for()
    SCREENS.mkdir(parents=True, exist_ok=True)
    pictures = set()
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        pictures.add(page.screenshot(path=SCREENS / f"{game}-{size[0]}x{size[1]}-{theme}.png"))
        visitor.check()
    devtools = visitor.context.new_cdp_session(page)
    devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    pictures.add(page.screenshot(path=SCREENS / f"{game}-{size[0]}x{size[1]}-grey.png"))
    assert len(pictures) == 3
