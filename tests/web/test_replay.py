"""A game again: step by step, by a link to a move, with other eyes, and on from there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver.player import Player
from tests.web.driver.tables import GAMES, HALF, WHOLE, against_bots
from tests.web.driver.visitor import Visitor

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]


def at(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_stepped_through_again(visit: Visit, game: str) -> None:
    visitor = visit()
    table = against_bots(visitor.person, game, played=WHOLE)
    page = visitor.go(f"/replay/{table}?move=0&eyes=all")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = str(slider.get_attribute("max"))
    for move in range(1, 6):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(move))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("4")
    page.keyboard.press("End")
    expect(slider).to_have_value(last)
    expect(page.locator(".told")).to_contain_text("1. ")
    slider.fill("7")
    expect(page).to_have_url(re.compile(r"move=7\b"))
    visitor.check()
    page.reload()
    expect(slider).to_have_value("7")
    visitor.check()


def test_a_line_of_the_log_leads_to_its_moment_and_back(visit: Visit) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, "yak", played=HALF))
    # In a film nobody is called "you".
    line = page.locator("[role=log] a:not([aria-label*=You]):visible").last
    text = line.locator("xpath=..").inner_text().strip()
    assert text
    line.click()
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.locator("[aria-current=step]").filter(has_text=text)).to_have_count(1)
    page.get_by_role("link", name="Back to now").click()
    Player(visitor).play(1)


def test_a_finished_game_goes_on_from_a_move_and_is_played_again(visit: Visit) -> None:
    visitor = visit()
    table = against_bots(visitor.person, "yak", played=WHOLE)
    page = visitor.go(f"/replay/{table}?move=9&eyes=0")
    press(page, "Continue from here")
    page.get_by_role("dialog").locator("button.main").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    Player(visitor).play(1)
    page = visitor.sit(table)
    press(page, "Play again")
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    Player(visitor).play(1)
