"""PettingZoo's own tests, for every game and every number of seats."""

import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import chautari.research.zoo
from chautari.engine.errors import BadOption, NotOffered
from chautari.games import METAS
from chautari.research.batch import BadEnvironment
from tests.research.tables import every_table

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


@pytest.mark.parametrize("name", [meta.name for meta in METAS])
def test_a_table_is_drawn_as_text_and_as_an_image(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = METAS[[meta.name for meta in METAS].index(name)].seats[0]
    render_test(lambda **wanted: module(name).env(seats=seats, **wanted))
    assert "player_0" in capsys.readouterr().out


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


def test_seats_and_options_may_change_with_a_reset() -> None:
    env = module("yak").raw_env(seats=2)
    assert set(played(env, 1, seats=4, bonus_cards=2)) == {f"player_{seat}" for seat in range(4)}


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    env = module("yak").raw_env(seats=2)
    env.reset(seed=1)
    before = env.observe("player_0")["observation"]
    with pytest.raises(NotOffered):
        env.step(200)
    with pytest.raises(BadEnvironment):
        env.step("north")
    assert (env.observe("player_0")["observation"] == before).all()


def test_a_table_that_can_not_be_is_refused() -> None:
    with pytest.raises(BadOption):
        module("yak").env(bonus_cards=9)
    with pytest.raises(BadEnvironment):
        module("yak").env(reward="fame")


def test_seats_asked_together_see_nothing_of_each_other() -> None:
    """Yak's cards are chosen at the same time: whatever the first chooses, the second sees the same."""
    seen = []
    for card in range(3):
        env = module("yak").raw_env(seats=2)
        env.reset(seed=4)
        assert env.agent_selection == "player_0"
        env.step(card)
        seen.append(env.observe("player_1")["observation"])
    assert (seen[0] == seen[1]).all() and (seen[1] == seen[2]).all()
