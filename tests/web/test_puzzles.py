"""Puzzles in the browser: chosen on the real board, judged, explained, gone on from, and remembered."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from chautari.engine.record import Record
from chautari.games import load
from chautari.review.puzzles import Puzzle, puzzle, puzzles
from tests.web.driver.tables import GAMES
from tests.web.driver.visitor import LAPTOP, PHONE, Visitor
from tests.web.test_access import check

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]


def open_puzzle(visitor: Visitor, game: str, number: int = 1) -> Page:
    page = visitor.go(f"/puzzles/{game}/{number}")
    page.locator(".ground [data-offered], .ground .offered, .ask [data-option]").first.wait_for()
    return page


def choose(visitor: Visitor, game: str, action: int) -> None:
    """Takes an option from the list of all."""
    page = visitor.list_choices()
    name = load(game).action_name(action)
    page.locator(f'.ask [data-option="{name}"]').click()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_solved_and_explained(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor, one = visit(size=size), puzzle(game, 1)
    page = open_puzzle(visitor, game)
    expect(page.locator(".prompt")).to_contain_text("to move.")
    visitor.check()
    choose(visitor, game, one.options[-1].action)
    expect(page.locator("[data-verdict=wrong]")).to_contain_text("Not the best")
    assert page.locator("meter").count() == 0, "a wrong answer tells nothing of the others"
    page.get_by_role("button", name="Try again").click()
    choose(visitor, game, one.best)
    expect(page.locator("[data-verdict=right]")).to_contain_text("Right")
    why = page.get_by_role("button", name="Why", exact=True)
    if why.is_visible():  # on a phone, and where the place beside the table is tucked away
        why.click()
    expect(page.get_by_text("Counted by looking ahead")).to_be_visible()
    expect(page.locator("aside meter")).to_have_count(len(one.options))
    visitor.check()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_solved_puzzle_is_open_to_everybody(visit: Visit, game: str) -> None:
    visitor = visit()
    page = open_puzzle(visitor, game, 2)
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("The best option:")).to_be_visible()
    check(page)


def test_what_was_solved_is_remembered_and_the_next_one_is_new(visit: Visit) -> None:
    visitor = visit()
    open_puzzle(visitor, "yak")
    choose(visitor, "yak", puzzle("yak", 1).best)
    visitor.page.get_by_role("link", name="Next puzzle").click()
    expect(visitor.page).not_to_have_url(re.compile("/yak/1$"))
    page = visitor.go("/puzzles/yak")
    solved = page.locator("a[data-state=solved]")
    expect(solved).to_have_count(1)
    expect(solved.locator(".number")).to_have_text("1")
    expect(page.get_by_text(f"1 of {len(puzzles('yak'))} solved")).to_be_visible()
    page.get_by_role("button", name="Hard").click()
    hard = [one for one in puzzles("yak") if one.grade == "hard"]
    expect(page.locator("ol a")).to_have_count(len(hard))
    check(page)


def test_what_was_looked_up_is_not_solved(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = open_puzzle(visitor, "yak", 2)
    page.get_by_role("button", name="Show me").click()
    page.get_by_text("The best option:").wait_for()
    page = visitor.go("/puzzles/yak")
    expect(page.locator("a[data-state=shown]")).to_have_count(1)
    expect(page.locator("a[data-state=solved]")).to_have_count(0)
    visitor.check()


def test_a_puzzle_is_played_on_against_bots(visit: Visit) -> None:
    visitor, one = visit(), puzzle("yak", 1)
    page = open_puzzle(visitor, "yak")
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/table/"))
    visitor.asked()
    assert day_of(one) in page.locator("main").inner_text()


def day_of(one: Puzzle) -> str:
    record: Record = one.record
    view = load(record.game).view(one.table(load(record.game)), one.seat)
    return f"Day {view['day']}"


def test_the_first_page_leads_to_them(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("link", name="Solve one").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("puzzles")
    page = visit().go("/")
    page.get_by_role("link", name="Puzzles of Yak").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Yak: puzzles")
