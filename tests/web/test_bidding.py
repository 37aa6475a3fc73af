"""Bidding in Reviving Kathmandu: a coin is in hand already, so that a bid is one click, and two with another coin."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver.player import Player
from tests.web.driver.tables import against_bots
from tests.web.driver.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]

# It took two for every bid before: somebody who took what was lit needed 26 clicks for the 8 bids of a game.
MOST_CLICKS_A_BID = 26 / 8 / 2
BID = "prompt-bid"


def asking(page: Page) -> str | None:
    return page.locator(".ask").get_attribute("data-asking")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_touch_of_a_spot_bids_the_coin_in_hand(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.sit(against_bots(visitor.person, "reviving-kathmandu"))
    page.wait_for_function("() => moved(null)")
    expect(page.locator(".purse [data-held]")).to_have_attribute("data-coin", "1")
    page.locator(".market [data-offered]").first.click()
    page.wait_for_function("() => watched.acts === 1")
    visitor.check()


def test_the_first_tap_of_a_finger_only_shows_the_bid(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.sit(against_bots(visitor.person, "reviving-kathmandu"))
    page.wait_for_function("() => moved(null)")
    spots = page.locator(".market [data-offered]")
    spots.first.tap()
    expect(page.locator(".market .aim").first).to_be_visible()
    page.locator(".purse [data-coin='4']").tap()
    spots.last.tap()
    expect(spots.last).to_have_attribute("data-looked", "")
    expect(page.locator(".purse [data-held]")).to_have_attribute("data-coin", "4")
    assert page.evaluate("watched.acts") == 0
    spots.last.tap()
    page.wait_for_function("() => watched.acts === 1")
    visitor.check()


def test_another_coin_is_taken_up_before(visit: Visit) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, "reviving-kathmandu"))
    page.wait_for_function("() => moved(null)")
    page.locator(".purse [data-coin='4']").click()
    expect(page.locator(".purse [data-held]")).to_have_attribute("data-coin", "4")
    spot = page.locator(".market [data-offered]").first
    expect(spot).to_have_attribute("data-option", f"bid-4-on-{spot.get_attribute('data-spot')}")


def test_a_coin_that_nobody_took_up_is_only_suggested(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.sit(against_bots(visitor.person, "reviving-kathmandu"))
    page.wait_for_function("() => moved(null)")
    expect(page.locator(".own .hint")).to_have_text("Coin 1 until you take another: put it on a spot.")
    page.locator(".purse [data-coin='1']").tap()
    expect(page.locator(".own .hint")).to_have_text("Coin 1 in hand: put it on a spot, or take another.")
    expect(page.locator(".purse [data-held]")).to_have_attribute("data-coin", "1")


def test_a_coin_is_drawn_onto_a_spot(visit: Visit) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, "reviving-kathmandu"))
    page.wait_for_function("() => moved(null)")
    page.locator(".purse [data-coin='3']").hover()
    page.mouse.down()
    page.locator(".market [data-offered]").first.hover()
    page.mouse.up()
    page.wait_for_function("() => watched.acts === 1")
    visitor.check()


def test_bids_take_half_the_clicks(visit: Visit) -> None:
    """Somebody who takes what is lit, as before; only the clicks of bids are counted, over a whole game."""
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, "reviving-kathmandu"))
    player = Player(visitor)
    bids, clicks = 0, 0
    while not (standing := player.asked())["over"]:
        before, is_bid = player.clicks, asking(page) == BID
        player.answer(standing)
        if is_bid:
            bids, clicks = bids + 1, clicks + player.clicks - before
    assert bids == 8
    assert clicks <= MOST_CLICKS_A_BID * bids, f"{clicks} clicks for {bids} bids"
