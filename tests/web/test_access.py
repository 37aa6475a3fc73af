"""axe-core finds nothing serious on any page, in light and in dark; every table also stands in words."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver.server import WEB
from tests.web.driver.tables import GAMES, HALF, WHOLE, against_bots
from tests.web.driver.visitor import PHONE, Visitor

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ["serious", "critical"]
FIND = """async (rules) => {
    const wanted = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...wanted });
    return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map((node) => ({ impact, text: `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}` })));
}"""


def find(page: Page, *rules: str) -> list[str]:
    """What somebody could not see, reach or understand."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [found["text"] for found in page.evaluate(FIND, list(rules)) if found["impact"] in GRAVE]


def check(page: Page) -> None:
    """Everything in light; what depends on colours in dark too."""
    assert find(page) == []
    page.emulate_media(color_scheme="dark")
    assert find(page, "color-contrast") == []
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_and_its_words(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, game, seats=4, played=HALF))
    visitor.asked()
    check(page)
    visitor.list_choices()
    check(page)
    page.get_by_role("button", name="The table in words").first.click()
    expect(page.get_by_role("region", name="The table in words")).to_contain_text("Asha")
    check(page)


def test_a_lesson(visit: Visit) -> None:
    visitor = visit()
    table = visitor.person.post("/api/lessons/yak/first", {"name": "Asha"})["table"]
    page = visitor.sit(str(table))
    page.locator(".guide .go-on").wait_for()
    check(page)
    page.locator(".guide .go-on").click()
    page.locator(".hint-rings .ring").first.wait_for()
    check(page)


@pytest.mark.parametrize("game", GAMES)
def test_pages_about_a_game(visit: Visit, game: str) -> None:
    page = visit().page
    for path in (f"/new/{game}", f"/rules/{game}", f"/learn/{game}"):
        page.goto(path, wait_until="networkidle")
        page.get_by_role("heading", level=1).first.wait_for()
        check(page)


def test_the_end_and_the_replay(visit: Visit) -> None:
    visitor = visit()
    table = against_bots(visitor.person, "reviving-kathmandu", played=WHOLE)
    page = visitor.sit(table)
    page.locator("section.end .places td").first.wait_for()
    check(page)
    visitor.go(f"/replay/{table}?move=20")
    page.locator("[aria-current=step]").first.wait_for()
    check(page)


def test_pages_around_the_games(visit: Visit) -> None:
    visitor = visit()
    asha = visitor.person
    against_bots(asha, "yak")
    made = asha.set_up("yak", "me:Asha", "open", listed=True)
    page = visitor.page
    for path in ("/", "/about", "/join", f"/join#{made['links'][0]['token']}", "/replay", "/learn"):
        page.goto(path, wait_until="networkidle")
        check(page)
    visitor.sit(made["table"])
    check(page)


def test_what_opens_over_a_table(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.sit(against_bots(visitor.person, "adventure-tours"))
    visitor.asked()
    page.get_by_role("button", name="Menu").click()
    check(page)


def test_what_opens_for_whoever_has_keys(visit: Visit) -> None:
    visitor = visit()
    page = visitor.sit(against_bots(visitor.person, "adventure-tours"))
    visitor.asked()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keys", exact=True).click()
    page.get_by_role("dialog").wait_for()
    check(page)
