"""What happened since one's last turn stays a press away; a tap explains what offers nothing; moments wait."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.driver.player import Player
from tests.web.driver.tables import GAMES, HALF, against_bots
from tests.web.driver.visitor import LAPTOP, PHONE, Visitor
from tests.web.test_access import check

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]
# As long as what two bots do takes at the calm pace, and longer.
LONG = 9_000
SOON = 600


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_happened_since_my_last_turn_is_read_and_leads_to_the_log(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.sit(against_bots(visitor.person, "adventure-tours", seats=3, played=HALF))
    visitor.asked()
    recap = page.get_by_role("button", name="Recap")
    recap.click()
    panel = page.get_by_role("region", name="Since your last turn")
    expect(panel.locator("li")).not_to_have_count(0)
    visitor.check()
    check(page)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    recap.click()
    panel.get_by_role("button", name="To the log").click()
    expect(panel).to_have_count(0)
    expect(page.get_by_role("log")).to_be_visible()


def test_whoever_answers_has_read_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, "yak", played=HALF))
    player = Player(visitor)
    standing = player.asked()
    page.keyboard.press("s")
    panel = page.get_by_role("region", name="Since your last turn")
    expect(panel).to_be_visible()
    player.answer(standing)
    expect(panel).to_have_count(0)


EXPLAINED = """() => {
  for (const one of document.querySelectorAll(".ground [data-inspect]:not([data-offered])")) {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(left, top);
    if (width < 10 || hit?.closest("[data-inspect]") !== one) continue;
    if (!hit.closest("button, a, [role=button], [data-offered]")) return [left, top];
  }
  return null;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_explains_what_offers_no_choice(visit: Visit, game: str) -> None:
    visitor = visit(size=PHONE)
    page = visitor.sit(against_bots(visitor.person, game, played=HALF))
    visitor.asked()
    page.locator(".ground [data-inspect]").first.wait_for()
    spot = page.evaluate(EXPLAINED)
    assert spot, "nothing explains itself in sight"
    page.touchscreen.tap(*spot)
    expect(page.locator(".inspector.stays")).to_be_visible()
    visitor.check()


def test_nothing_goes_on_behind_an_open_menu(visit: Visit) -> None:
    visitor = visit(motion=True)
    page = visitor.sit(against_bots(visitor.person, "adventure-tours", seats=3, played=HALF))
    player = Player(visitor)
    while not page.locator(".ground[data-beat]").count():
        player.answer(player.asked())
        page.wait_for_timeout(SOON)
    page.get_by_role("button", name="Menu").click()
    page.wait_for_timeout(LONG)
    assert page.locator(".ground[data-beat]").count() == 1
    assert page.locator(".ask[data-turn]").count() == 0
    page.keyboard.press("Escape")
    visitor.asked()
