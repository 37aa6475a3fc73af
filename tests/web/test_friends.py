"""Friends: one link brings them to a table, they nod to each other, keep their colours, and put old tables away."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver.tables import against_bots, for_two
from tests.web.driver.visitor import PHONE, Visitor

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]


def link_on(page: Page) -> str:
    """The path of the table's link, as the waiting room shows it."""
    address = page.get_by_label("One link for everybody").input_value()
    return address[address.index("/join#") :]


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
def test_a_table_set_up_for_friends_fills_by_its_link(visit: Visit, size: tuple[int, int] | None) -> None:
    more = {"size": size} if size else {}
    asha, bina, chandra = visit(**more), visit(**more), visit(**more)
    page = asha.go("/new/yak")
    page.get_by_role("button", name="Friends, by a link").click()
    page.get_by_label("Your name").fill("Asha")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="2 seats are free")).to_be_visible()
    expect(page.get_by_role("img", name="scan it")).to_be_visible()
    path = link_on(page)

    guest = bina.go(path)
    expect(guest.get_by_role("heading", name="A table of Yak")).to_be_visible()
    expect(guest.get_by_role("link", name="Learn in five minutes")).to_be_visible()
    guest.get_by_label("Your name").fill("Bina")
    guest.get_by_role("radio", name="Colour E").check(force=True)
    chandra.tolerated = ("Failed to load resource",)  # the name is taken, which the browser notes as an error
    late = chandra.go(path)
    late.get_by_label("Your name").fill("Bina")
    guest.get_by_role("button", name="Sit down").click()
    guest.locator("main.middle").wait_for()
    expect(page.get_by_role("heading", name="One seat is free")).to_be_visible()

    late.get_by_role("button", name="Sit down").click()
    expect(late.get_by_role("alert")).to_be_visible()
    late.get_by_label("Your name").fill("Chandra")
    late.get_by_role("button", name="Sit down").click()
    late.locator(".ask").wait_for()
    names = page.locator("header li .name")
    expect(names.nth(1)).to_contain_text("Bina")
    expect(page.locator("header li .mark text").nth(1)).to_have_text("E")
    expect(names.nth(2)).to_contain_text("Chandra")


def test_whoever_comes_when_the_game_has_begun_watches(visit: Visit) -> None:
    asha, guest = visit(), visit()
    made = asha.person.set_up("yak", "me:Asha", "open")
    asha.person.post(f"/api/tables/{made['table']}/start", {"level": "novice"})
    page = guest.go(f"/join#{made['link']}")
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("You are watching.").first).to_be_visible()


def test_a_reaction_is_shown_at_the_seat_and_folded_in_the_log(visit: Visit) -> None:
    asha, bina = visit(), visit(size=PHONE)
    table = for_two(asha.person, bina.person, "yak")
    asha.sit(table)
    page = bina.sit(table)
    for name in ("Applause", "Thank you"):
        page.get_by_role("button", name="Reactions").click()
        page.get_by_role("button", name=name).click()
        page.get_by_role("button", name=name).wait_for(state="hidden")
    shown = asha.page.locator("header li").nth(1).locator("[data-reaction]")
    expect(shown).to_have_attribute("data-reaction", "thanks")
    expect(asha.page.locator("[role=log] .reaction")).to_have_count(1)
    expect(shown).to_have_count(0, timeout=10_000)
    asha.page.get_by_role("button", name="Reactions").click()
    asha.page.get_by_label("Silence reactions").check()
    expect(asha.page.locator("[role=log] .reaction")).to_have_count(0)
    bina.check()


def test_nobody_is_offered_to_nod_to_bots(visit: Visit) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, "yak"))
    visitor.asked()
    assert page.get_by_role("button", name="Reactions").count() == 0


def test_a_table_is_put_away_and_brought_back(visit: Visit) -> None:
    visitor = visit()
    visitor.person.set_up("kathmandu", "me:Asha", "open")
    visitor.person.set_up("adventure-tours", "me:Asha", "open", "open")
    page = visitor.go("/")
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link")).to_have_count(2)
    mine.get_by_role("button", name="Put away Kathmandu").click()
    expect(mine.get_by_role("link")).to_have_count(1)
    page.reload()
    mine.get_by_text("One table put away").click()
    mine.get_by_role("button", name="Bring back Kathmandu").click()
    expect(mine.get_by_role("link")).to_have_count(2)
    expect(mine.get_by_text("put away", exact=False)).to_have_count(0)


def test_a_first_game_of_kathmandu_has_the_landscape_that_is_proposed_for_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new/kathmandu")
    expect(page.get_by_role("radio", name="Your first game")).to_be_checked()
    page.get_by_role("button", name="Begin").click()
    visitor.asked()
    table = page.url.rsplit("/", 1)[-1]
    options = visitor.person.get(f"/api/tables/{table}")["options"]
    assert (options["landscape"], options["needles"]) == ("first-game", "2")


def test_a_new_table_begins_as_the_last_one_did(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/new/yak")
    page.get_by_role("button", name="4", exact=True).click()
    page.get_by_role("radio", name="Two colours give more points").check()
    page.get_by_label("How well the bot plays").first.select_option("Novice")
    page.get_by_role("button", name="Begin").click()
    visitor.asked()
    page = visitor.go("/new/yak")
    expect(page.get_by_role("button", name="4", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("radio", name="Two colours give more points")).to_be_checked()
    expect(page.get_by_label("How well the bot plays").first).to_have_value("novice")
