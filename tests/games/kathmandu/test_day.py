"""End of the day, end of the game, the long game."""

import pytest

from chautari.engine import bits, play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE
from chautari.games.kathmandu.components import COLOURS
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.rules.day import NextTurn, animals_a_day, draws_left
from chautari.games.kathmandu.state import IN_KATHMANDU, Trek
from tests.games.kathmandu.setting import dealing, do, end_turns, finish, give, go, offered, show, table, told

DICE_OF_THE_DAY = ("brown", "grey", "purple")


def play_day(s: Trek, dice: list[str], directions: str = "south") -> None:
    """Three rounds, everybody with these pips; `-` is a turn in Kathmandu."""
    for round_number in range(3):
        for _ in range(s.seats):
            seat = play.asked(s)[0]
            if s.players[seat].arrived():
                do(s, "take-coin")
            else:
                pips = int(dice[seat].split()[round_number])
                go(s, pips, f"go-{directions}", die=DICE_OF_THE_DAY[round_number])
                if play.asked(s) == [seat] and "end-turn" in offered(s):
                    do(s, "end-turn")


def roll_all(s: Trek) -> None:
    while offered(s)[0].startswith("roll-"):
        do(s, "roll-3")


@pytest.mark.rule("KA-DAY-1")
def test_the_rulebooks_example_the_lowest_of_10_16_11_9_gets_the_standee() -> None:
    s = table(4)
    play_day(s, ["4 4 2", "6 6 4", "5 5 1", "1 4 4"], "west")
    assert s.standee == 3


@pytest.mark.rule("KA-DAY-1")
@pytest.mark.parametrize(
    ("totals", "previous", "owner"),
    [
        ((5, 5, 9, 9), 0, 1),
        ((5, 9, 9, 5), 0, 3),
        ((5, 9, 9, 9), 0, 0),
        ((9, 5, 9, 5), 2, 3),
        ((9, 5, 5, 9), 2, 1),
        ((5, 5, 5, 5), 3, 0),
    ],
)
def test_a_tie_goes_to_the_nearest_clockwise_and_the_previous_owner_comes_last(
    totals: tuple[int, ...], previous: int, owner: int
) -> None:
    s = table(4)
    s.standee, s.round, s.turn = previous, 2, 3
    s.pending = []
    s.at = 0
    for seat, total in enumerate(totals):
        give(s, seat, dice=f"1 1 {total - 2} 1 1 1" if total < 9 else "3 3 3 1 1 1")
        s.players[seat].used = 7
        s.players[seat].unused = 56
    next_turn(s)
    assert s.standee == owner


def next_turn(s: Trek) -> None:
    s.then(NextTurn())
    play.settle(s)


@pytest.mark.rule("KA-DAY-1")
def test_only_players_who_used_three_dice_count() -> None:
    s = table(3)
    give(s, 1, yak="4 6 3", tile="snow")
    go(s, 2, "go-south")
    go(s, 1, "go-north")
    assert s.players[1].arrived()
    go(s, 2, "go-south")
    end_turns(s, 2)
    assert s.standee == 2, "seat 1 used a single 1; 0 and 2 tie"


@pytest.mark.rule("KA-DAY-1")
def test_if_nobody_used_three_dice_the_standee_stays() -> None:
    s = table(2)
    s.standee, s.round, s.turn = 1, 2, 1
    s.pending, s.at = [], 0
    s.players[0].used = 3
    s.players[1].used = 1
    next_turn(s)
    assert s.standee == 1 and "standee" not in told(s)


@pytest.mark.rule("KA-DAY-2")
def test_all_on_their_way_reroll_six_dice() -> None:
    s = table(3)
    s.players[2].yak = IN_KATHMANDU
    s.arrivals = 1
    play_day(s, ["1 1 1", "2 2 2", ""])
    s.events = []
    roll_all(s)
    rolled = [(event.seat, event.values) for event in s.events or [] if event.name == "rolled"]
    assert rolled == [(seat, (colour, 3)) for seat in (0, 1) for colour in range(len(COLOURS))]
    assert s.players[0].unused == bits.first(6) and s.players[0].used == 0


def one_day(s: Trek, weather: str) -> None:
    end_turns(s)
    roll_all(s)
    do(s, f"weather-{weather}")


