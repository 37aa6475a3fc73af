"""Nothing is lost or made on the way, whatever is played."""

import random

import pytest

from chautari.engine import bits, play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE
from chautari.games.yak.components import CART_FOOD, CART_STONES, CRYSTAL, FOG, TENT_FOOD
from chautari.games.yak.meta import META
from chautari.games.yak.rules.setup import set_table
from chautari.games.yak.state import PAYMENT, TENT, Village
from chautari.games.yak.tower import EMPTY, PLACES, SPOTS, places_of
from tests.games.yak.setting import fogs, food_in_play, stones_in_play

STONES = {4: 72, 3: 56, 2: 56}
FOOD = {4: 45, 3: 33, 2: 30}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("YK-CMP-2", "YK-SET-9", "YK-FOG-3", "YK-BLD-4")
def test_everything_stays_in_the_game_and_within_its_limits(seats: int) -> None:
    for seed in range(6):
        s = set_table(seats, META.complete(seats, {"bonus_cards": 3}))
        wish, luck = random.Random(seed), Dice(seed)
        while not s.is_over():
            seat = wish.choice(play.asked(s))
            if seat == CHANCE:
                play.deal(s, luck)
            else:
                play.play(s, seat, wish.choice(play.options(s, seat)))
            if s.day > 0:
                assert_nothing_is_lost(s)


def assert_nothing_is_lost(s: Village) -> None:
    assert food_in_play(s) == FOOD[s.seats] and min(s.food) >= 0
    assert all(s.food_in(cart) <= CART_FOOD and len(s.stones_on(cart)) <= CART_STONES for cart in range(4))
    assert all(s.food_in(TENT + seat) <= TENT_FOOD for seat in range(s.seats))
    assert not s.quarry or (stones_in_play(s) == STONES[s.seats] and fogs(s) == 5)
    loads, towers = [s.stones_on(cart) for cart in range(4)], [s.tower(seat) for seat in range(s.seats)]
    assert all(max(stones, default=0) <= CRYSTAL for stones in [*loads, *towers, s.stones_in_hand()])
    if s.floor >= 0:  # between the actions
        assert s.hand == 0 and s.mist == 0 and s.food_in(PAYMENT) == 0
        assert s.track < s.fields or s.fields == 4
        assert not s.quarry or s.bag[FOG] > 0
    for tower in towers:
        assert all(tower[place] == EMPTY or rests(tower, place) for place in range(PLACES))


def rests(tower: tuple[int, ...], place: int) -> bool:
    below = places_of(SPOTS[place] >> 5 | SPOTS[place] >> 6)
    return place < 5 or all(tower[other] != EMPTY for other in below)


def test_a_bag_that_runs_out_leaves_a_game_that_ends() -> None:
    """Everybody keeps drawing; with few stones in the bag it is soon gone, and the game goes on without it."""
    gone = 0
    for seed in range(12):
        s = set_table(4, META.complete(4, {}))
        luck = Dice(seed)
        play.playout(s, luck, 40)
        if s.is_over() or s.floor < 0 or not s.quarry:
            continue
        s.bag = bits.table([1, 0, 1, 0, 0, 0, 0, 0, 0, s.bag[FOG]])
        play.playout(s, luck)
        assert s.is_over()
        gone += not s.quarry
    assert gone > 0
