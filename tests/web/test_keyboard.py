"""A whole game without a mouse: tab, arrows, Enter, digits."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.driver.player import LISTED, Player
from tests.web.driver.visitor import Visitor

pytestmark = pytest.mark.web
FOCUSED = "document.activeElement?.textContent.trim() ?? ''"
MOST_TABS = 300


class Typist(Player):
    """Reaches what is lit by arrows and takes it with Enter; the first of all choices has the key 1, listed or not."""

    def take(self, wheres: list[str]) -> None:
        if wheres == LISTED:
            self.page.keyboard.press("1")
            return
        for _ in range(self.luck.randint(1, 4)):
            self.page.keyboard.press(self.luck.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        # What lies on no piece is focused by itself.
        assert self.page.evaluate("document.activeElement.matches('.offered, [data-offered], .ask [data-option]')")
        self.page.keyboard.press(self.luck.choice(["Enter", " "]))


def tab_to(page: Page, text: str) -> None:
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == text:
            return
    raise AssertionError(f"no way to {text} by tab")


def test_a_whole_game_by_keyboard(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/new/reviving-kathmandu")
    page.get_by_role("button", name="Begin").wait_for()
    tab_to(page, "Begin")
    page.keyboard.press("Enter")
    page.locator("main.middle").wait_for()
    Typist(visitor).play()
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    visitor.asked()
