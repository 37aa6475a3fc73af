"""Thousands of games at once are the same games as one at a time."""

import numpy as np
import pytest

from chautari.engine import play
from chautari.engine.errors import BadOption, NotOffered
from chautari.engine.luck import Dice
from chautari.engine.meta import Meta
from chautari.games import load
from chautari.games.observers import observer_of
from chautari.research.arguments import BadEnvironment
from chautari.research.batch import Batch
from chautari.research.observing import observe
from tests.conformance.cases import every_game

GAMES = 3


@every_game
def test_a_game_of_a_batch_is_the_game_that_one_table_plays(meta: Meta) -> None:
    seats = meta.seats[0]
    batch = Batch(meta.name, seats, GAMES, seed=5)
    game, luck = load(meta.name), Dice(5 * 1000003 + 1)
    state = game.start(seats, meta.complete(seats, {}))
    play.settle(state)
    play.advance(state, luck)
    for step in range(120):
        options = play.lowest_options(state)
        seat = state.pending[-1].seat
        assert batch.seats[1] == seat and batch.counts[1] == len(options)
        assert np.flatnonzero(batch.masks[1]).tolist() == options
        assert (batch.observations[1] == observe(observer_of(meta.name), state, seat)).all()
        action = options[step % len(options)]
        actions = [np.flatnonzero(mask)[0] for mask in batch.masks]
        actions[1] = action
        batch.step(actions)
        play.step(state, action, luck)
        if state.is_over():
            assert batch.over[1] == 1 and batch.rewards[1].sum() > 0
            break
        assert batch.over[1] == 0


@every_game
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_a_game_that_ends_is_scored_and_dealt_anew(meta: Meta, reward: str) -> None:
    seats = meta.seats[0]
    batch, luck = Batch(meta.name, seats, 2, seed=1, reward=reward, observe=False, mask=False), np.random.default_rng(1)
    for _ in range(meta.longest):
        batch.step_nth((luck.random(2) * batch.counts).astype(int))
        if batch.over.any():
            break
    worth = batch.rewards[batch.over.astype(bool)][0]
    if reward == "win":
        assert worth.sum() == pytest.approx(1.0) and worth.min() >= 0
    else:
        assert worth.max() == pytest.approx(-worth.min()) or len(worth) > 2
    assert (batch.counts > 0).all()


def test_the_same_seed_deals_the_same_games() -> None:
    first, second, other = (Batch("yak", 3, 4, seed=seed) for seed in (7, 7, 8))
    assert (first.observations == second.observations).all()
    assert (first.observations != other.observations).any()


def test_games_may_have_seeds_of_their_own() -> None:
    batch = Batch("yak", 3, 3, seed=[4, 9, 4])
    assert (batch.observations[0] == batch.observations[2]).all()
    assert (batch.observations[0] != batch.observations[1]).any()
    assert (batch.observations == Batch("yak", 3, 3, seed=np.array([4, 9, 4])).observations).all()


def test_a_step_with_one_wrong_action_changes_no_game() -> None:
    batch = Batch("yak", 2, 2, seed=3)
    before = batch.observations.copy()
    right = np.flatnonzero(batch.masks[0])[0]
    for wrong in (264, -1, 1 << 62):
        with pytest.raises(NotOffered):
            batch.step([right, wrong])
    for wrong in (batch.counts[1], -1, 1 << 62):
        with pytest.raises(NotOffered):
            batch.step_nth([0, wrong])
    assert (batch.observations == before).all()


def test_an_action_that_is_not_offered_may_cost_the_game_instead() -> None:
    batch = Batch("yak", 2, 2, seed=3, learner=1)
    before, right = batch.observations.copy(), np.flatnonzero(batch.masks[0])[0]
    batch.step([right, 264], illegal_reward=-1.0)
    assert batch.over.tolist() == [0, 1] and batch.rewards.tolist() == [[0, 0], [0, -1]]
    assert (batch.last_observations[1] == before[1]).all() and (batch.observations[1] != before[1]).any()
    batch.step([np.flatnonzero(mask)[0] for mask in batch.masks], illegal_reward=-1.0)
    assert not batch.over.any() and not batch.rewards.any(), "the new game has no price to pay"


@pytest.mark.parametrize(
    "wrong",
    [[1], [1.5, 2.0], [[1, 2]], [None, None], [True, False], [np.nan, 0], ["1", "2"], 1, [[1], []], [1, 1 << 70]],
)
def test_what_is_no_row_of_whole_numbers_is_refused(wrong: object) -> None:
    batch = Batch("yak", 2, 2)
    before = batch.observations.copy()
    for step in (batch.step, batch.step_nth):
        with pytest.raises(BadEnvironment, match="2 whole numbers"):
            step(wrong)  # type: ignore[arg-type]
    assert (batch.observations == before).all()


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"games": 2.5},
        {"reward": "fame"},
        {"reward": ["win"]},
        {"learner": 2},
        {"learner": "first"},
        {"rivals": "strong"},
        {"seed": [1]},
        {"seed": "11"},
        {"seed": None},
        {"seed": [1, 1 << 70]},
    ],
)
def test_a_batch_that_can_not_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadEnvironment):
        Batch(**{"game": "yak", "seats": 2, "games": 2, **wrong})  # type: ignore[arg-type]


def test_options_of_the_game_are_passed_on() -> None:
    assert Batch("yak", 2, 1, bonus_cards=3).observations[0].sum() > 0
    with pytest.raises(BadOption):
        Batch("yak", 2, 1, bonus_cards=4)
