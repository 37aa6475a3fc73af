"""Many learners at once, each at a table of its own: one call of the compiled rules steps them all."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from chautari.engine.meta import Setting
from chautari.games import load
from chautari.research.batch import Batch
from chautari.research.gym.learner import space_of
from chautari.research.observing import Numbers


class Learners(VectorEnv[Numbers, ArrayLike, NDArray[Any]]):
    """`rivals` are "uniform" or "greedy", which the compiled rules play themselves.

    A game that ends is dealt anew in the same step; its last observation stands in info["final_obs"].
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # Gymnasium's own shape

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
        self.seat = seat
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._wanted: dict[str, Any] = {"learner": seat, "rivals": rivals, "reward": reward, **options}
        self._game = game
        self.single_observation_space = space_of(game, self.seats)
        self.single_action_space = spaces.Discrete(rules.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = self._deal(0)

    def _deal(self, seed: int) -> Batch:
        return Batch(self._game, self.seats, self.num_envs, seed=seed, **self._wanted)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._batch = self._deal(int(self.np_random.integers(1 << 31)))
        return self._batch.observations.copy(), self._info()

    def step(self, actions: ArrayLike) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch = self._batch
        batch.step(actions)
        over = batch.over.astype(np.bool_)
        info = self._info()
        if over.any():
            last = np.full(self.num_envs, None, dtype=object)
            for n in np.flatnonzero(over):
                last[n] = batch.last_observations[n].copy()
            info |= {"final_obs": last, "_final_obs": over}
        nothing = np.zeros(self.num_envs, np.bool_)
        return batch.observations.copy(), batch.rewards[:, self.seat].copy(), over, nothing, info

    def _info(self) -> dict[str, Any]:
        masks = self._batch.masks.view(np.int8).copy()
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
