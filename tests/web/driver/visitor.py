"""Somebody with a browser: what they see, what their sockets carry, and all that goes wrong on their pages."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, WebSocket

from tests.server.people import Person
from tests.web.driver.server import House

SCRIPT = Path(__file__).with_name("page.js").read_text(encoding="utf-8")
Theme = Literal["light", "dark"]
LAPTOP = (1366, 768)
TABLET = (820, 1180)
PHONE = (390, 844)
PATIENCE = 120_000


class Visitor:
    """One browser context with one page; a phone is touched, everything else has a mouse."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        size: tuple[int, int] = LAPTOP,
        theme: Theme = "light",
        person: Person | None = None,
        motion: bool = False,
        language: str = "en-GB",
    ) -> None:
        self.wide = size[0]
        self.small = size == PHONE
        self.house = house
        self.context = browser.new_context(
            base_url=house.address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=self.small,
            is_mobile=self.small,
            locale=language,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SCRIPT)
        self.person = person or house.person()
        self.context.add_cookies([{"name": "chautari", "value": self.person.token, "url": house.address}])
        self.troubles: list[str] = []
        self.tolerated: tuple[str, ...] = ()
        self.frames: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", self._error)
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(self.tolerated):
            self.troubles.append(f"{message.type}: {message.text}")

    def _error(self, error: Error) -> None:
        self.troubles.append(f"uncaught: {error.message}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def sit(self, table: str) -> Page:
        """Goes to a table, and sees it."""
        self.go(f"/table/{table}")
        self.page.locator("main.middle").wait_for()
        return self.page

    def asked(self) -> Page:
        """Waits until this seat is asked something."""
        self.page.locator(".ask[data-turn]").wait_for()
        return self.page

    def list_choices(self) -> Page:
        """Waits until this seat is asked something, and unfolds the list of all choices."""
        self.asked()
        self._turn_list("false")
        return self.page

    def fold_choices(self) -> None:
        self._turn_list("true")

    def _turn_list(self, expanded: str) -> None:
        # The page clicks it itself: a question may pass between looking for the button and clicking it.
        self.page.evaluate("button => document.querySelector(button)?.click()", f".ask .fold[aria-expanded={expanded}]")

    def standing(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("([small, wide]) => standing(small, wide)", [self.small, self.wide])
        return found

    def check(self) -> dict[str, Any]:
        """How it stands now; nothing may be wrong with the page."""
        found = self.standing()
        assert not found["faults"] and not self.troubles, (found["faults"], self.troubles)
        return found

    def close(self) -> None:
        self.context.close()


@contextmanager
def visiting(browser: Browser, house: House, **more: Any) -> Iterator[Visitor]:
    visitor = Visitor(browser, house, **more)
    try:
        yield visitor
        assert not visitor.troubles, visitor.troubles
    finally:
        visitor.close()
