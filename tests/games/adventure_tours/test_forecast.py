"""What search believes a position will come to."""

from statistics import mean

import pytest

from chautari.bots.greedy import best_option
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.meta import Settings
from chautari.games import load
from chautari.games.adventure_tours.forecast import KINDS, SIGNS, WEIGHTS, row, signs
from chautari.games.adventure_tours.state import Tours

GAME = load("adventure-tours")


def test_every_sign_has_a_weight_for_every_kind_of_position() -> None:
    assert len(WEIGHTS) == len(KINDS) * SIGNS


@pytest.mark.parametrize("settings", [{}, {"level": "expert", "variant": "chosen"}], ids=str)
@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_the_end_is_forecast_exactly_and_the_way_there_better_than_at_a_glance(seats: int, settings: Settings) -> None:
    luck = Dice(17)
    errors: list[float] = []
    at_a_glance: list[float] = []
    for _ in range(2):
        state: Tours = GAME.start(seats, GAME.meta.settle(seats, settings))
        play.advance(state, luck)
        seen: list[tuple[int, float, float]] = []
        while not state.is_over():
            seat = play.asked(state)[0]
            if len(state.earned) < state.round * seats:
                assert KINDS[row(state, seat)].startswith(f"{seats} ") and len(signs(state, seat)) == SIGNS
            seen.append((seat, GAME.forecast(state, seat), GAME.worth(state, seat)))
            worlds = [GAME.imagine(state, seat, luck)]
            play.play(state, seat, best_option(GAME, worlds, seat, play.options(state, seat), luck))
            play.advance(state, luck)
        money = [float(GAME.total(state, seat)) for seat in range(seats)]
        assert [GAME.forecast(state, seat) for seat in range(seats)] == money
        errors += [abs(money[seat] - value) for seat, value, _ in seen]
        at_a_glance += [abs(money[seat] - value) for seat, _, value in seen]
    assert mean(errors) < 0.9 * mean(at_a_glance)
