"""A browser that is reloaded or loses its server comes back to exactly the same table, and nothing is done twice."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.driver.player import Player
from tests.web.driver.server import House
from tests.web.driver.tables import WHOLE, against_bots, for_two
from tests.web.driver.visitor import Visitor, visiting

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]
# What a browser itself says of a server that is not there.
AWAY = ("Failed to load resource: net::ERR_", "WebSocket connection to")


@pytest.fixture
def own_house(tmp_path: Path, client: Path) -> Iterator[House]:
    opened = House(tmp_path / "tables.db", client)
    yield opened
    opened.close()


PARTS = (".ask", "main.middle", "[role=log]")


def table_shown(page: Page) -> list[str]:
    return [page.locator(part).inner_text() for part in PARTS]


@pytest.mark.parametrize("game", ["kathmandu", "reviving-kathmandu"])
def test_reloading_in_the_middle_of_a_turn_shows_the_same_table(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, game))
    player = Player(visitor)
    player.play(3)
    player.asked()
    page.locator("[aria-label=Seats] .asked:not(.mine)").first.wait_for(state="detached")
    before = table_shown(page)
    page.reload()
    visitor.asked()
    page.locator(".ground > *").first.wait_for()
    for part, text in zip(PARTS, before, strict=True):  # some of it is drawn after the first view
        expect(page.locator(part)).to_have_text(text, use_inner_text=True)
    player.play(2)


def test_a_choice_made_while_the_server_is_away_is_carried_out_once(browser: Browser, own_house: House) -> None:
    with visiting(browser, own_house) as visitor:
        page = visitor.sit(against_bots(visitor.person, "reviving-kathmandu"))
        player = Player(visitor)
        player.play(1)
        standing = player.asked()
        heard = len(visitor.frames)
        visitor.tolerated = AWAY
        own_house.close()
        lost = page.get_by_text("The connection is lost")
        lost.wait_for()
        visitor.list_choices().locator(".ask [data-option]").first.click()
        expect(lost).to_be_visible()
        own_house.open()
        lost.wait_for(state="detached")
        player.turn = standing["turn"]
        player.asked()
        assert len([frame for frame in visitor.frames[heard:] if '"type":"done"' in frame]) == 1
        player.play(2)


def test_a_table_whose_answer_is_lost_is_set_up_once(visit: Visit) -> None:
    visitor, lost = visit(), list[str]()
    visitor.tolerated = AWAY
    visitor.context.clear_cookies()

    def lose_the_first(route: Route) -> None:
        if route.request.method == "POST" and not lost:
            lost.append(route.fetch().json()["table"])
            route.abort()
        else:
            route.continue_()

    page = visitor.go("/")
    page.route("**/api/tables", lose_the_first)
    page.get_by_role("link", name="Play Yak", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    visitor.asked()
    tables = page.evaluate("fetch('/api/tables').then(answer => answer.json())")["tables"]
    assert [table["table"] for table in tables] == lost


def test_a_browser_without_network_waits_and_comes_back(visit: Visit) -> None:
    asha, bina = visit(), visit()
    table = for_two(asha.person, bina.person, "yak")
    asha.sit(table)
    page = bina.sit(table)
    bina.tolerated = AWAY
    bina.context.set_offline(True)
    page.evaluate("watched.socket.close()")
    page.get_by_text("The connection is lost").wait_for()
    asha.list_choices().locator(".ask [data-option]").first.click()
    asha.page.get_by_role("button", name="Undo", exact=True).wait_for()
    bina.context.set_offline(False)
    page.get_by_text("The connection is lost").wait_for(state="detached")
    Player(bina).play(1)
    # Both choices are one line of the log, which unfolds.
    both = page.get_by_role("log").locator("details").filter(has_text="Asha chose a card.", visible=True).first
    both.locator("summary").click()
    both.get_by_text("Asha chose a card.").filter(visible=True).first.wait_for()


def test_whoever_comes_back_to_the_end_finds_all_that_led_to_it(visit: Visit) -> None:
    visitor = visit()
    table = against_bots(visitor.person, "kathmandu", played=WHOLE)
    page = visitor.go(f"/table/{table}")
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Bring the log back").click()
    expect(page.get_by_role("log").get_by_text("The set-up")).to_be_visible()
    expect(page.get_by_role("button", name="Earlier lines")).to_have_count(0)
