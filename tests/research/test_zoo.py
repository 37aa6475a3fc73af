"""PettingZoo's own tests, for every game and every number of seats."""

import warnings
from copy import deepcopy
from importlib import import_module
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import chautari.research.zoo
from chautari.engine import play
from chautari.engine.errors import BadOption, BadSeats, NotOffered
from chautari.research.arguments import BadEnvironment
from tests.research.tables import every_table

pytestmark = pytest.mark.slow

CYCLES = 1000 if chautari.compiled() else 60


def module(name: str) -> Any:
    return import_module(f"{chautari.research.zoo.__name__}.{name.replace('-', '_')}")


@pytest.fixture(autouse=True)
def _dicts_are_meant() -> Any:
    """PettingZoo warns of observations that are dictionaries, unless they are its own."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        yield


@every_table
def test_the_api_is_as_pettingzoo_wants_it(name: str, seats: int) -> None:
    api_test(pettingzoo.make("aec", f"chautari/{name}-v0", seats=seats), num_cycles=CYCLES)
    api_test(module(name).raw_env(seats=seats), num_cycles=20)


@every_table
def test_the_same_seed_plays_the_same_game(name: str, seats: int) -> None:
    seed_test(lambda: module(name).env(seats=seats), num_cycles=15)


@every_table
def test_all_agents_at_once_work_too(name: str, seats: int) -> None:
    parallel_api_test(pettingzoo.make("parallel", f"chautari/{name}-v0", seats=seats), num_cycles=30)


@every_table
def test_a_table_is_drawn_as_text_and_as_an_image(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **wanted: module(name).env(seats=seats, **wanted))
    assert f"player_{seats - 1}" in capsys.readouterr().out


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_the_same_table_is_the_same_picture_and_another_is_not(mode: str) -> None:
    pictures = []
    for seed in (1, 1, 2):
        env = module("yak").env(seats=2, render_mode=mode)
        env.reset(seed=seed)
        pictures.append(env.render())
    assert np.array_equal(pictures[0], pictures[1]) and not np.array_equal(pictures[0], pictures[2])


def test_who_wants_no_pictures_gets_none() -> None:
    env = module("yak").env(seats=2)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def played(env: Any, seed: int, **options: Any) -> dict[str, float]:
    """Rewards of a random game."""
    luck, earned = np.random.default_rng(seed), {}
    env.reset(seed=seed, options=options)
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        if over:
            earned[agent] = reward
            env.step(None)
        else:
            assert (info["action_mask"] == seen["action_mask"]).all()
            env.step(luck.choice(np.flatnonzero(seen["action_mask"])))
    return earned


def test_rewards_come_at_the_end_as_shares_of_the_victory_or_margins() -> None:
    shares = played(module("yak").raw_env(seats=3), 2)
    margins = played(module("yak").raw_env(seats=3, reward="margin"), 2)
    assert sum(shares.values()) == pytest.approx(1.0)
    assert {agent for agent, share in shares.items() if share} <= {agent for agent, m in margins.items() if m >= 0}
    assert max(margins.values()) >= 0 > min(margins.values())


def test_seats_and_options_may_change_with_a_reset_for_one_game() -> None:
    for env in (module("yak").raw_env(seats=2), module("yak").env(seats=2)):
        assert set(played(env, 1, seats=4, bonus_cards=2)) == {f"player_{seat}" for seat in range(4)}
        assert env.unwrapped.table.state.seats == 4 and env.observation_space("player_3").contains(
            env.observe("player_3")
        )
        env.reset(seed=1)
        assert env.agents == ["player_0", "player_1"]
    many = module("yak").parallel_env(seats=2)
    assert set(many.reset(seed=1, options={"seats": 3})[0]) == {"player_0", "player_1", "player_2"}


@pytest.mark.parametrize(
    "wrong", [{"seats": 5}, {"seats": "two"}, {"bonus_cards": 4}, {"bonus_card": 1}, {"options": 2}]
)
def test_a_reset_to_what_can_not_be_is_refused_and_changes_nothing(wrong: dict[str, Any]) -> None:
    env = module("yak").env(seats=2)
    env.reset(seed=1)
    before = env.observe("player_0")["observation"]
    with pytest.raises((BadOption, BadSeats)):
        env.reset(options=wrong)
    assert (env.observe("player_0")["observation"] == before).all()


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    env = module("yak").raw_env(seats=2)
    env.reset(seed=1)
    before = env.observe("player_0")["observation"]
    with pytest.raises(NotOffered):
        env.step(200)
    for wrong in ("north", None, 1.0, np.array([1]), 1 << 70):
        with pytest.raises(BadEnvironment):
            env.step(wrong)
    assert (env.observe("player_0")["observation"] == before).all()


def test_a_table_that_can_not_be_is_refused() -> None:
    with pytest.raises(BadOption):
        module("yak").env(bonus_cards=9)
    for wrong in ({"reward": "fame"}, {"render_mode": "film"}):
        with pytest.raises(BadEnvironment):
            module("yak").env(**wrong)


def test_the_mask_of_the_info_is_a_copy() -> None:
    env = module("yak").env(seats=2)
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    offered = info["action_mask"].tolist()
    seen["action_mask"][:] = 0
    seen["observation"][:] = 0
    assert info["action_mask"].tolist() == offered and env.observe("player_0")["action_mask"].tolist() == offered
    assert env.observe("player_0")["observation"].any()
    assert not info["action_mask"].flags.writeable, "nobody spoils what the environment itself looks at"


def test_an_agent_whose_game_is_over_may_only_leave() -> None:
    env = module("yak").raw_env(seats=2)
    env.reset(seed=1)
    while not env.terminations["player_0"]:
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    assert env.agents == ["player_0", "player_1"] and not env.last()[0]["action_mask"].any()
    env.step(None)
    env.step(None)
    assert env.agents == []


def test_a_copy_of_an_environment_goes_its_own_way_with_the_same_luck() -> None:
    env = module("kathmandu").env(seats=2)
    env.reset(seed=3)
    other = deepcopy(env)
    for _ in range(40):
        action = int(np.flatnonzero(env.last()[0]["action_mask"])[-1])
        env.step(action)
        other.step(action)
        seen, same = env.last()[0], other.last()[0]
        assert all((seen[key] == same[key]).all() for key in seen)
    other.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert (env.last()[0]["observation"] == seen["observation"]).all()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_asked_together_see_nothing_of_each_other(seats: int) -> None:
    """Yak's cards are chosen at the same time: whatever some choose, those who answer after them see the same."""
    env, luck, choices = module("yak").raw_env(seats=seats), np.random.default_rng(4), 0
    env.reset(seed=4)
    while choices < 3 * seats:
        offered = np.flatnonzero(env.last()[0]["action_mask"])
        later = [f"player_{seat}" for seat in play.asked(env.table.state)[1:]]
        if later:
            choices += 1
            after = [deepcopy(env) for _ in offered]
            for other, action in zip(after, offered, strict=True):
                other.step(action)
                assert other.agent_selection == later[0]
            for agent in later:
                assert len({other.observe(agent)["observation"].tobytes() for other in after}) == 1
        env.step(luck.choice(offered))
