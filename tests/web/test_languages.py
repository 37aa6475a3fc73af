"""Everybody reads in their own language, and may change it in the middle of anything."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, WebSocket, expect

from tests.web.driver.tables import GAMES, against_bots, for_two
from tests.web.driver.visitor import PHONE, Visitor
from tests.web.test_building import drag, ready_to_build

pytestmark = pytest.mark.web
GERMAN, FRENCH = "de-CH", "fr-FR"


def choose(page: Page, language: str) -> None:
    page.locator("select").filter(has=page.locator("option[lang=it]")).select_option(language)


def in_menu(page: Page, language: str) -> None:
    """Changes the language at a table, and closes the menu."""
    page.locator("button[popovertarget=menu]").click()
    choose(page, language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")


def test_a_german_browser_gets_a_german_page(visit: Callable[..., Visitor]) -> None:
    visitor = visit(language=GERMAN)
    asked: list[str | None] = []

    def keep(request: Request) -> None:
        if "/api/" in request.url:
            asked.append(request.headers.get("accept-language"))

    visitor.page.on("request", keep)
    page = visitor.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("combobox", name="Sprache")).to_have_value("de")
    expect(page.get_by_role("link", name="Regeln").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert asked and set(asked) == {"de"}


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_the_language_is_chosen_on_the_page_and_stays_chosen(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    page = visitor.go("/")
    for language, games in (("fr", "Les jeux"), ("it", "I giochi"), ("ne", "खेलहरू"), ("de", "Die Spiele")):
        choose(page, language)
        expect(page.get_by_role("region", name=games)).to_be_visible()
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("region", name="Die Spiele")).to_be_visible()


def test_nothing_chosen_for_a_new_table_is_lost(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/new/yak")
    name = page.get_by_label("Your name").first
    name.fill("Chandra")
    page.get_by_role("group", name="How many play").get_by_text("4", exact=True).click()
    choose(page, "de")
    expect(page.get_by_label("Dein Name").first).to_have_value("Chandra")
    expect(page.get_by_role("group", name="Wie viele").locator("[aria-pressed=true]")).to_have_text("4")


@pytest.mark.parametrize("game", GAMES)
def test_a_german_browser_gets_a_german_table(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(language=GERMAN)
    sockets: list[str] = []

    def keep(socket: WebSocket) -> None:
        sockets.append(socket.url)

    visitor.page.on("websocket", keep)
    page = visitor.sit(against_bots(visitor.person, game))
    visitor.asked()
    expect(page.get_by_role("button", name="Menü")).to_be_visible()
    assert sockets and all("language=de" in address for address in sockets)
    visitor.check()


def test_a_change_in_the_middle_of_a_game_keeps_the_plan_and_what_was_typed(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.sit(ready_to_build(visitor.person))
    page.locator(".ground [data-option=choose-build]").click()
    page.locator(".ask[data-asking=prompt-pick]").wait_for()
    drag(visitor, page.locator(".ground [data-drag^=cart-stone]:not([data-drag$=crystal])").first)
    planned = page.locator(".ground .planned")
    expect(planned).to_have_count(1)
    page.get_by_label("Say something").fill("Good morning, every")
    turn = page.locator(".ask").get_attribute("data-turn")
    prompt = page.locator(".ask .prompt").inner_text()
    in_menu(page, "de")
    expect(page.get_by_label("Sag etwas")).to_have_value("Good morning, every")
    expect(page.locator(".ask .prompt")).not_to_have_text(prompt)
    expect(planned).to_have_count(1)
    expect(page.locator(".ask")).to_have_attribute("data-turn", turn or "")
    visitor.check()
    # The table goes on in the other language.
    page.locator(".ground [role=button].main").click()
    page.wait_for_function("turn => moved(turn)", arg=turn)
    visitor.check()


def test_two_at_one_table_read_two_languages(visit: Callable[..., Visitor]) -> None:
    asha, bina = visit(language=GERMAN), visit(language=FRENCH)
    table = for_two(asha.person, bina.person, "yak")
    at_asha, at_bina = asha.sit(table), bina.sit(table)
    asha.asked()
    bina.asked()
    expect(at_asha.locator("html")).to_have_attribute("lang", "de")
    expect(at_bina.locator("html")).to_have_attribute("lang", "fr")
    expect(at_asha.get_by_role("button", name="Menü")).to_be_visible()
    expect(at_bina.get_by_role("button", name="Menu")).to_be_visible()
    for visitor in (asha, bina):
        visitor.check()
