"""All adventurers of Adventure Tours are looked up at the table, and the focus comes back from there."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.driver.tables import HALF, against_bots
from tests.web.driver.visitor import LAPTOP, PHONE, Visitor
from tests.web.test_access import check

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]
ADVENTURERS = 12


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_all_adventurers_are_looked_up_at_the_table(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.sit(against_bots(visitor.person, "adventure-tours", seats=3, played=HALF))
    visitor.asked()
    opens = page.get_by_role("button", name="Who’s who")
    opens.focus()
    page.keyboard.press("Enter")
    roster = page.get_by_role("dialog", name="Who’s who")
    expect(roster.locator("h3")).to_have_count(ADVENTURERS)
    expect(roster.get_by_role("heading", name="Ida Handout")).to_be_in_viewport()
    visitor.check()
    check(page)
    page.keyboard.press("Escape")
    expect(roster).to_have_count(0)
    expect(opens).to_be_focused()
