"""Every game from the first click to the final scoring, at a laptop and on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.driver.player import Player
from tests.web.driver.screens import SCREENS
from tests.web.driver.tables import GAMES, SEATS, against_bots
from tests.web.driver.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_whole_game_by_clicks(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.sit(against_bots(visitor.person, game))
    player = Player(visitor)
    player.play()
    assert visitor.page.evaluate("watched.covered") <= player.moves / 5
    keep_clicks(game, size, player)
    expect(visitor.page.locator("section.end .places td")).to_have_count(SEATS[game])
    assert "1st" in visitor.page.locator("section.end .places").inner_text()


def keep_clicks(game: str, size: tuple[int, int], player: Player) -> None:
    """How many clicks a decision took, beside the screens."""
    line = f"{player.clicks / player.moves:.2f} clicks a decision: {player.clicks} for {player.moves}\n"
    SCREENS.mkdir(parents=True, exist_ok=True)
    (SCREENS / f"{game}-{size[0]}x{size[1]}-clicks.txt").write_text(line, encoding="utf-8")
    assert player.clicks >= player.moves, line


def test_three_clicks_from_home_to_the_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("link", name="Play Yak", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    visitor.list_choices().locator(".ask [data-option]").first.click()
    page.wait_for_function("watched.acts === 1")
    visitor.check()
