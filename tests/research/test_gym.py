"""Gymnasium's own check, and learners many at a time."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import chautari.research.gym
from chautari.engine.meta import Meta
from chautari.research.arguments import BadEnvironment
from tests.conformance.cases import every_game
from tests.research.tables import every_table

assert chautari.research.gym.VERSION == 0


WRONG = [
    {"rivals": ("uniform", "uniform")},
    {"seat": 2},
    {"seat": "first"},
    {"reward": "fame"},
    {"render_mode": "film"},
]


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


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.filterwarnings("ignore:.*render_mode='film':UserWarning")  # Gymnasium says so too, and goes on
def test_a_table_that_can_not_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadEnvironment):
        make("yak", **wrong)


@pytest.mark.parametrize("wrong", ["north", 1.0, None, np.array([1])])
def test_an_action_is_a_whole_number(wrong: object) -> None:
    env = make("yak")
    before, _ = env.reset(seed=1)
    with pytest.raises(BadEnvironment, match="whole number"):
        env.step(wrong)
    assert (env.step(0)[0] != before).any()


def test_a_copy_of_a_table_goes_its_own_way_with_the_same_luck() -> None:
    env = make("yak")
    env.reset(seed=1)
    other = deepcopy(env)
    for _ in range(30):
        action = int(np.flatnonzero(env.action_masks())[-1])
        seen = env.step(action)[0]
        assert (other.step(action)[0] == seen).all()
    other.step(int(np.flatnonzero(env.action_masks())[0]))
    assert (env._observation() == seen).all() and (other._observation() != seen).any()


def make_many(name: str, number: int = 3, **wanted: Any) -> Any:
    mode = "vector_entry_point"
    return gymnasium.make_vec(f"chautari/{name}-v0", num_envs=number, vectorization_mode=mode, **wanted)


@every_game
@pytest.mark.parametrize("rivals", ["uniform", "greedy"])
def test_many_learners_step_in_one_call(meta: Meta, rivals: str) -> None:
    many = make_many(meta.name, rivals=rivals, seat=1)
    luck = np.random.default_rng(1)
    seen, info = many.reset(seed=3)
    for _ in range(200 if rivals == "uniform" else 3):
        actions = [luck.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, rewards, over, _, info = many.step(np.array(actions))
        assert many.observation_space.contains(seen) and (info["seat"] == 1).all()
        assert not rewards[~over].any()
        if over.any():
            last = info["final_obs"][np.flatnonzero(over)[0]]
            assert many.single_observation_space.contains(last) and last[meta.seats[-1]] == 1, "it is over"
            assert info["final_obs"][~over].tolist() == [None] * int((~over).sum())
            return
    assert rivals == "greedy", "no game ended"


def shape_of(info: dict[str, Any]) -> dict[str, Any]:
    return {
        key: shape_of(value) if isinstance(value, dict) else (value.shape, value.dtype) for key, value in info.items()
    }


def test_many_learners_are_told_what_gymnasiums_own_vectors_tell() -> None:
    """The same keys, shapes and kinds as from single environments side by side, also when a game ends."""
    ours = make_many("yak")
    same_step = {"autoreset_mode": AutoresetMode.SAME_STEP}
    theirs = gymnasium.make_vec("chautari/yak-v0", num_envs=3, vectorization_mode="sync", vector_kwargs=same_step)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    assert ours.observation_space == theirs.observation_space and ours.action_space == theirs.action_space
    told = [many.reset(seed=1)[1] for many in (ours, theirs)]
    assert shape_of(told[0]) == shape_of(told[1])
    for wrong in (False, True):
        actions = [[np.flatnonzero(mask)[0] for mask in info["action_mask"]] for info in told]
        if wrong:
            actions[0][0] = actions[1][0] = 264
        ends = [many.step(np.array(chosen)) for many, chosen in zip((ours, theirs), actions, strict=True)]
        told = [end[4] for end in ends]
        for one, other in zip(ends[0][:4], ends[1][:4], strict=True):
            assert (one.shape, one.dtype) == (other.shape, other.dtype)
        assert shape_of(told[0]) == shape_of(told[1])
    for _, rewards, over, cut, info in ends:
        assert rewards.tolist() == [-1.0, 0.0, 0.0] and over.tolist() == [True, False, False] and not cut.any()
        assert info["_final_info"].tolist() == info["final_info"]["_action_mask"].tolist() == over.tolist()
    theirs.close()


def test_seeds_of_many_learners_are_one_or_a_list() -> None:
    many = make_many("yak")
    deals = [many.reset(seed=seed)[0] for seed in (5, 5, 6, [5, 6, 5], [5, 6, 5], [5, None, 5])]
    assert (deals[0] == deals[1]).all() and (deals[1] != deals[2]).any()
    assert (deals[3] == deals[4]).all() and (deals[3][0] == deals[3][2]).all() and (deals[3][0] != deals[3][1]).any()
    assert (deals[5][0] == deals[3][0]).all()
    with pytest.raises(BadEnvironment):
        many.reset(seed=[1, 2])


def test_many_tables_are_drawn() -> None:
    many = make_many("yak", render_mode="ansi")
    many.reset(seed=1)
    drawn = many.render()
    assert len(drawn) == 3 and all("player_1" in text for text in drawn) and drawn[0] != drawn[1]


@pytest.mark.parametrize("wrong", [{"rivals": "search"}, {"seat": None}, *WRONG])
def test_many_tables_that_can_not_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadEnvironment):
        make_many("yak", **wrong)
