"""Set-up B: goods, displays, weather, each player's things."""

import pytest

from chautari.engine import bits, play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.components import KATHMANDU_POINTS
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import dealing, do, has, maps, offered, points, told


def dealt_until(s: Trek, start: str) -> Trek:
    """Chance deals until it, or a seat, is asked for something that begins like this."""
    luck = Dice(4)
    while not offered(s)[0].startswith(start):
        play.deal(s, luck)
    return s


def set_up(seats: int, **options: object) -> Trek:
    s = dealt_until(dealing(seats, **options), "place-")
    for _ in range(seats):
        do(s, offered(s)[0])
    return dealt_until(s, "die-")


@pytest.mark.rule("KA-SET-1")
@pytest.mark.parametrize(
    ("weather", "tiles"),
    [("usual", (2, 3)), ("chance", (6, 6)), ("0-storms", (6, 0)), ("4-storms", (2, 4)), ("6-storms", (0, 6))],
)
def test_the_tiles_the_weather_is_drawn_from(weather: str, tiles: tuple[int, int]) -> None:
    s = dealing(2, weather=weather)
    assert (s.suns, s.storms) == tiles


@pytest.mark.rule("KA-SET-2")
@pytest.mark.parametrize(("seats", "equipment", "animals"), [(2, 3, 1), (3, 4, 2), (4, 5, 2)])
def test_cards_face_up(seats: int, equipment: int, animals: int) -> None:
    s = set_up(seats)
    assert bits.size(s.equipment_shown) == equipment and bits.size(s.equipment_deck) == 36 - equipment
    assert bits.size(s.animals_shown) == animals and bits.size(s.animal_deck) == 27 - animals
    assert packs.size(s.maps_shown) == 3
    assert packs.size(s.map_deck) + len(s.maps_under) == 24 - 3 - 2 * seats


@pytest.mark.rule("KA-SET-3")
def test_all_four_kathmandu_tiles_lie_there_with_any_number_of_players() -> None:
    for seats in (2, 3, 4):
        assert GAME.view(set_up(seats), 0)["kathmandu_tiles"] == KATHMANDU_POINTS == [15, 13, 11, 9]


@pytest.mark.rule("KA-SET-4")
def test_what_everybody_starts_with() -> None:
    s = set_up(4)
    for player in s.players:
        assert has(player) == "1 backpack 1 compass 1 paint-box 1 coin 1 fodder"
        assert packs.size(player.equipment) == 2
        assert player.offerings == 0 and player.exhaustion == 0
        assert 0 <= player.tile < 9 and not bits.has(player.hidden_tiles, player.tile)
        assert bits.size(player.hidden_tiles) == 8 and player.face_down() == 9, "the 10-point tile lies below"
        assert len({each[:-2] for each in maps(player).split()}) == 2
        assert player.unused == bits.first(6)


@pytest.mark.rule("KA-SET-4")
def test_a_second_map_of_the_same_colour_goes_under_the_pile() -> None:
    s = dealt_until(dealing(2), "yak-tile-")
    do(s, offered(s)[0])
    first = offered(s)[0].removeprefix("map-")
    do(s, f"map-{first}")
    same = [each for each in offered(s) if each.removeprefix("map-")[:-2] == first[:-2]]
    do(s, same[0])
    assert maps(s.players[0]) == first and len(s.maps_under) == 1
    assert told(s)[-1] == "map-under"
    other = next(each for each in offered(s) if each.removeprefix("map-")[:-2] != first[:-2])
    do(s, other)
    assert sorted(maps(s.players[0]).split()) == sorted([first, other.removeprefix("map-")])


@pytest.mark.rule("KA-SET-5")
def test_the_standee_is_drawn_by_lot() -> None:
    s = dealt_until(dealing(3), "standee-")
    assert play.asked(s) == [CHANCE]
    assert offered(s) == ["standee-to-seat-0", "standee-to-seat-1", "standee-to-seat-2"]
    do(s, "standee-to-seat-2")
    assert s.standee == 2


@pytest.mark.rule("KA-SET-6")
def test_yaks_are_placed_anticlockwise_from_the_right_of_the_standee() -> None:
    s = dealt_until(dealing(4), "standee-")
    do(s, "standee-to-seat-1")
    dealt_until(s, "place-")
    taken: list[str] = []
    for seat in (0, 3, 2, 1):
        assert play.asked(s) == [seat]
        assert not set(taken) & set(offered(s))
        assert len(offered(s)) == len(s.landscape.start_spaces) - len(taken)
        taken.append(offered(s)[0])
        do(s, taken[-1])
    assert len({player.yak for player in s.players}) == 4


@pytest.mark.rule("KA-SET-7")
def test_all_roll_six_dice_and_what_is_hidden_stays_so() -> None:
    s = set_up(3)
    rolled = [event for event in s.events or [] if event.name == "rolled"]
    assert [event.seat for event in rolled] == [0] * 6 + [1] * 6 + [2] * 6
    for seat in (-1, 0, 1, 2):
        view = GAME.view(s, seat)
        players = view["players"]
        assert isinstance(players, list)
        for player in players:
            assert len(player["dice"]) == 6 and player["resources"] and player["equipment"] and player["maps"]
            assert player["tiles_face_down"] == 9, "a number, not the tiles"


@pytest.mark.rule("KA-SET-8")
def test_start_equipment_that_is_not_dealt_never_comes_up() -> None:
    s = set_up(2)
    assert bits.size(s.spare) == 12 - 4
    kept = s.spare
    play.playout(s, Dice(1))
    assert s.spare == kept


def test_before_the_first_day_the_score_can_be_told() -> None:
    assert points(dealing(2), 0)["offerings"] == 0
