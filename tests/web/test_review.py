"""How a game was won: asked for at its end, looked through moment by moment, and played on from there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.driver.tables import GAMES, WHOLE, against_bots
from tests.web.driver.visitor import PHONE, Visitor
from tests.web.test_access import check

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_reviewed_and_its_worst_moment_shown(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, game, played=WHOLE))
    page.get_by_role("button", name="Skip").or_(page.get_by_role("link", name="Review")).first.click()
    if "/review/" not in page.url:
        page.get_by_role("link", name="Review", exact=True).click()
    told = page.locator("section[aria-labelledby=moments-title] li button:visible")
    expect(told.first).to_be_visible()
    expect(page.get_by_text("of the chance to win given away")).to_be_visible()
    told.last.click()
    expect(told.last).to_have_attribute("aria-current", "true")
    expect(page).to_have_url(re.compile(r"move=\d+"))
    check(page)


def test_what_was_chosen_is_shown_on_the_board_as_well(visit: Visit) -> None:
    """At a mistake and at a moment of which nothing is told."""
    visitor = visit()
    page = visitor.go(f"/review/{against_bots(visitor.person, 'reviving-kathmandu', played=WHOLE)}")
    told = page.locator("section[aria-labelledby=moments-title] li button:visible")
    told.first.wait_for()
    rows = page.locator(".options li")
    chosen = page.locator(".options li.chosen button")
    seen = set()
    for moment in range(2, 40):
        page.get_by_role("slider", name="Chances to win").fill(str(moment))
        expect(page.locator(".where")).to_contain_text(f"Moment {moment} ")
        page.wait_for_timeout(400)
        if rows.count() < 2 or "coin" not in chosen.inner_text().lower():
            continue
        chosen.click()
        spot = page.locator(".board [data-spot][data-looked]")
        expect(spot).to_have_count(1)
        seen.add(spot.get_attribute("data-spot"))
        if len(seen) > 2:
            return
    pytest.fail("hardly anything was chosen")


def test_somebody_sits_down_at_the_moment_and_plays_on(visit: Visit) -> None:
    visitor = visit()
    table = against_bots(visitor.person, "yak", played=WHOLE)
    page = visitor.go(f"/review/{table}")
    page.get_by_text("of the chance to win given away").wait_for()
    page.get_by_role("button", name="Try it").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(re.compile("/table/(?!" + re.escape(table) + ")"))
    visitor.asked()


def test_a_review_is_read_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.go(f"/review/{against_bots(visitor.person, 'kathmandu', played=WHOLE)}")
    page.get_by_text("of the chance to win given away").wait_for()
    visitor.check()
    check(page)


def test_a_review_is_shared_with_somebody_who_was_never_at_the_table(visit: Visit) -> None:
    asha, stranger = visit(), visit()
    table = against_bots(asha.person, "yak", played=WHOLE)
    page = asha.go(f"/review/{table}")
    page.get_by_text("of the chance to win given away").wait_for()
    page.get_by_role("button", name="Share").click()
    address = page.get_by_label("The address of this review").input_value()
    shown = stranger.go(address[address.index("/review/") :])
    expect(shown.get_by_text("of the chance to win given away")).to_be_visible()
    expect(shown.get_by_role("link", name="To the table")).to_have_count(0)
    shown.get_by_role("button", name="Try it").click()
    expect(shown.get_by_role("button", name="Sit down")).to_be_visible()
    shown.keyboard.press("Escape")
    shown.get_by_role("link", name="To the replay").click()
    shown.get_by_role("link", name="Review", exact=True).click()
    expect(shown.get_by_role("heading", name="Chances to win")).to_be_visible()
    check(page)


def test_a_link_is_withdrawn_where_it_was_made(visit: Visit) -> None:
    asha, stranger = visit(), visit()
    page = asha.go(f"/review/{against_bots(asha.person, 'yak', played=WHOLE)}")
    page.get_by_role("button", name="Share").click()
    address = page.get_by_label("The address of this review").input_value()
    page.get_by_role("button", name="Withdraw it").click()
    expect(page.get_by_text("the address leads nowhere any more")).to_be_visible()
    shown = stranger.go(address[address.index("/review/") :])
    expect(shown.get_by_text("There is no such table")).to_be_visible()
    # The browser itself tells its console of an address that leads nowhere; nothing else may have gone wrong.
    assert all("404 (Not Found)" in trouble for trouble in stranger.troubles)
    stranger.troubles.clear()
    check(page)
