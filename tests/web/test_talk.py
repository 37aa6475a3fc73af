"""What people write is text and nothing else; what is not allowed is explained."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.driver.player import Player
from tests.web.driver.tables import against_bots
from tests.web.driver.visitor import PHONE, Visitor

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]
MARKUP = "<img src=x onerror=\"document.title='gone'\"><b>bold</b> &amp; <script>document.title='gone'</script>"
# Something that lies on the table and can't be taken at the second question.
NOT_NOW = {
    "kathmandu": ".open .slot:not([data-offered])",
    "adventure-tours": ".pile:not([data-offered])",
    "yak": "g:not([data-offered]) > .free",
    "reviving-kathmandu": ".purse .coin:not([data-offered])",
}


def test_markup_in_talk_and_names_stays_text(visit: Visit) -> None:
    asha, bina = visit(), visit()
    made = asha.person.set_up("yak", "me:Asha", "open")
    bina.person.use(made["links"][0]["token"], "<i>Bina</i>")
    asha.sit(made["table"])
    page = bina.sit(made["table"])
    title = asha.page.title()
    page.get_by_label("Say something").fill(MARKUP)
    page.keyboard.press("Enter")
    said = asha.page.locator("[role=log] .chat").last
    expect(said).to_contain_text(MARKUP)
    expect(said).to_contain_text("<i>Bina</i>")
    assert said.locator("img, script, span b b, i").count() == 0
    assert asha.page.title() == title


@pytest.mark.parametrize("game", NOT_NOW)
def test_what_is_not_allowed_answers_with_a_rule(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, game))
    player = Player(visitor)
    player.play(1)
    player.asked()
    page.locator(NOT_NOW[game]).filter(visible=True).first.click(force=True)  # disabled, and still with an answer
    answer = page.get_by_role("alert")
    rule = answer.get_by_role("link")
    rule.wait_for()
    name = (rule.get_attribute("href") or "").partition("#")[2]
    assert name
    with page.context.expect_page() as opened:
        rule.click()
    expect(opened.value.locator(f"[id='{name}']")).to_be_in_viewport()
    expect(answer).to_have_count(0)


def test_on_a_phone_the_log_is_a_sheet_and_brings_no_keyboard(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.sit(against_bots(visitor.person, "yak"))
    visitor.asked()
    log = page.get_by_role("log")
    expect(log).not_to_be_visible()
    page.locator(".talk").tap()
    expect(log).to_be_in_viewport()
    assert page.evaluate("document.activeElement.tagName") != "INPUT"
    page.get_by_role("complementary").get_by_role("button", name="Close").tap()
    expect(log).not_to_be_visible()


def test_a_touch_beside_the_open_menu_only_closes_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, "yak"))
    visitor.asked()
    card = page.locator(".ground [data-offered]").first
    box = card.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    menu = page.locator("#menu")
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(menu).to_be_visible()
    page.mouse.click(*middle)
    expect(menu).to_be_hidden()
    assert page.evaluate("watched.acts") == 0
    page.mouse.click(*middle)
    page.wait_for_function("watched.acts === 1")
