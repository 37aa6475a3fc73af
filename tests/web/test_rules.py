"""The rules of the moment beside every table, the pictures of the rules pages, and the cards that print on one page."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.driver.player import Player
from tests.web.driver.tables import GAMES, HALF, WHOLE, against_bots
from tests.web.driver.visitor import LAPTOP, PHONE, Visitor
from tests.web.test_access import check

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]
QUESTIONS = 3
MOST_MOVES = 90
# A rule that must be marked where this is asked; whatever else is asked shows some rule that is marked.
RESTS_ON = {
    "prompt-choose": "YK-MOR-1",
    "prompt-pick": "YK-BLD-1",
    "prompt-pay": "YK-BLD-3",
    "prompt-spill": "YK-BLD-4",
    "prompt-take-all": "YK-SUP-1",
    "prompt-take-food": "YK-MKT-1",
    "prompt-keep": "YK-MKT-2",
    "prompt-onto": "YK-MKT-2",
    "prompt-die": "KA-DIE-1",
    "prompt-move": "KA-MOV-1",
    "prompt-map": "KA-ACT-6",
    "prompt-special": "KA-ACT-5",
    "prompt-resource": "KA-DIE-1",
    "prompt-give-one": "AT-ACT-1",
    "prompt-give-two": "AT-ACT-2",
    "prompt-second-card": "AT-ACT-2",
    "prompt-discard-equipment": "AT-ACT-4",
    "prompt-take-equipment": "AT-ACT-5",
    "prompt-further-turn": "AT-ACT-6",
    "prompt-discard-member": "AT-ACT-8",
    "prompt-bid": "RK-BID-1",
    "prompt-build": "RK-BLD-1",
    "prompt-colour": "RK-BLD-6",
    "prompt-discard": "RK-BLD-5",
    "prompt-leftover": "RK-COIN-1",
}
SHEET = ".rules-sheet"


def opened(visitor: Visitor) -> Locator:
    page = visitor.page
    if visitor.small:
        page.get_by_role("button", name="Menu").click()
        page.locator("#menu").get_by_role("button", name="What can I do here?").click()
    else:
        page.keyboard.press("w")
    sheet = page.locator(SHEET)
    sheet.locator("li.marked").first.wait_for()
    return sheet


def marked(sheet: Locator) -> list[str]:
    return [str(rule.get_attribute("data-rule")) for rule in sheet.locator("li.marked").all()]


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_what_is_asked(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.sit(against_bots(visitor.person, game))
    player, asked = Player(visitor), set[str]()
    while len(asked) < QUESTIONS:
        assert player.moves < MOST_MOVES, asked
        standing = player.asked()
        key = str(page.locator(".ask").get_attribute("data-asking"))
        if key not in asked:
            asked.add(key)
            looks_right(visitor, page, key)
        player.answer(standing)


def looks_right(visitor: Visitor, page: Page, key: str) -> None:
    """The rules of a question are there, its own come first, and the table is as it was when they are closed."""
    address, sheet = page.url, opened(visitor)
    rules = marked(sheet)
    prefix = str(rules[0]).split("-")[0]
    if (rule := RESTS_ON.get(key)) and rule.startswith(prefix):
        assert rule in rules, (key, rules)
    expect(sheet.get_by_role("heading", level=2)).to_have_text("What can I do here?")
    link = sheet.locator("li.marked a.id").first
    assert str(link.get_attribute("href")).endswith(f"#{rules[0]}")
    box = sheet.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= visitor.wide + 1
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".ask")).to_have_attribute("data-asking", key)
    assert page.url == address


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_can_be_read_by_everybody(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.sit(against_bots(visitor.person, game))
    visitor.asked()
    opened(visitor)
    assert page.evaluate("document.activeElement.matches('.rules-sheet')")
    check(page)


def test_what_is_reached_by_the_keyboard_rings_its_pieces(visit: Visit) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, "yak"))
    visitor.asked()
    sheet = opened(visitor)
    page.locator(".rule-rings .ring").first.wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(sheet.locator("li.marked a.id").first).to_be_focused()
    expect(page.locator(".rule-rings.strong .ring")).to_have_count(3)
    # Numbers choose nothing while the rules are read.
    turn = page.locator(".ask").get_attribute("data-turn")
    page.keyboard.press("1")
    expect(page.locator(".ask")).to_have_attribute("data-turn", str(turn))


def test_when_nobody_is_asked_it_says_what_counts(visit: Visit) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, "reviving-kathmandu", played=WHOLE))
    page.locator("section.end .places td").first.wait_for()
    page.keyboard.press("w")
    sheet = page.locator(SHEET)
    sheet.locator("li.marked").first.wait_for()
    assert {"RK-END-1", "RK-SCO-1"} <= set(marked(sheet))


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_in_a_replay(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.go(f"/replay/{against_bots(visitor.person, 'yak', played=WHOLE)}?move=30")
    page.locator(".where").wait_for()
    page.keyboard.press("w")
    sheet = page.locator(SHEET)
    sheet.locator("li.marked").first.wait_for()
    check(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_have_their_pictures(visit: Visit, game: str) -> None:
    page = visit().go(f"/rules/{game}")
    figures = page.locator("figure[data-picture]")
    figures.first.wait_for()
    for figure in figures.all():
        drawn = figure.locator("svg").first
        drawn.wait_for()
        box = drawn.bounding_box()
        assert box is not None and box["width"] > 100 and box["height"] > 50
        assert drawn.locator("path, rect, use, circle").count() > 3
        caption = figure.locator("figcaption").inner_text()
        assert "rules-picture" not in caption and "{" not in caption, caption


@pytest.mark.parametrize("game", GAMES)
def test_a_card_fills_one_page(visit: Visit, game: str) -> None:
    visitor = visit(theme="dark")
    page = visitor.go(f"/rules/{game}/card")
    card = page.locator("article.reference-card")
    card.locator(".options li").first.wait_for()
    for paper in ("A4", "Letter"):
        pages = len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format=paper)))
        assert pages == 1, paper
    page.emulate_media(media="print")
    small = page.evaluate("""() => [...document.querySelectorAll(".reference-card *")].filter((one) =>
        !one.closest(".face") && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) &&
        parseFloat(getComputedStyle(one).fontSize) < 7 * 96 / 72 - 0.05).map((one) => one.textContent)""")
    assert small == []
    said = card.inner_text().lower()
    assert not re.search(r"\b(?:yak|kathmandu|adventure-tours|reviving-kathmandu)-[a-z]+", said)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_card_on_a_screen(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size).page
    for game in GAMES:
        page.goto(f"/rules/{game}/card", wait_until="networkidle")
        page.locator("article.reference-card .options li").first.wait_for()
        check(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


def test_from_the_rules_to_the_card(visit: Visit) -> None:
    page = visit().go("/rules/kathmandu")
    page.get_by_role("link", name="Print the reference card").click()
    expect(page).to_have_url(re.compile(r"/rules/kathmandu/card$"))
    expect(page.get_by_role("button", name="Print the card")).to_be_visible()


def test_a_bar_has_room_for_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, "reviving-kathmandu", seats=6, played=HALF))
    button = page.get_by_role("button", name="What can I do here?").first
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    page.locator(f"{SHEET} li.marked").first.wait_for()
    button.click()
    expect(page.locator(SHEET)).to_have_count(0)
