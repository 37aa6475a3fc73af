"""What is touched on the table, and what is printed there, as the browser is told."""

import pytest

from chautari.engine import play
from chautari.games.printed import read_printed
from chautari.games.reviving_kathmandu import components
from chautari.games.reviving_kathmandu.faces.action_table import TABLE
from chautari.games.reviving_kathmandu.faces.printed import printed
from chautari.games.reviving_kathmandu.game import GAME
from chautari.games.reviving_kathmandu.state import City
from tests.games.reviving_kathmandu.setting import bidding, building, card, cards, leftover, monument


def touched(s: City, words: str) -> list[str]:
    """The pieces of seat 0's option of this name."""
    found = next(action for action in play.options(s, 0) if TABLE.name(action).startswith(words))
    return GAME.pieces(s, 0, found)


def test_a_bid_is_a_coin_and_a_spot() -> None:
    assert touched(bidding(4), "bid-3-on-L2") == ["coin-3", "spot-L2"]


def test_a_card_is_built_by_a_half_and_discarded_whole() -> None:
    blue = next(n for n in range(components.BLUE_CARDS) if "buddha" in components.card_name(n))
    red = card("red buddha")
    half = next(name for name in components.card_name(blue).split("/") if "buddha" in name)
    s = building(3, {0: (blue, red)})
    assert touched(s, f"build-{half}-of-card-{blue}") == [f"hand-{blue}-{half}"]
    assert touched(s, "build-red-buddha") == [f"hand-{red}-red-buddha"]
    assert TABLE.pieces(TABLE.by_name[f"discard-{red}-red-buddha"]) == [f"hand-{red}"]


def test_a_section_goes_on_top_of_a_card_or_into_a_street() -> None:
    own = [monument("blue shrine bottom"), monument("white shrine bottom")]
    s = building(3, {0: cards("red shrine top", "red pagoda top")}, {0: own})
    play.play(s, 0, TABLE.by_name["build-red-shrine-top"])
    assert touched(s, f"on-{card('blue shrine bottom')}-") == [f"top-{card('blue shrine bottom')}"]
    assert TABLE.pieces(TABLE.by_name["with-seat-2"]) == ["street-2"]


def test_the_last_coin_scores_from_the_purse_or_buys_a_discard() -> None:
    s = leftover([5, 1, 2], discards={1: cards("red buddha")})
    assert touched(s, "take-points") == ["purse"]
    assert touched(s, "buy") == [f"discard-{card('red buddha')}"]
    assert touched(s, "leave-coin") == ["coin-left"]


@pytest.mark.parametrize("size", ["small", "large"])
def test_the_browser_is_told_the_spots_of_each_market_as_they_are_printed(size: str) -> None:
    data = read_printed(components.__package__, "market.toml")
    told = printed()["markets"]["small" if size == "small" else "large"]
    assert [spot["name"] for spot in told] == [spot for spot in data["spots"] if spot in data[size]]
    assert all(spot["near"] == data[size][spot["name"]]["near"] for spot in told)
    assert all(spot["far"] == data[size][spot["name"]]["far"] for spot in told)


def test_the_browser_is_told_every_mission_with_its_sections_from_0() -> None:
    data = read_printed(components.__package__, "missions.toml")["mission"]
    for told, mission in zip(printed()["missions"], data, strict=True):
        assert told["buddha"]["colours"] == mission["buddha"]
        assert told["shrine"]["stages"] == [mission["shrine"]["section"] - 1]
        assert told["stupa"]["stages"] == [section - 1 for section in mission["stupa"]]
