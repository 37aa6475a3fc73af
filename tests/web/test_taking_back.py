"""Undo where it is free, undo by agreement where it is not, and the same from the keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.driver.tables import for_two
from tests.web.driver.visitor import Visitor

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]


def chosen(visitor: Visitor, choice: int) -> list[str]:
    """Answers the question; the choices there were."""
    choices = visitor.list_choices().locator(".ask [data-option]")
    offered = choices.all_inner_texts()
    choices.nth(choice).click()
    return offered


def test_a_move_that_told_nothing_is_taken_back_by_button_and_by_key(visit: Visit) -> None:
    asha = visit()
    page = asha.sit(for_two(asha.person, asha.house.person(), "yak"))
    undo = page.get_by_role("button", name="Undo", exact=True)
    before = chosen(asha, 2)
    undo.click()
    expect(page.locator(".ask [data-option]")).to_have_text(before)
    chosen(asha, 0)
    undo.wait_for()
    page.keyboard.press("u")
    expect(page.locator(".ask [data-option]")).to_have_text(before)
    expect(undo).to_have_count(0)


def both_chosen(visit: Visit) -> tuple[Page, Page, list[str]]:
    """Two players of Yak after the morning's reveal, and what the first could choose then."""
    asha, bina = visit(), visit()
    table = for_two(asha.person, bina.person, "yak")
    first, second = asha.sit(table), bina.sit(table)
    morning = chosen(asha, 0)
    chosen(bina, 0)
    first.locator(".ask[data-turn], [aria-label=Seats] li:nth-child(2).asked").first.wait_for()
    return first, second, morning


def test_a_move_that_others_have_answered_is_taken_back_if_they_agree(visit: Visit) -> None:
    first, second, morning = both_chosen(visit)
    ask(first)
    second.get_by_role("alert").get_by_text("Asha asks to take a move back.").wait_for()
    second.get_by_role("button", name="Agree").click()
    expect(first.locator(".ask [data-option]")).to_have_text(morning)
    first.get_by_role("log").get_by_text("Bina", exact=False).first.wait_for()


def test_the_others_are_asked_once_in_a_turn(visit: Visit) -> None:
    first, second, _ = both_chosen(visit)
    ask(first)
    second.get_by_role("button", name="No, it stays").click()
    asking(first).wait_for(state="detached")
    press_ask(first)
    first.get_by_role("alert").get_by_text("You have asked the others in this turn already").wait_for()


def asking(page: Page) -> Locator:
    return page.get_by_role("alert").get_by_text("You ask to take your move back.")


def ask(page: Page) -> None:
    press_ask(page)
    asking(page).wait_for()


def press_ask(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask to take my move back").click()
