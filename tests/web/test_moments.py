"""Every staged moment of every game as a picture: with motion, at the calm pace, nothing asked meanwhile."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.driver.player import Player
from tests.web.driver.screens import SCREENS
from tests.web.driver.tables import GAMES, against_bots
from tests.web.driver.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]
MOVES = 30
# A moment is looked at once its pieces are on their way, and before it is over.
SOON = 150


class Onlooker(Player):
    """Keeps a screen of each kind of moment that comes between two questions."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        super().__init__(visitor)
        self.name = name
        self.kept: list[str] = []

    def asked(self) -> dict[str, Any]:
        while (kind := self._next()) != "asked":
            self.page.wait_for_timeout(SOON)
            self.page.screenshot(path=SCREENS / f"{self.name}-{kind}.png")
            self.kept.append(kind)
        standing = self.visitor.standing()
        assert not self.visitor.troubles and not self.page.evaluate("watched.violations"), self.visitor.troubles
        return standing

    def _next(self) -> str:
        either = "([turn, kept]) => staged(kept) ?? (moved(turn) && 'asked')"
        return str(self.page.wait_for_function(either, arg=[self.turn, self.kept]).json_value())


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_moments_are_staged_one_after_the_other(visit: Visit, game: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size, motion=True)
    visitor.sit(against_bots(visitor.person, game))
    SCREENS.mkdir(parents=True, exist_ok=True)
    onlooker = Onlooker(visitor, f"moment-{game}-{size[0]}x{size[1]}")
    onlooker.play(MOVES)
    assert onlooker.kept, "nothing was staged"
