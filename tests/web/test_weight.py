"""What a table's page weighs on the wire, as the server sends it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from tests.web.driver.tables import GAMES, against_bots
from tests.web.driver.visitor import Visitor

pytestmark = pytest.mark.web
MOST = 250_000
# The game with most drawn for it, in the language with most letters.
HEAVIEST = ("kathmandu", "fr")


@pytest.mark.parametrize(("game", "language"), [*((game, "en-GB") for game in GAMES), HEAVIEST])
def test_a_table_is_small(visit: Callable[..., Visitor], game: str, language: str) -> None:
    visitor = visit(language=language)
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    visitor.page.on("response", keep)
    page = visitor.sit(against_bots(visitor.person, game))
    page.locator(".ground > *").first.wait_for()
    page.wait_for_load_state("networkidle")
    files = [answer for answer in answers if "/api/" not in answer.url]
    weight = {answer.url.rsplit("/", 1)[-1]: answer.request.sizes()["responseBodySize"] for answer in files}
    assert len([name for name in weight if name.endswith(".js")]) > 1
    assert sum(weight.values()) < MOST, weight
