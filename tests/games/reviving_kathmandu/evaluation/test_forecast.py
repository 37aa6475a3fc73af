"""What search believes a position will come to."""

from statistics import mean

import pytest

from chautari.bots.greedy import best_option
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games import load
from chautari.games.reviving_kathmandu.components import ROUNDS
from chautari.games.reviving_kathmandu.evaluation.forecast import FEATURES, STAGES, WEIGHTS, features, stage

pytestmark = pytest.mark.slow

GAME = load("reviving-kathmandu")


def test_every_sign_has_a_weight_for_every_table() -> None:
    assert len(WEIGHTS) == len(GAME.meta.seats) * len(STAGES) * ROUNDS * FEATURES


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_the_end_is_forecast_exactly_and_the_way_there_better_than_at_a_glance(seats: int) -> None:
    luck = Dice(31)
    errors: list[float] = []
    at_a_glance: list[float] = []
    for _ in range(4):
        state = GAME.start(seats, GAME.meta.complete(seats, {}))
        play.advance(state, luck)
        seen: list[tuple[int, float, float]] = []
        while not state.is_over():
            seat = play.asked(state)[0]
            assert 0 <= stage(state, seat) < len(STAGES) and len(features(state, seat)) == FEATURES
            seen.append((seat, GAME.forecast(state, seat), GAME.worth(state, seat)))
            worlds = [GAME.imagine(state, seat, luck)]
            play.play(state, seat, best_option(GAME, worlds, seat, play.options(state, seat), luck))
            play.advance(state, luck)
        points = [float(GAME.total(state, seat)) for seat in range(seats)]
        assert [GAME.forecast(state, seat) for seat in range(seats)] == points
        errors += [abs(points[seat] - value) for seat, value, _ in seen]
        at_a_glance += [abs(points[seat] - value) for seat, _, value in seen]
    assert mean(errors) < 0.6 * mean(at_a_glance)
