"""Gymnasium's own check, and learners many at a time."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import chautari.research.gym
from chautari.engine.meta import Meta
from chautari.research.batch import BadEnvironment
from tests.conformance.cases import every_game
from tests.research.tables import every_table

assert chautari.research.gym.VERSION == 0


def make(name: str, **wanted: Any) -> Any:
    return gymnasium.make(f"chautari/{name}-v0", **wanted).unwrapped


@every_table
def test_gymnasium_finds_nothing_to_complain_about(name: str, seats: int) -> None:
    check_env(make(name, seats=seats, seat=None))


@every_game
def test_a_learner_meets_the_bots_it_asked_for(meta: Meta) -> None:
    env = make(meta.name, rivals=("uniform",) * (meta.seats[0] - 2) + ("greedy",), seat=1)
    _, info = env.reset(seed=1)
    for _ in range(5):
        assert info["seat"] == 1 and (env.action_masks() == info["action_mask"].astype(bool)).all()
        seen, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        assert env.observation_space.contains(seen) and reward == 0.0 and not over


def test_a_bot_of_somebody_else_may_be_a_rival() -> None:
    env = make("yak", rivals=f"{Path(__file__).parents[2] / 'examples' / 'first_bot.py'}:1it", seat=1)
    _, info = env.reset(seed=2)
    assert env.step(np.flatnonzero(info["action_mask"])[0])[2] is False
    env.close()


def test_an_action_that_is_not_offered_ends_the_game() -> None:
    env = make("yak")
    env.reset(seed=1)
    assert env.step(264)[1:4] == (-1.0, True, False)


@pytest.mark.parametrize("wrong", [{"rivals": ("uniform", "uniform")}, {"seat": 2}, {"reward": "fame"}])
def test_a_table_that_can_not_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadEnvironment):
        make("yak", **wrong)


@every_game
@pytest.mark.parametrize("rivals", ["uniform", "greedy"])
def test_many_learners_step_in_one_call(meta: Meta, rivals: str) -> None:
    many = gymnasium.make_vec(
        f"chautari/{meta.name}-v0", num_envs=3, vectorization_mode="vector_entry_point", rivals=rivals, seat=1
    )
    luck = np.random.default_rng(1)
    seen, info = many.reset(seed=3)
    for _ in range(200 if rivals == "uniform" else 3):
        actions = [luck.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, rewards, over, _, info = many.step(np.array(actions))
        assert many.observation_space.contains(seen)
        assert not rewards[~over].any()
        if over.any():
            last = info["final_obs"][np.flatnonzero(over)[0]]
            assert many.single_observation_space.contains(last)
            return
    assert rivals == "greedy", "no game ended"
