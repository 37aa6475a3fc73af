"""Many learners at once, each at a table of its own: one call of the compiled rules steps them all."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from chautari.engine.meta import Setting
from chautari.games import load
from chautari.research.arguments import check_mode, check_seat
from chautari.research.batch import Batch
from chautari.research.gym.learner import ILLEGAL_REWARD, MODES, render_table, space_of
from chautari.research.observing import Numbers


class Learners(VectorEnv[Numbers, ArrayLike, NDArray[Any]]):
    """`rivals` are "uniform" or "greedy", which the compiled rules play themselves; all learners have the same seat.

    A game that ends is dealt anew in the same step; its last observation stands in info["final_obs"], and what else was
    told of it in info["final_info"]. An action that is not offered ends its game with a reward of −1.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": MODES, "render_fps": 1}  # noqa: RUF012  # Gymnasium's own shape

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        rivals: str = "uniform",
        reward: str = "win",
        render_mode: str | None = None,
        **options: Setting,
    ) -> None:
        rules = load(game)
        self.seats = rules.meta.seats[0] if seats is None else seats
        rules.meta.complete(self.seats, options)
        check_seat(self.seats, seat)
        check_mode(MODES, render_mode)
        self.seat = seat
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._batch_options: dict[str, Any] = {"learner": seat, "rivals": rivals, "reward": reward, **options}
        self._game = game
        self.single_observation_space = space_of(game, self.seats)
        self.single_action_space = spaces.Discrete(rules.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = self._deal(0)

    def _deal(self, seed: int | list[int]) -> Batch:
        return Batch(self._game, self.seats, self.num_envs, seed=seed, **self._batch_options)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deals anew; one seed is for all games, a list has one for each, and None leaves it to luck."""
        if isinstance(seed, list):
            self._batch = self._deal([self._luck() if one is None else one for one in seed])
        else:
            super().reset(seed=seed)
            self._batch = self._deal(self._luck())
        return self._batch.observations.copy(), self._info()

    def _luck(self) -> int:
        return int(self.np_random.integers(1 << 31))

    def step(self, actions: ArrayLike) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch = self._batch
        batch.step(actions, illegal_reward=ILLEGAL_REWARD)
        over = batch.over.astype(np.bool_)
        info = self._info()
        if over.any():
            info |= self._final(over)
        nothing = np.zeros(self.num_envs, np.bool_)
        return batch.observations.copy(), batch.rewards[:, self.seat].copy(), over, nothing, info

    def _info(self) -> dict[str, Any]:
        return self._info_for(self._batch.masks.view(np.int8).copy(), np.ones(self.num_envs, np.bool_))

    def _final(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """The part of the info on games that have just ended: nothing is offered any more."""
        last = np.full(self.num_envs, None, dtype=object)
        for n in np.flatnonzero(over):
            last[n] = self._batch.last_observations[n].copy()
        info = self._info_for(np.zeros_like(self._batch.masks, np.int8), over)
        return {"final_obs": last, "_final_obs": over, "final_info": info, "_final_info": over}

    def _info_for(self, masks: NDArray[np.int8], of: NDArray[np.bool_]) -> dict[str, Any]:
        """An info in Gymnasium's shape: beside each value a flag for each game that it is meant for."""
        seats = np.where(of, self.seat, 0)
        return {"action_mask": masks, "_action_mask": of, "seat": seats, "_seat": of}

    def render(self) -> Any:
        """Every table as a spectator sees it."""
        if self.render_mode is None:
            return None
        return tuple(render_table(self.render_mode, self._batch.game, state) for state in self._batch.states())