@pytest.mark.rule("KA-DAY-3")
def test_the_rulebooks_example_the_first_storm_stands_on_the_first_strip() -> None:
    s = table(2)
    give(s, 0, yak="1 3 1", exhaustion=0)
    give(s, 1, yak="2 6 1")
    for player in s.players:
        player.exhaustion = 0
    s.round, s.turn, s.pending, s.at = 2, 1, [], 0
    next_turn(s)
    roll_all(s)
    do(s, "weather-storm")
    assert s.storm == 1
    assert [player.exhaustion for player in s.players] == [1, 0], "the first board lies behind it"


@pytest.mark.rule("KA-DAY-3")
def test_the_sun_moves_nothing_but_whoever_is_behind_the_storm_suffers_either_way() -> None:
    s = table(3)
    s.storm = 2
    for seat, yak in enumerate(("1 3 1", "2 6 1", "3 6 1")):
        give(s, seat, yak=yak)
    s.round, s.turn, s.pending, s.at = 2, 2, [], 0
    next_turn(s)
    roll_all(s)
    do(s, "weather-sun")
    assert s.storm == 2 and [player.exhaustion for player in s.players] == [1, 1, 0]


@pytest.mark.rule("KA-DAY-3", "KA-MOV-5")
def test_a_storm_brings_no_fourth_marker() -> None:
    s = table(2)
    s.storm = 1
    give(s, 0, exhaustion=3)
    s.round, s.turn, s.pending, s.at = 2, 1, [], 0
    next_turn(s)
    roll_all(s)
    do(s, "weather-storm")
    assert s.players[0].exhaustion == 3


@pytest.mark.rule("KA-DAY-3")
def test_on_the_last_strip_the_storm_stays_and_kathmandu_is_safe() -> None:
    s = table(2)
    s.storm = s.landscape.destination()
    give(s, 0, yak="4 6 1")
    s.players[1].yak = IN_KATHMANDU
    s.round, s.turn, s.pending, s.at = 2, 1, [], 0
    next_turn(s)
    roll_all(s)
    do(s, "weather-storm")
    assert s.storm == s.landscape.destination()
    assert [player.exhaustion for player in s.players] == [0, 0]


@pytest.mark.rule("KA-DAY-3")
def test_the_storm_never_hinders_a_yak() -> None:
    s = table(2)
    s.storm = 1
    player = give(s, 0, yak="1 1 1", resources="fodder")
    go(s, 2, "go-north")
    assert player.exhaustion == 0


@pytest.mark.rule("KA-DAY-4")
@pytest.mark.parametrize(("seats", "equipment", "animals"), [(2, 3, 1), (3, 4, 2), (4, 5, 2)])
def test_equipment_is_filled_up_and_animals_are_added(seats: int, equipment: int, animals: int) -> None:
    s = table(seats)
    show(s, equipment="chest-city", animals="mule jackal dzo")
    one_day(s, "sun")
    shown_before = bits.size(s.animals_shown)
    while offered(s)[0].startswith("show-"):
        do(s, offered(s)[0])
    assert bits.size(s.equipment_shown) == equipment
    assert shown_before == 3 and bits.size(s.animals_shown) == 3 + animals == 3 + animals_a_day(s)
    assert s.day == 2


@pytest.mark.rule("KA-DAY-4", "KA-END-1")
def test_on_the_last_day_only_the_weather_comes_and_the_game_ends() -> None:
    s = table(2)
    s.day = 6
    owner = s.standee
    end_turns(s, 6)
    assert offered(s) == ["weather-sun", "weather-storm"]
    s.storm = 1
    for player in s.players:
        player.exhaustion = 0
        player.yak = s.landscape.start_spaces[0]
    do(s, "weather-sun")
    assert s.is_over() and s.standee == owner
    assert [player.exhaustion for player in s.players] == [1, 1], "the last weather still counts"


@pytest.mark.rule("KA-END-1")
def test_six_days_of_three_rounds() -> None:
    s = dealing(2, weather="6-storms")
    finish(s, 3)
    days = [event.values[0] for event in s.events or [] if event.name == "day"]
    assert days == [1, 2, 3, 4, 5, 6]
    assert told(s).count("storm") == 6, "a tile for every day, the last one too"
    assert s.storm == 5, "the last strip"


