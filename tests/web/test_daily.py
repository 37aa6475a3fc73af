"""The daily deal in the browser: found on the first page, played once, compared and shared."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from chautari.daily.deal import deal_of, today
from chautari.games import NAMES, load
from tests.web.driver.server import advanced
from tests.web.driver.tables import WHOLE
from tests.web.driver.visitor import LAPTOP, PHONE, Visitor
from tests.web.test_access import check

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]


def quickest(day: str) -> str:
    """The game of today whose bots think least."""
    return min(NAMES, key=lambda game: (deal_of(day, game).levels.count("master"), deal_of(day, game).seats))


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_deal_is_sat_down_to_once(visit: Visit, size: tuple[int, int]) -> None:
    visitor, game = visit(size=size), quickest(today())
    page = visitor.go("/")
    page.get_by_role("link", name="Play it").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The daily deal")
    page.get_by_label("Your name").fill("Somebody")
    if visitor.small:
        visitor.check()
    check(page)
    page.locator(f"article#{game}").get_by_role("button", name="Play today's deal").click()
    expect(page).to_have_url(re.compile("/table/"))
    table = page.url
    visitor.asked()
    page = visitor.go("/daily")
    page.locator(f"article#{game}").get_by_role("link", name="Go on").click()
    expect(page).to_have_url(table)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_at_its_end_there_is_a_text_to_share_and_a_result_for_all(visit: Visit, size: tuple[int, int]) -> None:
    game = quickest(today())
    visitor, other = visit(size=size), visit()
    name = f"Asha of {size[0]}"
    table = visitor.person.post(f"/api/daily/{game}", {"name": name})["table"]
    advanced(visitor.person, table, WHOLE)
    page = visitor.sit(table)
    shared = page.get_by_label("Your result as text")
    expect(shared).to_contain_text(f"{today()} · {load(game).meta.title}")
    expect(page.get_by_text(re.compile("did better|You are the first"))).to_be_visible()
    page.get_by_role("button", name="Copy the result").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("link", name="All results of the day").click()
    expect(page.locator(f"article#{game} li.yours")).to_contain_text(name)
    if visitor.small:
        visitor.check()
    page = other.go("/daily")
    expect(page.locator(f"article#{game}").get_by_text(name)).to_be_visible()
    expect(page.locator("li.yours")).to_have_count(0)
    expect(page.get_by_label("Your result as text")).to_have_count(0)
