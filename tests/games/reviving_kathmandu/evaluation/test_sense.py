from chautari.engine import play
from chautari.games.reviving_kathmandu.faces.action_table import TABLE
from chautari.games.reviving_kathmandu.game import GAME
from chautari.games.reviving_kathmandu.state import City
from tests.games.reviving_kathmandu.setting import building, cards, leftover


def sensible(s: City, seat: int) -> list[str]:
    return [TABLE.name(action) for action in play.options(s, seat) if not GAME.is_senseless(s, seat, action)]


def test_nobody_refuses_the_points_of_the_last_coin() -> None:
    s = leftover([4, 3, 2])
    assert sensible(s, 0) == ["take-points"]


def test_whoever_would_have_to_discard_builds_first() -> None:
    tops = cards("red stupa top", "blue stupa top", "red shrine top")
    s = building(3, {0: (*tops, *cards("green buddha"))})
    assert sensible(s, 0) == ["build-green-buddha"]


def test_who_has_room_for_all_cards_or_can_build_none_may_be_done() -> None:
    tops = cards("red stupa top", "blue stupa top", "red shrine top")
    assert "done" in sensible(building(3, {0: (*tops[:2], *cards("green buddha"))}), 0)
    assert sensible(building(3, {0: (*tops, *cards("blue shrine top"))}), 0) == ["done"]
