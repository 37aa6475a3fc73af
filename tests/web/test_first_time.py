"""Somebody who sits down to a game for the first time is told what it is about, once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.driver.tables import GAMES, against_bots
from tests.web.driver.visitor import Visitor

pytestmark = pytest.mark.web


@pytest.mark.parametrize("game", GAMES)
def test_the_aim_is_told_at_the_first_table_only(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.evaluate(f"sessionStorage.setItem('newcomer', 'yes'); localStorage.removeItem('chautari.aim.{game}')")
    visitor.sit(against_bots(visitor.person, game))
    aim = page.get_by_role("dialog", name="Your first game")
    expect(aim).to_be_visible()
    expect(aim.get_by_role("link", name="Learn in five minutes")).to_have_attribute("href", f"/learn/{game}")
    aim.get_by_role("button", name="Let’s play").click()
    expect(aim).to_be_hidden()
    page.reload()
    visitor.asked()
    expect(aim).to_be_hidden()
