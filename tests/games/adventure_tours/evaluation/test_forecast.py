"""What search believes a position will come to."""

from statistics import mean

import pytest

from chautari.bots.greedy import best_option
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.meta import Settings
from chautari.games import load
from chautari.games.adventure_tours.evaluation.forecast import FEATURES, KINDS, WEIGHTS, features, row
from chautari.games.adventure_tours.evaluation.worth import besides, has_paid
from chautari.games.adventure_tours.state import Tours

pytestmark = pytest.mark.slow

GAME = load("adventure-tours")


def test_every_sign_has_a_weight_for_every_kind_of_position() -> None:
    assert len(WEIGHTS) == len(KINDS) * FEATURES


@pytest.mark.parametrize("settings", [{}, {"level": "expert", "variant": "chosen"}], ids=str)
@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_the_end_is_forecast_exactly_and_a_round_better_than_at_a_glance(seats: int, settings: Settings) -> None:
    luck = Dice(17)
    errors: list[float] = []
    at_a_glance: list[float] = []
    for _ in range(2):
        state: Tours = GAME.start(seats, GAME.meta.complete(seats, settings))
        play.advance(state, luck)
        seen: list[tuple[int, float, float]] = []
        while not state.is_over():
            seat = play.asked(state)[0]
            if not has_paid(state):
                assert KINDS[row(state, seat)].startswith(f"{seats} ") and len(features(state, seat)) == FEATURES
                rest = besides(state, seat)
                place = (state.round - 1) * seats + seat
                seen.append((place, GAME.forecast(state, seat) - rest, GAME.worth(state, seat) - rest))
            worlds = [GAME.imagine(state, seat, luck)]
            play.play(state, seat, best_option(GAME, worlds, seat, play.options(state, seat), luck))
            play.advance(state, luck)
        owned = [float(GAME.total(state, seat)) for seat in range(seats)]
        assert [GAME.forecast(state, seat) for seat in range(seats)] == owned
        came = [earned - paid for earned, paid in zip(state.earned, state.paid, strict=True)]
        errors += [abs(came[place] - value) for place, value, _ in seen]
        at_a_glance += [abs(came[place] - value) for place, _, value in seen]
    assert mean(errors) < 0.9 * mean(at_a_glance)