@pytest.mark.rule("KA-END-2")
def test_when_all_are_in_kathmandu_the_game_ends_at_once_without_weather() -> None:
    s = table(2)
    show(s, animals="mule")
    give(s, 0, yak="4 6 3", tile="snow")
    give(s, 1, yak="4 6 4", tile="snow", resources="paint-box")
    go(s, 1, "go-north")
    go(s, 1, "go-north")
    assert offered(s) == ["paint-mule", "end-turn"], "the last arrival's turn is completed"
    do(s, "paint-mule")
    assert s.is_over() and s.day == 1 and GAME.view(s, 0)["die"] is None
    assert "sun" not in told(s) and "storm" not in told(s)


@pytest.mark.rule("KA-END-2", "KA-ACT-7")
def test_as_long_as_one_yak_is_on_its_way_the_others_take_resources() -> None:
    s = table(3)
    for seat in (0, 1):
        s.players[seat].yak = IN_KATHMANDU
    s.arrivals = 2
    s.pending, s.at, s.turn = [], 0, 2
    next_turn(s)
    assert play.asked(s) == [0] or play.asked(s) == [1]
    do(s, "take-coin", "take-coin")
    assert play.asked(s) == [2]


@pytest.mark.rule("KA-SET-1")
def test_the_weather_of_the_second_half_is_drawn_anew() -> None:
    s = table(2)
    tiles = []
    for _ in range(6):
        end_turns(s)
        if offered(s)[0].startswith("roll-"):
            roll_all(s)
        tiles.append((s.suns, s.storms))
        do(s, "weather-storm")
        while not s.is_over() and play.asked(s) == [CHANCE]:
            do(s, offered(s)[0])
    assert tiles == [(2, 3), (2, 2), (2, 1), (2, 3), (2, 2), (2, 1)]


@pytest.mark.rule("KA-SET-1")
@pytest.mark.parametrize(
    ("weather", "draws"),
    [("usual", [3, 2, 1, 3, 2, 1]), ("2-storms", [6, 5, 4, 3, 2, 1]), ("chance", [6, 5, 4, 3, 2, 1])],
)
def test_as_many_tiles_are_turned_as_there_are_days_for_them(weather: str, draws: list[int]) -> None:
    s, seen, luck = dealing(2, weather=weather), dict[int, int](), Dice(4)
    while not s.is_over():
        play.playout(s, luck, 1)
        if s.day:
            seen.setdefault(s.day, draws_left(s))
    assert list(seen.values()) == draws[: len(seen)] and len(seen) > 3


@pytest.mark.parametrize(("weather", "storms"), [("0-storms", 0), ("1-storms", 1), ("4-storms", 4), ("6-storms", 6)])
def test_an_agreed_number_of_storms_comes_up(weather: str, storms: int) -> None:
    for seed in range(3):
        s = dealing(2, weather=weather)
        finish(s, seed)
        if not s.all_arrived():
            assert told(s).count("storm") == storms and told(s).count("sun") == 6 - storms


@pytest.mark.rule("KA-SET-1", "KA-LNG-1")
def test_all_from_twelve_tiles() -> None:
    s = dealing(2, weather="chance", long=True)
    finish(s, 1)
    assert told(s).count("storm") + told(s).count("sun") == 8
    assert s.suns + s.storms == 4


@pytest.mark.rule("KA-LNG-1")
def test_the_long_game_has_six_boards_seven_strips_eight_days_and_its_own_weather() -> None:
    s = dealing(2, long=True)
    assert (s.suns, s.storms) == (3, 3)
    luck = Dice(5)
    seen: dict[int, int] = {}
    while not s.is_over():
        if s.day and s.round == 2:
            seen.setdefault(s.day, s.suns + s.storms)
        if play.asked(s) == [CHANCE]:
            play.deal(s, luck)
        else:
            play.playout(s, luck, 1)
    assert s.landscape.slots == 8 and s.landscape.destination() == 7
    assert seen == {1: 6, 2: 5, 3: 4, 4: 3, 5: 6, 6: 5, 7: 4, 8: 3}
    assert max(event.values[0] for event in s.events or [] if event.name == "day") == 8


@pytest.mark.rule("KA-LNG-1")
def test_the_second_half_of_a_long_game_has_more_storms() -> None:
    s = table(2, long=True)
    for _ in range(4):
        end_turns(s)
        roll_all(s)
        do(s, "weather-sun" if s.suns else "weather-storm")
        while play.asked(s) == [CHANCE]:
            do(s, offered(s)[0])
    assert (s.suns, s.storms) == (2, 4)
